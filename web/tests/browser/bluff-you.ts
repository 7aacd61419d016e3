// How a person of the tests plays Bluff You!: by mouse, or by keyboard alone. Which choice hardly matters.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';

interface Seen {
  over: boolean;
  curtain: boolean;
  verdict: boolean;
  act: boolean;
  give: boolean;
  go: boolean;
  tiles: number[];
}

const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const go = document.querySelector<HTMLButtonElement>('[data-go]');
    return {
      over: document.querySelector('.fin') !== null,
      curtain: document.querySelector('.curtain') !== null,
      verdict: document.querySelector('.verdict.armed') !== null,
      act: document.querySelector('.act .peek') !== null,
      give: document.querySelector('.own [role="radio"]') !== null,
      go: go !== null && !go.disabled,
      tiles: [...document.querySelectorAll('.tiles [role="radio"][aria-disabled="false"] b')].map((tile) => Number(tile.textContent)),
    };
  });

let turn = 0;

/** Does one thing if there is one to do. Answers whether the match is over. */
export async function byMouse(page: Page): Promise<boolean> {
  const seen = await look(page);
  const quick = { timeout: 1500 };
  const tap = (selector: string, n = 0) => page.locator(selector).nth(n).click(quick).catch(() => {});
  if (seen.over) return true;
  if (seen.verdict) await tap(turn++ % 2 ? '.okb' : '.blb');
  else if (seen.act) {
    const tile = seen.tiles[turn++ % seen.tiles.length];
    await tap(`[data-aim="tile ${tile}"]`);
    await tap('.opps [role="radio"]:not([aria-disabled="true"])');
    await tap('[data-go]');
  } else if (seen.give) {
    await tap('.own [role="radio"]');
    await tap('[data-go]');
  } else if (seen.go) await tap('[data-go]');
  return false;
}

export async function byKeyboard(page: Page): Promise<boolean> {
  const seen = await look(page);
  const press = (key: string) => page.keyboard.press(key);
  if (seen.over) return true;
  if (seen.verdict) await press(turn++ % 2 ? 'o' : 'b');
  else if (seen.act) {
    const tile = seen.tiles[turn++ % seen.tiles.length];
    await press('Escape');
    await page.keyboard.type(String(tile));
    await page.waitForTimeout(750);
    for (let i = 0; i < 30; i++) {
      if (await page.evaluate(() => document.activeElement?.closest('.opps') !== null)) break;
      await press('Tab');
    }
    await press('ArrowRight');
    await press('ArrowLeft');
    await press('Enter');
  } else if (seen.give) {
    for (let i = 0; i < 30; i++) {
      if (await page.evaluate(() => document.activeElement?.closest('.own') !== null)) break;
      await press('Tab');
    }
    await press(' ');
    await press('Enter');
  } else if (seen.go) {
    await page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined));
    await press('Enter');
  }
  return false;
}

/** Nobody was ever sent dice that only another may see. */
export function noSecrets(frames: string[], mine: number[]) {
  for (const frame of frames) {
    const tell = JSON.parse(frame) as Record<string, Record<string, unknown> | undefined>;
    const told = tell['told'] ?? tell['resync'];
    if (!told) continue;
    const view = told['view'] as { cup: unknown; moment: Record<string, { bluffer: number } | undefined> };
    if (view.cup !== null) {
      const bluffer = (view.moment['acting'] ?? view.moment['answering'])?.bluffer;
      expect(mine).toContain(bluffer);
    }
    for (const event of (told['events'] ?? told['account']) as Record<string, { bluffer: number; roll: unknown } | undefined>[]) {
      const rolled = event['rolled'];
      if (rolled && rolled.roll !== null) expect(mine).toContain(rolled.bluffer);
    }
  }
}
