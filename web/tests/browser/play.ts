// A whole match: everybody plays at once until it is over, whatever happens to pages, lines and the house meanwhile.

import type { Driver } from './drivers';
import type { Hand } from './hand';
import type { Person } from './people';

/** Something that happens once the match has come that far. */
export interface Disturbance {
  at: number;
  does: () => Promise<void>;
}

/** The longest match, Cincinnati, takes two minutes on a busy machine of two cores; others may be four times slower. */
export const MATCH_MS = 480_000;

/** How far the match has come, as the best informed of these people knows. */
export const farthest = (people: Person[], progress: Driver['progress']) => () => Math.max(0, ...people.flatMap(({ heard }) => heard.slice(-1)).map(({ view }) => progress(view)));

export async function playOut(hands: Hand[], progress: () => number, disturbances: Disturbance[] = []) {
  const ends = Date.now() + MATCH_MS;
  const over = new Set<Hand>();
  let failed = false;
  const stop = () => failed || Date.now() > ends;
  const plays = hands.map(async (hand) => {
    await hand.playsOut(stop);
    if (!stop()) over.add(hand);
  });
  const disturbs = (async () => {
    for (const { at, does } of disturbances) {
      while (progress() < at && !stop()) await new Promise((done) => setTimeout(done, 50));
      if (!stop()) await does();
    }
  })();
  await Promise.all([...plays, disturbs]).catch((error: unknown) => {
    failed = true;
    throw error;
  });
  if (over.size < hands.length) throw new Error(`the match did not end; people see:\n${(await Promise.all(hands.map(sees))).join('\n')}`);
}

/** What the dock says and where the focus is: the first things to know about a match that stands still. */
async function sees({ person: { page } }: Hand): Promise<string> {
  const [dock, focus] = await page.evaluate(() => [document.querySelector<HTMLElement>('.dock')?.innerText, document.activeElement?.outerHTML.slice(0, 120)]).catch(() => []);
  return `${page.url()}: ${dock?.replaceAll('\n', ' / ')}; the focus is at ${focus}`;
}
