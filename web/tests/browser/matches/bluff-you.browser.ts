import { evening } from '../evening';
import { bluffYou } from '../bluff-you';

evening(bluffYou, ['en-GB', 'fr-FR']);
