// The guided first game of Vabanque: a chip, a Raise, a Trap, a Bluff, a walk, the payout. The learner is seat 0.
// Views and events are those of a match that the house has played (`lesson.json`, by `tapis replay --json`).

import type { Lesson, LessonStep } from '../../learn/lesson';
import played from './lesson.json';
import type { Choice, Kind } from './types';

type Both = { en: string; fr: string };

const mine = { seats: [0] };
const isCard = (choice: unknown, kind: Kind, table: number): boolean => {
  const made = choice as Choice;
  return 'card' in made && made.card.kind === kind && made.card.table === table;
};

function step(at: number, aim: string, say: Both, right: Choice, until: (choice: unknown) => boolean, wrong: Both): LessonStep {
  const ghost = ['card' in right ? [`card ${right.card.kind}`, `table ${right.card.table}`] : [aim], 'go'].flat();
  return { say, at: aim, view: played.views[at], awaited: mine, until, right, ghost, wrong, then: played.events[at] ?? [] };
}

const elsewhere: Both = { en: 'That is a fine table. The lesson needs table 5.', fr: 'Belle table. Mais la leçon se joue à la 5.' };

export const lesson: Lesson = {
  names: ['—', 'Colette', 'Basile'],
  end: played.views[5],
  steps: [
    step(0, 'table 5', { en: 'Your last chip. Table 5 is already fat: **tap it**, then press the brass.', fr: 'Votre dernier jeton. La table 5 est déjà riche : **touchez-la**, puis le bouton.' },
      { chip: 5 }, (choice) => (choice as { chip?: number }).chip === 5, elsewhere),
    step(1, 'card raise', { en: 'A Raise counts the points once more, for all. **Lay the Raise at table 5.**', fr: 'La Relance compte les points en plus, pour tous. **Posez la Relance à la table 5.**' },
      { card: { kind: 'raise', table: 5 } }, (choice) => isCard(choice, 'raise', 5), { en: 'First the Raise, and at table 5: there it pays.', fr: 'D’abord la Relance, et à la table 5 : c’est là qu’elle paie.' }),
    step(2, 'card trap', { en: 'They will come to table 5. **Lay your Trap there**: you take their pay.', fr: 'Ils viendront à la table 5. **Posez-y votre Piège** : leur gain est à vous.' },
      { card: { kind: 'trap', table: 5 } }, (choice) => isCard(choice, 'trap', 5), { en: 'There your Trap would wait for nobody: where is the money?', fr: 'Là, votre Piège n’attendrait personne : où est l’argent ?' }),
    step(3, 'table 6', { en: 'A Bluff does nothing, but from outside it looks just the same. **Lay it at table 6.**', fr: 'Le Bluff ne fait rien, mais de dos il est pareil. **Posez-le à la table 6.**' },
      { card: { kind: 'bluff', table: 6 } }, (choice) => isCard(choice, 'bluff', 6), { en: 'Let them wonder about table 6.', fr: 'Laissez-les s’interroger sur la table 6.' }),
    step(4, 'step 4', { en: 'Your own Trap never stops you. **Walk 4**, to table 5.', fr: 'Votre propre Piège ne vous arrête jamais. **Avancez de 4**, à la table 5.' },
      { move: 4 }, (choice) => (choice as { move?: number }).move === 4, { en: 'There is more to be had: walk 4.', fr: 'Il y a mieux : avancez de 4.' }),
    {
      say: { en: 'At 75,000 a pawn, yours is paid and your Trap takes two more: **225,000.**', fr: 'À 75 000 par pion, le vôtre est payé et votre Piège en prend deux : **225 000.**' },
      at: 'table 5', view: played.views[5], awaited: 'nobody', until: null, act: 'next', ghost: [], then: [],
    },
  ],
};
