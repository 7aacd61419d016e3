// Where the turn stands, in a few words for the bar.

import { bluffer, claimOf, type BluffTable } from './types';
import { said } from './words';

export function phaseOf(table: BluffTable, doublet: boolean): string {
  const w = said();
  const view = table.view;
  if (!view) return '';
  if (view.moment === 'over') return w.over;
  if (view.moment === 'lot') return w.lot;
  const rolled = table.told.filter((event) => typeof event === 'object' && 'rolled' in event).length;
  const turn = w.turn('rolling' in view.moment && table.scene?.kind !== 'shake' ? rolled + 1 : Math.max(1, rolled));
  return `${turn} · ${what(table, doublet)}`;
}

function what(table: BluffTable, doublet: boolean): string {
  const w = said();
  const view = table.view;
  if (table.scene?.kind === 'reveal') return w.reveal;
  if (table.scene?.kind === 'exchange' || doublet) return w.doubletTitle;
  if (!view) return '';
  if (typeof view.moment === 'object' && 'giving' in view.moment) return w.failedSteal;
  const claim = claimOf(view);
  if (claim) return claim.diviner === table.me ? w.youDivine : w.decides(table.name(claim.diviner));
  const who = bluffer(view);
  return who === null ? '' : who === table.me ? w.youBluff : w.bluffs(table.name(who));
}
