// Frames of a box without a house: /gallery/?box=bluff-you&frame=act&screen=cloth&lang=fr&room=terrace. Never part of the page.

import { mount } from 'svelte';
import '../src/look/tokens.css';
import '../src/look/shell.css';
import '../src/look/base.css';
import { frameTable, type Frame } from '../src/boxes/frame';
import { load } from '../src/boxes';
import { isBox } from '../src/shelf/boxes';
import { phrases, speaker } from '../src/words';
import Framed from '../src/boxes/Framed.svelte';

const query = new URLSearchParams(location.search);
const box = query.get('box') ?? 'bluff-you';
const frames = import.meta.glob<{ frames: Record<string, Frame> }>('../src/boxes/*/frames.ts');
await phrases.learn();
await speaker.speak(query.get('lang') === 'fr' ? 'fr' : 'en');
document.documentElement.dataset['room'] = query.get('room') ?? 'night';
if (query.get('screen') === 'cloth') document.documentElement.dataset['view'] = 'cloth';
document.body.dataset['box'] = box;

const found = await frames[`../src/boxes/${box}/frames.ts`]?.();
const module = isBox(box) ? await load(box) : null;
const target = document.getElementById('app');
if (found && module && isBox(box) && target) {
  const name = query.get('frame');
  const frame = name === null ? undefined : found.frames[name];
  if (frame) mount(Framed, { target, props: { box, module, table: frameTable(module, frame, query.get('screen') === 'cloth') } });
  else target.innerHTML = Object.keys(found.frames).map((key) => `<a href="?box=${box}&frame=${key}">${key}</a>`).join(' ');
}
