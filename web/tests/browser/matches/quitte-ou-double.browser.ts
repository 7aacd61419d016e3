import { evening } from '../evening';
import { quitteOuDouble } from '../quitte-ou-double';

evening(quitteOuDouble, ['fr-FR', 'en-GB']);
