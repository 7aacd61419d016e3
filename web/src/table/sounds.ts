// Every sound of the house: synthesised, dry and close, as if on felt. At most 400 ms, peak −12 dB, all about as loud as one another.

export type Sound = 'chip' | 'card' | 'dice' | 'seal' | 'turn' | 'payout' | 'no' | 'plaque' | 'drum' | 'step' | 'tile' | 'bell' | 'coins' | 'doors' | 'tick';

const PEAK = 0.25;
/** What a band-pass takes from noise is given back, so that a tap is heard beside a tone. */
const BAND = 3;

/** How each is made; on any context, so that they can be rendered and measured. */
export const SOUNDS: Record<Sound, (ctx: BaseAudioContext, at: number) => void> = {
  chip: (ctx, at) => [0, 0.06].forEach((d) => noise(ctx, at + d, 2600, 0.03, 0.8)),
  card: (ctx, at) => noise(ctx, at, 3200, 0.12, 0.45),
  dice: (ctx, at) => Array.from({ length: 7 }, (_, i) => noise(ctx, at + i * 0.045 + Math.random() * 0.02, 700 + Math.random() * 500, 0.04, 1)),
  seal: (ctx, at) => tone(ctx, at, 110, 0.18, 'sine', 0.42),
  turn: (ctx, at) => [587, 880].forEach((hz, i) => tone(ctx, at + i * 0.14, hz, 0.24, 'triangle', 0.45)),
  payout: (ctx, at) => [988, 1175, 1319, 1568].forEach((hz, i) => tone(ctx, at + i * 0.07, hz, 0.1, 'triangle', 0.4)),
  no: (ctx, at) => tone(ctx, at, 130, 0.12, 'sine', 0.5),
  plaque: (ctx, at) => (noise(ctx, at, 420, 0.06, 0.7), tone(ctx, at, 180, 0.1, 'sine', 0.5)),
  step: (ctx, at) => noise(ctx, at, 900, 0.05, 1.5),
  tile: (ctx, at) => (noise(ctx, at, 1400, 0.06, 0.8), noise(ctx, at + 0.05, 500, 0.05, 1.3)),
  bell: (ctx, at) => [1047, 1568, 2093].forEach((hz, i) => tone(ctx, at, hz, 0.4, 'sine', 0.22 / (i + 1))),
  coins: (ctx, at) => Array.from({ length: 6 }, (_, i) => tone(ctx, at + i * 0.055, 1400 - i * 130, 0.07, 'triangle', 0.45)),
  doors: (ctx, at) => [147, 185, 220, 277].forEach((hz) => tone(ctx, at, hz, 0.4, 'triangle', 0.17)),
  tick: (ctx, at) => noise(ctx, at, 1900, 0.02, 1.1),
  drum: (ctx, at) => Array.from({ length: 8 }, (_, i) => noise(ctx, at + i * 0.045, 900, 0.04, 1)),
};

function tone(ctx: BaseAudioContext, at: number, hz: number, seconds: number, type: OscillatorType, level: number) {
  const oscillator = new OscillatorNode(ctx, { frequency: hz, type });
  oscillator.connect(fade(ctx, at, seconds, level));
  oscillator.start(at);
  oscillator.stop(at + seconds);
}

function noise(ctx: BaseAudioContext, at: number, hz: number, seconds: number, level: number) {
  const samples = Math.ceil(ctx.sampleRate * seconds);
  const buffer = ctx.createBuffer(1, samples, ctx.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < samples; i++) data[i] = Math.random() * 2 - 1;
  const filter = new BiquadFilterNode(ctx, { type: 'bandpass', frequency: hz, Q: 2 });
  const source = new AudioBufferSourceNode(ctx, { buffer });
  source.connect(filter).connect(fade(ctx, at, seconds, level * BAND));
  source.start(at);
}

function fade(ctx: BaseAudioContext, at: number, seconds: number, level: number): GainNode {
  const gain = new GainNode(ctx, { gain: 0 });
  gain.gain.setValueAtTime(PEAK * level, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  gain.connect(ctx.destination);
  return gain;
}
