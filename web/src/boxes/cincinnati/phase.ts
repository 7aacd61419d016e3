// Where the round stands, in a few words for the bar.

import { ROUNDS, type CincinnatiTable, type View } from './types';
import { said } from './words';

export function phaseOf(table: CincinnatiTable): string {
  const w = said();
  const view = table.scene?.view ?? table.view;
  if (!view) return '';
  if (view.moment === 'lot') return w.phase.lot;
  return `${w.round(view.round, ROUNDS)} · ${table.scene?.kind === 'collect' ? w.phase.collect : what(view)}`;
}

function what(view: View): string {
  const w = said().phase;
  const moment = view.moment;
  if (moment === 'over') return w.over;
  if (moment === 'lot') return w.lot;
  if ('turning' in moment) return w.turning;
  if ('placing' in moment) return w.placing;
  if ('rolling' in moment) return w.rolling;
  if ('choosing' in moment) return w.choosing;
  if ('keeping' in moment) return w[moment.keeping.roll];
  if ('throwing' in moment) return w[moment.throwing.roll];
  if ('asking' in moment) return w.asking;
  return 'challenging' in moment ? w.challenging : w.duel;
}
