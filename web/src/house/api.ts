// The house's REST interface, one function per path. A refusal is a value of its own kind: `Refusal`.

import type { Arrive, Carry, Code, FreshToken, Games, Lobby, MatchLine, Matches, Me, NewRoom, Opened, Problem, Replay, Replays, Room, Rulebook, Tokens } from '../wire/protocol';

/** The house said no, or could not be reached (`offline`). */
export class Refusal extends Error {
  constructor(readonly code: Code | 'offline', detail: string) {
    super(detail);
  }
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    const headers = body === undefined ? undefined : { 'content-type': 'application/json' };
    response = await fetch(`/api/v1${path}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Refusal('offline', 'the house cannot be reached');
  }
  if (response.ok) return response.status === 204 ? (undefined as Answer) : ((await response.json()) as Answer);
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new Refusal(problem?.code ?? (response.status === 404 ? 'not-found' : 'broken'), problem?.detail ?? response.statusText);
}

const part = encodeURIComponent;

export const api = {
  me: () => ask<Me>('GET', '/me'),
  name: (name: string) => ask<Me>('POST', '/me', { name }),
  carry: () => ask<Carry>('POST', '/me/carry'),
  arrive: (body: Arrive) => ask<Me>('POST', '/me/arrive', body),
  tokens: () => ask<Tokens>('GET', '/me/tokens'),
  makeToken: (name: string) => ask<FreshToken>('POST', '/me/tokens', { name }),
  removeToken: (id: string) => ask<void>('DELETE', `/me/tokens/${part(id)}`),
  games: () => ask<Games>('GET', '/games'),
  lobby: () => ask<Lobby>('GET', '/lobby'),
  open: (room: NewRoom) => ask<Opened>('POST', '/rooms', room),
  room: (code: string) => ask<Room>('GET', `/rooms/${part(code)}`),
  matches: () => ask<Matches>('GET', '/matches'),
  match: (id: string) => ask<MatchLine>('GET', `/matches/${part(id)}`),
  record: (id: string) => ask<unknown>('GET', `/matches/${part(id)}/record`),
  replay: (id: string, seat: number | null) => ask<Replay>('GET', `/matches/${part(id)}/replay${seat === null ? '' : `?seat=${seat}`}`),
  replays: (id: string) => ask<Replays>('GET', `/matches/${part(id)}/replay?eyes=all`),
  rulebook: (game: string, lang: string, edition: string | null) =>
    ask<Rulebook>('GET', `/games/${part(game)}/rules?lang=${lang}${edition === null ? '' : `&edition=${part(edition)}`}`),
};

export const recordPath = (id: string) => `/api/v1/matches/${part(id)}/record`;
export const qrPath = (path: string) => `/api/v1/qr.svg?path=${part(path)}`;
