import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Tell } from '../wire/protocol';
import { Line, type LineState } from './socket';

/** A socket whose other end is the test. */
class Wire {
  static readonly OPEN = 1;
  static laid: Wire[] = [];
  readyState = Wire.OPEN;
  sent: string[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    Wire.laid.push(this);
  }

  send(text: string) {
    this.sent.push(text);
  }

  /** As a browser does where nobody answers: the farewell is still under way when the test is over. */
  close() {
    this.readyState = 2;
  }

  tells(tell: Tell | object) {
    this.onmessage?.({ data: JSON.stringify(tell) });
  }
}

const page = { visibilityState: 'visible', listeners: [] as (() => void)[], addEventListener: (_: string, heard: () => void) => void page.listeners.push(heard), removeEventListener: () => {} };
const states: LineState[] = [];

function open(): Wire {
  new Line('/socket', { tell: () => {}, state: (state) => void states.push(state), unwelcome: async () => true });
  return latest();
}
function latest(): Wire {
  const wire = Wire.laid.at(-1);
  if (!wire) throw new Error('no line was opened');
  wire.tells({ welcome: {} });
  return wire;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal('location', { href: 'http://house/' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', () => {});
  Object.assign(page, { visibilityState: 'visible', listeners: [] });
  [Wire.laid, states].forEach((list) => list.splice(0));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a line that falls silent', () => {
  it('is given up within eight seconds, and another one is opened', async () => {
    const wire = open();
    await vi.advanceTimersByTimeAsync(7_900);
    expect(states).toEqual(['open']);
    await vi.advanceTimersByTimeAsync(100);
    expect(states).toEqual(['open', 'lost']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(Wire.laid).toHaveLength(2);
    latest();
    expect(states).toEqual(['open', 'lost', 'open']);
    expect(wire.onmessage, 'what the dead one may still say').toBeNull();
  });

  it('is kept as long as it answers, and not asked while it speaks', async () => {
    const wire = open();
    for (let i = 0; i < 10; i++) {
      await vi.advanceTimersByTimeAsync(4_000);
      wire.tells({ room: {} });
    }
    expect(wire.sent).toEqual([]);
    for (let i = 1; i <= 10; i++) {
      await vi.advanceTimersByTimeAsync(5_000);
      expect(wire.sent).toHaveLength(i);
      wire.tells({ pong: { n: 0 } });
    }
    expect(states).toEqual(['open']);
  });

  it('is not asked by a page that nobody looks at, and at once when somebody does', async () => {
    const wire = open();
    page.visibilityState = 'hidden';
    await vi.advanceTimersByTimeAsync(600_000);
    expect([wire.sent, states]).toEqual([[], ['open']]);
    page.visibilityState = 'visible';
    page.listeners.forEach((heard) => heard());
    expect(wire.sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(states).toEqual(['open', 'lost']);
  });
});
