// For whom the table waits, in one line.

import { momentOf, standOf, type QuitTable } from './types';
import { said } from './words';

export function waitsFor(table: QuitTable): string {
  const w = said();
  const view = table.view;
  if (!view || view.seat === null) return view?.moment === 'over' ? w.phase.over : w.waitsHouse;
  const me = view.seat === table.me;
  const name = table.name(view.seat);
  const board = view.board;
  switch (momentOf(view)) {
    case 'rolling': return w.rollsNow(name);
    case 'absent': return w.absent(name);
    case 'staking': return w.stakes(name);
    case 'reading': return board?.reader ? w.readsOut(table.name(board.reader.seat)) : w.waitsHouse;
    case 'asking': return board?.reader ? w.willAsk(table.name(board.reader.seat)) : w.waitsHouse;
    case 'approaching': return w.approaches(name);
    case 'stuck': return w.stuck;
    case 'starring': return board?.ally ? w.stars(table.name(board.ally.seat)) : w.waitsHouse;
    case 'attempting': return `${name} ${board?.read && standOf(board.read.kind) !== 'typed' ? w.performs(me) : w.thinks(me)}`;
    case 'judging': return board?.reader ? w.readerDecides(table.name(board.reader.seat)) : w.machineChecks;
    case 'contesting': return w.contests(name);
    case 'voting': return w.votesNow;
    case 'insuring': return w.insures(name);
    case 'doubling': return w.decides(name);
    case 'shielding': return w.shields(name);
    case 'targeting': return w.targets(name);
    case 'discarding': return w.discards(name);
    default: return w.waitsHouse;
  }
}
