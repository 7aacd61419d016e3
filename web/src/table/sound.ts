// Sounds at the table, only when somebody asked for them.

import { ears } from './ears.svelte';
import { SOUNDS, type Sound } from './sounds';

const TURN_GAP_MS = 5000;

let context: AudioContext | undefined;
let lastTurn = -TURN_GAP_MS;

export function play(sound: Sound) {
  if (!ears.on) return;
  if (sound === 'turn') {
    if (performance.now() - lastTurn < TURN_GAP_MS) return;
    lastTurn = performance.now();
  }
  context ??= new AudioContext();
  void context.resume();
  SOUNDS[sound](context, context.currentTime);
}
