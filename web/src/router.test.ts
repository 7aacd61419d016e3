import { beforeAll, describe, expect, it, vi } from 'vitest';

let placeOf: (path: string) => unknown;

beforeAll(async () => {
  vi.stubGlobal('location', new URL('http://house/'));
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', { addEventListener: () => {} });
  ({ placeOf } = await import('./router.svelte'));
});

describe('an address leads to a place', () => {
  it.each([
    ['/', { at: 'shelf' }],
    ['/box/bluff-you', { at: 'box', box: 'bluff-you' }],
    ['/box/bluff-you/rules', { at: 'rules', box: 'bluff-you' }],
    ['/box/vabanque/learn', { at: 'learn', box: 'vabanque' }],
    ['/box/chess', { at: 'nowhere' }],
    ['/r/RIVA27', { at: 'room', code: 'RIVA27' }],
    ['/r/RIVA27/cloth', { at: 'cloth', code: 'RIVA27' }],
    ['/m/m-1', { at: 'match', id: 'm-1' }],
    ['/carry/x1', { at: 'carry', code: 'x1' }],
    ['/watch', { at: 'watch' }],
    ['/fair', { at: 'fair' }],
    ['/me', { at: 'me' }],
    ['/me/too', { at: 'nowhere' }],
  ])('%s', (path, place) => expect(placeOf(path)).toEqual(place));
});
