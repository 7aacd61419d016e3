// Keys at the table: while a field has the focus only Escape and Enter count, and those are the field's.

export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

/** Numbers typed digit by digit: `1` waits a moment for the `4` of 14. */
export class Digits {
  #typed = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Takes a key; calls `choose` once the number cannot grow, or after a moment. */
  press(key: string, max: number, choose: (n: number) => void): boolean {
    if (!/^\d$/.test(key)) return false;
    clearTimeout(this.#timer);
    this.#typed += key;
    const n = Number(this.#typed);
    const done = () => {
      this.#typed = '';
      choose(n);
    };
    if (n * 10 > max) done();
    else this.#timer = setTimeout(done, 700);
    return true;
  }
}

/** Arrow keys in a group: the one that gets the focus. */
export function step(key: string, at: number, count: number, columns: number): number | null {
  const move = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns, Home: -at, End: count - 1 - at }[key];
  if (move === undefined) return null;
  const to = at + move;
  return to < 0 || to >= count ? at : to;
}
