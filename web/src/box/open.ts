// Opens a room: a name, settings, and into it.

import { api } from '../house/api';
import { me } from '../house/me.svelte';
import { router } from '../router.svelte';
import type { Box } from '../shelf/boxes';
import { speaker } from '../words';
import type { BoxId, Settings } from '../wire/protocol';

export function settingsOf(box: Box, chairs: number, edition: string | null): Settings {
  return {
    game: box as BoxId,
    edition,
    options: {},
    chairs,
    clock: 'none',
    absence: { bot: { grace_seconds: 30 } },
    visibility: 'link',
    watching: 'anybody',
    draws: 'gesture',
    pace: 'human',
  };
}

/** Somebody who never said a name still gets to play in two clicks. */
export async function known(name?: string) {
  await me.ask();
  if (name) await me.rename(name);
  else if (!me.name) await me.rename(speaker.tongue === 'fr' ? 'Invité' : 'Guest');
}

/** Against bots, and the match begins at once. */
export async function openAgainstBots(box: Box, bots: number, level: string, edition: string | null) {
  await known();
  const { code } = await api.open({ settings: settingsOf(box, bots + 1, edition), bots: level });
  router.go(`/r/${code}?start`);
}

/** For friends: a room with its chairs free. */
export async function openForFriends(box: Box, chairs: number, edition: string | null, name: string) {
  await known(name);
  const { code } = await api.open({ settings: settingsOf(box, chairs, edition), bots: null });
  router.go(`/r/${code}`);
}

/** Pass-and-play: one device, several names; the room seats them all and begins. */
export async function openOnThisDevice(box: Box, names: string[], edition: string | null) {
  const [first, ...others] = names;
  await known(first);
  const { code } = await api.open({ settings: { ...settingsOf(box, names.length, edition), watching: 'nobody' }, bots: null });
  const query = others.map((name) => `with=${encodeURIComponent(name)}`).join('&');
  router.go(`/r/${code}?start&${query}`);
}
