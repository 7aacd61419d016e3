import { cincinnati } from '../cincinnati';
import { evening } from '../evening';

// Twelve rounds with every choice in turn: with two people and two bots that is long enough.
evening(cincinnati, ['fr-FR', 'en-GB'], 2);
