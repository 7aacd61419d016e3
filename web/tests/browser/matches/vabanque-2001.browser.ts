// The first edition of Vabanque differs in where one starts; the rest of an evening is the other edition's.

import { it } from 'vitest';
import { Hand } from '../hand';
import { farthest, MATCH_MS, playOut } from '../play';
import { Salon } from '../salon';
import { vabanque } from '../vabanque';

const salon = Salon.open();

it('vabanque is played by its first edition too', { timeout: MATCH_MS + 60_000 }, async () => {
  const phone = await salon.person({ name: 'Léa', width: 360, locale: 'fr-FR', dark: false, still: true });
  const code = await phone.opens('vabanque', 4, { edition: '2001' }, 'any');
  await phone.go(`/r/${code}?start`);
  await phone.page.locator('.board').waitFor();
  await playOut([new Hand(phone, vabanque.asked, 'mouse')], farthest([phone], vabanque.progress));
  await phone.fine('end');
  await phone.leave();
});
