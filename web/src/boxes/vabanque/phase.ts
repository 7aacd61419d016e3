// Where the round stands, in a few words for the bar.

import type { VabanqueTable, View } from './types';
import { said } from './words';

export type Phase = 'lot' | 'first-pawn' | 'chips' | 'cards' | 'pawns' | 'over';

export function phaseName(view: View): Phase {
  const moment = view.moment;
  if (typeof moment === 'string') return moment;
  if ('first-pawn' in moment) return 'first-pawn';
  return 'chips' in moment ? 'chips' : 'cards' in moment ? 'cards' : 'pawns';
}

export function phaseOf(table: VabanqueTable): string {
  const w = said();
  const scene = table.scene;
  const view = scene?.view ?? table.view;
  if (!view) return '';
  if (view.moment === 'lot') return w.phase.lot;
  const shown = scene?.kind === 'turn' || scene?.kind === 'pay' || scene?.kind === 'order' ? w.phase[scene.kind] : w.phase[phaseName(view)];
  return `${w.round(view.round)} · ${shown}`;
}
