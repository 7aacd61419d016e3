// Luck, exactly as the house draws it: recomputed here, with the browser's own SHA-256 and ChaCha20.

import { chacha20 } from '@noble/ciphers/chacha.js';

const text = new TextEncoder();
const ZERO = new Uint8Array(1);
const WORDS = 1024;

export function bytes(hex: string): Uint8Array<ArrayBuffer> {
  if (!/^([0-9a-f]{2})*$/.test(hex)) throw new Error('not hex');
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export const hex = (of: Uint8Array): string => Array.from(of, (byte) => byte.toString(16).padStart(2, '0')).join('');

function join(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export async function sha256(...parts: Uint8Array[]): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', join(...parts)));
}

/** Shown before any seat gives entropy. */
export const commitment = (id: string, secret: Uint8Array) => sha256(text.encode('tapis/luck/1'), ZERO, text.encode(id), ZERO, secret);

/** What the stream runs on: the secret, and what each seat added. */
export function key(id: string, secret: Uint8Array, entropy: Uint8Array[]) {
  const added = entropy.map((given, seat) => join(Uint8Array.of(seat, given.length & 255, given.length >> 8), given));
  return sha256(text.encode('tapis/key/1'), ZERO, text.encode(id), ZERO, secret, ...added);
}

/** The record's digest: SHA-256 of its canonical JSON (RFC 8785) without the digest itself. */
export const digest = (record: object) => sha256(text.encode('tapis/record/1'), ZERO, text.encode(canonical({ ...record, digest: undefined })));

export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, of]) => of !== undefined);
    entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    return `{${entries.map(([name, of]) => `${JSON.stringify(name)}:${canonical(of)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

/** The stream of a match: RFC 8439 ChaCha20 under the key, zero nonce, counter from 0, read as little-endian words. */
export class Stream {
  used = 0;
  #words: Uint32Array = new Uint32Array();
  #block = 0;

  constructor(private readonly key: Uint8Array) {}

  word(): number {
    const at = this.used % WORDS;
    if (at === 0) {
      const part = chacha20(this.key, new Uint8Array(12), new Uint8Array(WORDS * 4), undefined, this.#block);
      const view = new DataView(part.buffer, part.byteOffset, part.byteLength);
      this.#words = Uint32Array.from({ length: WORDS }, (_, i) => view.getUint32(i * 4, true));
      this.#block += WORDS / 16;
    }
    this.used++;
    return this.#words[at] ?? 0;
  }

  below(n: number): number {
    if (n === 1) return 0;
    const zone = Math.floor(2 ** 32 / n) * n;
    for (;;) {
      const word = this.word();
      if (word < zone) return word % n;
    }
  }

  die = (): number => this.below(6) + 1;
}
