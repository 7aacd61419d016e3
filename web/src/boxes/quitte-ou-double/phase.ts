// Where the match stands, in a few words for the bar.

import { momentOf, type QuitTable } from './types';
import { said, kindWord } from './words';

export function phaseOf(table: QuitTable): string {
  const w = said();
  const view = table.view;
  if (!view) return '';
  const round = view.last_round && view.rounds === null ? w.lastRound : w.round(view.round, view.rounds);
  return `${round} · ${what(table)}`;
}

function what(table: QuitTable): string {
  const w = said();
  const view = table.scene?.view ?? table.view;
  if (!view) return '';
  const scene = table.scene;
  if (scene?.kind === 'verdict') return w.phase.judging;
  if (scene?.kind === 'luck') return w.phase.luck;
  const player = view.seat === null ? '' : table.name(view.seat);
  const drawn = view.board?.read ?? view.board?.unread;
  const task = drawn ? kindWord(drawn.kind) : view.board ? w.family[view.board.family].toLowerCase() : w.phase.card;
  switch (momentOf(view)) {
    case 'lot': return w.phase.lot;
    case 'over': return w.phase.over;
    case 'rolling': return view.seat === table.me ? w.phase.yours : w.phase.rolls(player);
    case 'absent': return w.phase.absent;
    case 'staking': return w.phase.stake;
    case 'drawing': case 'parameters': return w.phase.card;
    case 'asking': case 'doubling': return w.levelDone(view.board?.level ?? 1);
    case 'judging': return w.phase.judging;
    case 'contesting': case 'insuring': return w.phase.failed;
    case 'voting': return w.phase.vote;
    case 'luck-drawing': case 'shielding': case 'targeting': case 'discarding': return w.phase.luck;
    default: return view.part === 'reader' ? `${task}, ${w.phase.reader}` : view.part === 'ally' ? w.phase.allied : task;
  }
}
