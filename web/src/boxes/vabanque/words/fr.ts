// What Vabanque says in French.

import { list, number } from '../../../words';
import type { Edition, Kind } from '../types';
import type { VabanqueWords } from './en';

const wordsOf = (edition: Edition): VabanqueWords => {
  const old = edition === '2001';
  const trap = old ? 'Triche' : 'Piège';
  const theTrap = old ? 'la Triche' : 'le Piège';
  const aTrap = old ? 'une Triche' : 'un Piège';
  const round = old ? 'Tour' : 'Manche';
  const theRound = old ? 'au tour' : 'à la manche';
  const order = old ? 'ordre de jeu' : 'ordre de tour';
  const kind: Record<Kind, string> = { raise: 'Relance', bluff: 'Bluff', trap };
  const the: Record<Kind, string> = { raise: 'la Relance', bluff: 'le Bluff', trap: theTrap };
  const a: Record<Kind, string> = { raise: 'une Relance', bluff: 'un Bluff', trap: aTrap };
  const nthCard = (n: number): string => (n === 1 ? '1re' : `${n}e`);
  const cards = (n: number): string => (n === 0 ? 'aucune carte' : n === 1 ? '1 carte' : `${n} cartes`);
  const points = (n: number): string => (n <= 1 ? `${n} point` : `${number(n)} points`);
  const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  return {
    kind,
    kindDoes: { raise: 'compte les points en plus', bluff: 'ne fait rien', trap: 'prend leur gain' },
    kindSays: { raise: 'Les points comptent une fois de plus, pour tous', bluff: 'Ne fait rien', trap: 'Vous prenez le gain de leurs pions' },
    kindKey: { raise: 'R', bluff: 'B', trap: 'T' },
    money: (n) => number(n),
    points,
    table: (n) => `Table ${n}`,
    tables: 'Le cercle des tables',
    round: (n) => `${round} ${n} sur 4`,
    phase: { lot: 'qui commence ?', 'first-pawn': 'Premier pion', chips: 'Jetons', cards: 'Cartes', pawns: 'Pions', turn: 'Révélation', pay: 'Gains', order: 'Nouvel ordre', over: 'payé' },
    orderOfPlay: capital(order),
    inHand: cards,
    backsSay: 'Le dos montre le propriétaire et 1re, 2e, 3e ; jamais la carte.',
    othersSee: 'Les autres ne voient que vos dos',
    myHand: 'Vous seul voyez votre main :',
    spot: (n, pts, held, stand) => `Table ${n}, ${points(pts)}, ${held} ; ${stand}`,
    held: (n, whose) => (n === 0 ? 'aucune carte' : `${cards(n)} : ${whose}`),
    theirCards: (name, nths) => `${name} ${list(nths.map(nthCard))}`,
    yourCards: (kinds) => `à vous ${list(kinds.map((one) => a[one]))}`,
    openCards: (name, kinds) => `${name} ${list(kinds.map((one) => a[one]))}`,
    nobodyStands: 'personne',
    stands: (names) => `${list(names)} ${names.length === 1 ? 's’y tient' : 's’y tiennent'}`,
    stepTo: (steps) => (steps === 0 ? 'rester' : `${steps} plus loin`),
    firstPawn: 'Votre pion se pose en premier : touchez une table',
    firstPawnHint: 'les autres suivent, de deux en deux',
    firstPawnGo: (table) => `Se poser à la table ${table}`,
    chip: (value, last) => (last ? 'Dernier jeton : touchez une table' : `Votre jeton de ${value} : touchez une table`),
    chipNth: (nth, of) => `${nth} sur ${of}`,
    chipGo: (value, table) => `Poser ${value} sur la table ${table}`,
    chipSum: (table, before, value) => [`Table ${table} : ${number(before)} + ${value} =`, points(before + value)],
    chipStays: 'Il y reste jusqu’à la fin.',
    pickTable: 'Choisissez une table',
    card: (nth) => `À vous : votre ${nthCard(nth)} carte`,
    cardHint: 'carte, puis table',
    cardWide: 'Choisissez une carte, puis une table',
    cardPick: 'Choisissez une carte',
    cardGo: (one, table) => `Poser ${the[one]} à la table ${table}`,
    cardWhere: (one) => `${capital(the[one])} : choisissez une table`,
    move: 'Avancez de 0 à 4',
    moveHint: 'points, cartes, pions',
    moveStay: 'rester',
    moveGo: (steps, table) => (steps === 0 ? `Rester à la table ${table}` : `Avancer de ${steps}, à la table ${table}`),
    movePick: 'Choisissez une table ou un pas',
    draw: 'Tirer au sort le premier joueur',
    step: (steps, table, pts, n, stand) => `${steps === 0 ? 'Rester' : `Avancer de ${steps}`} : table ${table}, ${points(pts)}, ${cards(n)} ; ${stand}`,
    keys: 'touches',
    yourTurn: 'À vous',
    yourNow: { 'first-pawn': 'où se pose votre pion ?', chips: (value) => `un jeton de ${value}`, cards: (nth) => `votre ${nthCard(nth)} carte`, pawns: 'de 0 à 4 tables, sens horaire' },
    does: { 'first-pawn': 'Pose le premier pion', chips: 'Pose un jeton', cards: 'Pose une carte', pawns: 'Déplace le pion' },
    doesWhat: { 'first-pawn': 'où il veut', chips: (value) => `de ${value}`, cards: (nth) => `la ${nthCard(nth)}`, pawns: 'de 0 à 4 tables, sens horaire' },
    waits: {
      'first-pawn': (name) => `${name} pose le premier pion`, chips: (name) => `${name} pose un jeton`,
      cards: (name) => `${name} pose une carte`, pawns: (name) => `${name} avance`,
    },
    then: (names) => names.map((name) => `puis ${name}`).join(', '),
    thenYou: 'vous',
    publicView: 'Vue publique : aucune main n’est montrée',
    starts: (name, me) => (me ? 'Vous commencez' : `${name} commence`),
    startsSays: 'Le sort en a décidé.',
    turnTitle: 'Les cartes se retournent',
    turnSays: 'Là où se tient un pion, toutes les cartes s’ouvrent. Ailleurs, elles restent des dos.',
    pointsThere: 'points',
    raises: (n) => (n === 0 ? 'sans Relance' : n === 1 ? '1 + 1 Relance' : `1 + ${n} Relances`),
    brings: (value) => `un pion rapporte ici ${number(value * 1000)}`,
    worth: (pts, n, value) => `${points(pts)}, ${n === 0 ? 'sans Relance' : n === 1 ? '1 Relance' : `${n} Relances`} : ${number(value * 1000)} par pion`,
    pawnPaid: 'pion',
    pawnTrapped: (by) => (old ? `pion : berné par ${by}` : `pion : piégé par ${by}`),
    trapPaid: (n, names, each) => `${trap} : ${n === 1 ? '1 pion' : `${n} pions`} (${names}) × ${number(each)}`,
    trapEmpty: `${trap} : aucun pion adverse`,
    plus: (n) => (n > 0 ? `+ ${number(n)}` : '0'),
    paysNext: (table) => `À la table ${table}`,
    paysOrder: 'Au nouvel ordre',
    paysEnd: 'Au résultat',
    goOn: 'Continuer',
    withPawn: 'Tables avec un pion',
    hold: 'En pause. Espace : continuer.',
    newOrder: 'Nouvel ordre de jeu',
    richest: (n) => `Le plus riche joue en premier ${theRound} ${n}.`,
    up: (n) => `${n} de plus`, down: (n) => `${n} de moins`, same: 'même place',
    tie: (names, money) => `${names} à égalité, ${number(money)} : celui qui jouait plus tôt joue plus tard.`,
    paidRound: old ? 'Payé ce tour' : 'Payé cette manche',
    paidNobody: 'personne',
    backInHand: (all, unseen, tables) =>
      unseen === 0 ? `Les ${all} cartes reviennent en main.` : `Les ${all} cartes reviennent en main. ${unseen === 1 ? 'Celle' : `Les ${unseen}`} ${tables.length === 1 ? 'de la table' : 'des tables'} ${list(tables.map(String))} ${unseen === 1 ? 'reste inconnue' : 'restent inconnues'}.`,
    ready: (n) => `Prêt pour ${old ? 'le tour' : 'la manche'} ${n}`,
    lastRound: (n) => `Revoir ${old ? 'le tour' : 'la manche'} ${n}`,
    story: (n) => `${round} ${n}, tel${old ? '' : 'le'} que payé${old ? '' : 'e'}`,
    storyUnseen: 'Inconnues : aucun pion n’y était.',
    dashed: 'Pointillé : personne ne s’y est arrêté.',
    sealed: 'Ce que personne n’est venu voir reste scellé.',
    closer: 'Voir de près',
    closerOf: (n) => `La table ${n}, de près`,
    chipsOf: (n, value) => `${n} × ${value}`,
    noChips: 'pas encore de jeton',
    cardOf: (name, nth) => `${name}, ${nthCard(nth)} carte`,
    cardYour: (nth) => `votre ${nthCard(nth)} carte`,
    faceDown: 'face cachée',
    holdToLook: (table, n, mine) => `Table ${table} : ${cards(n)}${mine > 0 ? `, dont ${mine} à vous` : ''}. Maintenez-la pour voir de près.`,
    told: {
      first: (me) => (me ? ' commencez : le sort en a décidé.' : ' commence : le sort en a décidé.'),
      pawns: 'Les pions prennent place, de deux en deux.',
      chip: (me, value, table) => ` ${me ? 'posez' : 'pose'} ${value} sur la table ${table}.`,
      card: (me, nth, table) => ` ${me ? 'posez votre' : 'pose sa'} ${nthCard(nth)} carte à la table ${table}.`,
      back: (one) => `${capital(a[one])} : les autres n’en voient que le dos.`,
      laid: (one) => a[one],
      walked: (me, steps, from, to) => ` ${me ? 'avancez' : 'avance'} de ${steps}, de la table ${from} à la ${to}.`,
      stayed: (me, table) => ` ${me ? 'restez' : 'reste'} à la table ${table}.`,
      turned: (n) => (n === 0 ? 'Aucune carte près d’un pion.' : n === 1 ? 'Une carte près d’un pion : elle se retourne.' : `${n} cartes près des pions : elles se retournent.`),
      nobody: (table, trapped) => (trapped ? `La table ${table} ne paie aucun pion : ${aTrap} s’y trouve.` : `La table ${table} ne paie rien.`),
      pays: (table) => `Table ${table} : `,
      and: ' et ', byPawn: ' (pion)', byTrap: ` (${trap} : `,
      order: (n) => `L’${order} ${old ? 'du tour' : 'de la manche'} ${n} : `,
      tied: 'À égalité, celui qui jouait plus tôt joue plus tard.',
      opened: (n) => (n === 1 ? 'La carte que personne n’est venu voir est ouverte.' : `Les ${n} cartes que personne n’est venu voir sont ouvertes.`),
      over: old ? 'Le dernier tour est payé. Le plus riche gagne.' : 'La dernière manche est payée. Le plus riche gagne.',
    },
    roundName: old ? 'tour' : 'manche',
    refused: {
      'other-decision-open': 'C’est autre chose qu’on décide.', 'no-such-table': 'Cette table n’est pas dans le cercle.', 'card-not-in-hand': 'Vous n’avez plus cette carte.',
      'card-without-kind': 'Dites quelle carte.', 'too-many-steps': 'Quatre tables au plus.', 'no-such-seat': 'Personne n’est assis là.',
    },
    unrevealed: {
      label: 'Les cartes que personne n’est venu voir', says: 'Près d’une table sans pion, elles restent cachées pendant la partie. Ensuite on les ouvre, ou on les scelle pour toujours.',
      value: { 'shown-after-match': 'ouvertes après la partie', sealed: 'scellées' },
    },
  };
};

export const fr: Record<Edition, VabanqueWords> = { new: wordsOf('new'), '2001': wordsOf('2001') };
