// What the viewer can do beside the rules at this moment: the house says who, the view says when.

import { momentOf, standOf, votersOf, type View } from './types';

export type Act = 'read-out' | 'ask' | 'judge' | 'referee' | 'vote' | 'guess' | 'item' | 'clue';

export function actOf(view: View, me: number | null): Act | null {
  if (me === null) return null;
  const moment = momentOf(view);
  const read = view.board?.read;
  if (moment === 'reading' || moment === 'asking') return view.part !== 'reader' ? null : moment === 'reading' ? 'read-out' : 'ask';
  if (moment === 'voting') return votersOf(view).includes(me) ? 'vote' : null;
  if (!read) return null;
  if (moment === 'judging') return view.part === 'reader' ? 'judge' : null;
  if (moment !== 'attempting') return null;
  const stand = standOf(read.kind);
  if (stand === 'typed' || stand === 'skill') return null;
  if (view.part === 'reader') return 'referee';
  if (stand === 'list') return view.part === 'player' || view.part === 'ally' ? 'item' : null;
  return view.part === 'ally' ? 'guess' : view.part === 'player' && stand === 'clues' ? 'clue' : null;
}
