// Synthesised, dry and close, as if on felt. At most 400 ms, peak −12 dB, and only when somebody asked for sound.

import { ears } from './ears.svelte';

export type Sound = 'chip' | 'card' | 'dice' | 'seal' | 'turn' | 'payout' | 'no' | 'plaque' | 'drum' | 'step' | 'tile' | 'bell' | 'coins' | 'doors' | 'tick';

const PEAK = 0.25;
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

const SOUNDS: Record<Sound, (ctx: AudioContext, at: number) => void> = {
  chip: (ctx, at) => [0, 0.06].forEach((d) => tap(ctx, at + d, 2600, 0.03)),
  card: (ctx, at) => noise(ctx, at, 3200, 0.12, 0.5),
  dice: (ctx, at) => Array.from({ length: 7 }, (_, i) => tap(ctx, at + i * 0.045 + Math.random() * 0.02, 700 + Math.random() * 500, 0.04)),
  seal: (ctx, at) => tone(ctx, at, 110, 0.18, 'sine', 1),
  turn: (ctx, at) => [587, 880].forEach((hz, i) => tone(ctx, at + i * 0.14, hz, 0.24, 'triangle', 0.6)),
  payout: (ctx, at) => [988, 1175, 1319, 1568].forEach((hz, i) => tone(ctx, at + i * 0.07, hz, 0.1, 'triangle', 0.5)),
  no: (ctx, at) => tone(ctx, at, 130, 0.12, 'sine', 1),
  plaque: (ctx, at) => (tap(ctx, at, 420, 0.06), tone(ctx, at, 180, 0.1, 'sine', 0.7)),
  step: (ctx, at) => tap(ctx, at, 900, 0.05),
  tile: (ctx, at) => (noise(ctx, at, 1400, 0.06, 0.6), tap(ctx, at + 0.05, 500, 0.05)),
  bell: (ctx, at) => [1047, 1568, 2093].forEach((hz, i) => tone(ctx, at, hz, 0.4, 'sine', 0.4 / (i + 1))),
  coins: (ctx, at) => Array.from({ length: 6 }, (_, i) => tone(ctx, at + i * 0.055, 1400 - i * 130, 0.07, 'triangle', 0.4)),
  doors: (ctx, at) => [147, 185, 220, 277].forEach((hz) => tone(ctx, at, hz, 0.4, 'triangle', 0.3)),
  tick: (ctx, at) => tap(ctx, at, 1900, 0.02),
  drum: (ctx, at) => Array.from({ length: 8 }, (_, i) => noise(ctx, at + i * 0.045, 900, 0.04, 0.6)),
};

function tone(ctx: AudioContext, at: number, hz: number, seconds: number, type: OscillatorType, level: number) {
  const oscillator = new OscillatorNode(ctx, { frequency: hz, type });
  oscillator.connect(fade(ctx, at, seconds, level));
  oscillator.start(at);
  oscillator.stop(at + seconds);
}

function tap(ctx: AudioContext, at: number, hz: number, seconds: number) {
  noise(ctx, at, hz, seconds, 1);
}

function noise(ctx: AudioContext, at: number, hz: number, seconds: number, level: number) {
  const samples = Math.ceil(ctx.sampleRate * seconds);
  const buffer = ctx.createBuffer(1, samples, ctx.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < samples; i++) data[i] = Math.random() * 2 - 1;
  const filter = new BiquadFilterNode(ctx, { type: 'bandpass', frequency: hz, Q: 2 });
  const source = new AudioBufferSourceNode(ctx, { buffer });
  source.connect(filter).connect(fade(ctx, at, seconds, level));
  source.start(at);
}

function fade(ctx: AudioContext, at: number, seconds: number, level: number): GainNode {
  const gain = new GainNode(ctx, { gain: 0 });
  gain.gain.setValueAtTime(PEAK * level, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  gain.connect(ctx.destination);
  return gain;
}
