// Every test finds a shell that can speak, as every screen does.

import { phrases } from '../src/words';

await phrases.learn();
