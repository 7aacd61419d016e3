import { evening } from '../evening';
import { cincinnati } from '../cincinnati';

evening(cincinnati, ['fr-FR', 'en-GB']);
