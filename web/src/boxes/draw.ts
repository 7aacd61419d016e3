// Draws a frame to text, for tests: the page without a browser.

import { render } from 'svelte/server';
import type { Box } from '../shelf/boxes';
import { speaker, type Tongue } from '../words/tongue.svelte';
import Framed from './Framed.svelte';
import { frameTable, type Frame } from './frame';
import { load } from '.';

export async function draw(box: Box, frame: Frame, { tongue = 'en', cloth = false }: { tongue?: Tongue; cloth?: boolean } = {}): Promise<string> {
  const module = await load(box);
  await speaker.speak(tongue);
  const { body } = render(Framed, { props: { box, module, table: frameTable(module, frame, cloth) } });
  return body.replace(/<!--.*?-->/g, '');
}
