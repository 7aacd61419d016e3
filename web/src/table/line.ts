// A sentence of the account: text with seats in it, so that a name always comes with its token.

export type Part = string | { seat: number };

export interface AccountLine {
  parts: Part[];
  /** A sum or a reason, in a quieter voice below. */
  note?: string;
  /** What nobody else knew when it happened: told where everybody is seen at once. */
  then?: string;
  /** The clause of the rules that this follows from. */
  clause?: string;
}

/** `sentence\`${seat(2)} took 10\`` */
export function sentence(strings: TemplateStringsArray, ...values: (string | number | { seat: number })[]): Part[] {
  const parts: Part[] = [];
  strings.forEach((text, i) => {
    if (text) parts.push(text);
    const value = values[i];
    if (value !== undefined) parts.push(typeof value === 'number' ? String(value) : value);
  });
  return parts;
}

export const seat = (n: number) => ({ seat: n });

/** Whether two sentences say the same of the same seats. */
export const alike = (one: AccountLine, other: AccountLine | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);

/** As spoken: names instead of tokens. */
export function plain(line: AccountLine, name: (seat: number) => string): string {
  const text = line.parts.map((part) => (typeof part === 'string' ? part : name(part.seat))).join('');
  return line.note ? `${text} ${line.note}` : text;
}
