// Where people go from the shelf: fetched behind it, once it stands, while they still look at it.

const fetchAhead = () => void Promise.all([import('../box/BoxScreen.svelte'), import('../room/RoomScreen.svelte')]).catch(() => {});

export function ahead(): void {
  if (document.readyState === 'complete') fetchAhead();
  else addEventListener('load', fetchAhead, { once: true });
}
