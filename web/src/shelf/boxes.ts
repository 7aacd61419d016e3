// The four boxes as the shelf knows them, before the house has said anything.

export const BOXES = ['vabanque', 'cincinnati', 'bluff-you', 'quitte-ou-double'] as const;
export type Box = (typeof BOXES)[number];

/** Names are never translated. */
export const TITLE: Record<Box, string> = {
  vabanque: 'Vabanque',
  cincinnati: 'Cincinnati',
  'bluff-you': 'Bluff You!',
  'quitte-ou-double': 'Quitte ou Double',
};

export function isBox(text: string | undefined): text is Box {
  return BOXES.some((box) => box === text);
}
