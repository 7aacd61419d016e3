// What stands on each box, in French.

import type { Box } from '../shelf/boxes';
import type { Lid } from './lids.en';

export const lids: Record<Box, Lid> = {
  vabanque: {
    minutes: 5,
    facts: [{ icon: 'people', text: '3 à 6 places' }, { icon: 'clock', text: '30 ou 45 minutes' }, { icon: 'person', text: 'dès 12 ou 14 ans' }, { icon: 'd-hidden', text: 'ni dés, ni pioche' }],
    says: 'Une ronde de tables, et vous marchez vers l’argent. Seul hasard : qui commence. Le reste se lit sur votre visage.',
    steps: [
      { title: 'Miser', text: 'Les jetons vont sur les tables, à la vue de tous. Vous faites la fortune de quelqu’un ; la vôtre, peut-être.' },
      { title: 'Cacher', text: 'Trois cartes, face cachée : la Relance engraisse une table, le Bluff ne fait rien, le Piège attend.' },
      { title: 'Marcher', text: 'Votre pion se promène de quatre tables au plus, dans le sens horaire. On ne court pas.' },
      { title: 'Encaisser', text: 'Vous prenez ce que vaut votre table. Sauf si un Piège vous prend. Quatre manches, le plus riche gagne.' },
    ],
    stock: [{ icon: 'table', n: 12, text: 'tables' }, { icon: 'chips', n: 60, text: 'jetons' }, { icon: 'cards', n: 18, text: 'cartes' }, { icon: 'pawn', n: 6, text: 'pions' }],
  },
  cincinnati: {
    minutes: 5,
    facts: [{ icon: 'people', text: '3 à 6 places' }, { icon: 'clock', text: '45 minutes' }, { icon: 'person', text: 'dès 10 ans' }, { icon: 'd-5', text: 'cinq dés chacun' }],
    says: 'On lance en secret, on choisit sa table en secret, puis tout le monde voit tout. La meilleure main prend la pile.',
    steps: [
      { title: 'Retourner', text: 'Une carte tombe sur chacune des tables A, B et C : argent, jetons ou duel.' },
      { title: 'Choisir', text: 'Vous seul voyez vos dés. Scellez la table où ils vaudront le plus.' },
      { title: 'Lancer', text: 'Gardez ce qui sert, relancez le reste, deux fois. Un jeton achète un essai de plus.' },
      { title: 'Encaisser', text: 'La meilleure main qui remplit la condition prend la pile. Les duels trouvent leur homme.' },
    ],
    stock: [{ icon: 'd-6', n: 30, text: 'dés' }, { icon: 'chips', n: 20, text: 'jetons' }, { icon: 'cards', n: 36, text: 'cartes' }, { icon: 'table', n: 3, text: 'tables' }],
  },
  'bluff-you': {
    minutes: 3,
    facts: [{ icon: 'people', text: '2 à 8 places' }, { icon: 'clock', text: '20 minutes' }, { icon: 'person', text: 'dès 8 ans' }, { icon: 'cup', text: 'un gobelet, trois dés' }],
    says: 'Trois dés sous un gobelet, un nombre dit à voix haute. C’est vrai ou ce ne l’est pas, et quelqu’un doit trancher.',
    steps: [
      { title: 'Regarder', text: 'Lancez, soulevez un peu le gobelet, regardez. Vous seul.' },
      { title: 'Annoncer', text: 'Dites un nombre à quelqu’un, pour un jeton du centre ou pour un des siens.' },
      { title: 'Répondre', text: '« OK ! » si l’on y croit, « Bluff you ! » sinon. Puis le gobelet se lève.' },
      { title: 'Prendre', text: 'Qui avait raison prend le jeton. Centre vide : le plus de points gagne.' },
    ],
    stock: [{ icon: 'card-back', n: 16, text: 'jetons' }, { icon: 'd-3', n: 3, text: 'dés' }, { icon: 'cup', n: 1, text: 'gobelet' }],
  },
  'quitte-ou-double': {
    minutes: 5,
    facts: [{ icon: 'people', text: '2 à 6 places' }, { icon: 'clock', text: '45 minutes' }, { icon: 'person', text: 'enfants et adultes' }, { icon: 'question', text: 'un dé, quatre piles' }],
    says: 'Une question, une mise, une réponse. Puis la vraie question : on s’arrête, ou on double ?',
    steps: [
      { title: 'Lancer', text: 'Le dé décide : question, énigme, épreuve, chance ou cagnotte.' },
      { title: 'Miser', text: 'Posez votre argent. La banque suit. Un Banco le rend plus cher.' },
      { title: 'Répondre', text: 'Une seule réponse. La machine juge, la table peut la corriger.' },
      { title: 'Quitte ou double', text: 'Prenez le pot, ou risquez-le pour le double. Ce qui échoue va à la cagnotte.' },
    ],
    stock: [{ icon: 'question', n: 38, text: 'questions' }, { icon: 'riddle', n: 38, text: 'énigmes' }, { icon: 'challenge', n: 76, text: 'épreuves' }, { icon: 'luck', n: 38, text: 'cartes chance' }],
  },
};
