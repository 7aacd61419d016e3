// Whom the table waits for, in one line: what the dock says while I have nothing to do.

import { list, words } from '../../words';
import { duelOf, type CincinnatiTable } from './types';
import { said } from './words';

export function waitsFor(table: CincinnatiTable): string {
  const w = said().waits;
  const view = table.view;
  if (!view || table.motion.running) return '';
  const moment = view.moment;
  if (moment === 'over') return words().table.over;
  if (moment === 'lot') return words().table.waitsLuck;
  const [first] = table.asked;
  const names = list(table.asked.map(table.name));
  if ('turning' in moment) return w.turn;
  if ('rolling' in moment) return w.roll;
  if ('throwing' in moment || first === undefined) return '';
  if ('placing' in moment) return w.lay(names);
  if ('choosing' in moment) return w.chosen(names);
  if ('asking' in moment) return w.asked(names);
  if ('challenging' in moment) return w.challenge(names);
  if (duelOf(view)) return w.duel(names);
  const own = table.me === null ? undefined : view.seats[table.me];
  const ahead = table.asked.find((seat) => view.seats[seat]?.table === own?.table);
  const iWait = 'keeping' in moment && table.me !== null && moment.keeping.waiting.includes(table.me);
  if (iWait && own && ahead !== undefined) return w.first(table.name(ahead), (view.seats[ahead]?.worth ?? 0) > own.worth);
  return w.decide(names, table.asked.length > 1);
}
