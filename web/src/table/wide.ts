// A laptop has three columns, a phone has one.

import { MediaQuery } from 'svelte/reactivity';

export const wide = new MediaQuery('(min-width: 60rem)', false);
