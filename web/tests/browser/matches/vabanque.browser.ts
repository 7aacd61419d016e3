import { evening } from '../evening';
import { vabanque } from '../vabanque';

evening(vabanque, ['en-GB', 'fr-FR']);
