// Which box is on the table: its words differ. Events do not name it, so the table that is drawn says it here.

import type { Edition } from '../../wire/vabanque';

class OnTheTable {
  edition = $state<Edition>('new');
}

export const onTheTable = new OnTheTable();
