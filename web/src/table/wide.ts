// A laptop has three columns, a phone has one; a tablet has one with room to spare.

import { MediaQuery } from 'svelte/reactivity';

export const wide = new MediaQuery('(min-width: 60rem)', false);
export const roomy = new MediaQuery('(min-width: 44rem)', false);
