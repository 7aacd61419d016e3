// Where in the house we are. The address bar is the truth: deep links, back and reload follow from it.

import { isBox, type Box } from './shelf/boxes';

export type Place =
  | { at: 'shelf' }
  | { at: 'box'; box: Box }
  | { at: 'rules'; box: Box }
  | { at: 'learn'; box: Box }
  | { at: 'room'; code: string }
  | { at: 'cloth'; code: string }
  | { at: 'watch' }
  | { at: 'match'; id: string }
  | { at: 'carry'; code: string }
  | { at: 'fair' }
  | { at: 'me' }
  | { at: 'nowhere' };

/** The place that an address leads to. */
export function placeOf(path: string): Place {
  const [first, second, third, ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (rest.length > 0) return { at: 'nowhere' };
  if (first === undefined) return { at: 'shelf' };
  if (first === 'box' && isBox(second)) {
    if (third === undefined) return { at: 'box', box: second };
    if (third === 'rules' || third === 'learn') return { at: third, box: second };
  }
  if (first === 'r' && second !== undefined) {
    if (third === undefined) return { at: 'room', code: second };
    if (third === 'cloth') return { at: 'cloth', code: second };
  }
  if (first === 'm' && second !== undefined && third === undefined) return { at: 'match', id: second };
  if (first === 'carry' && second !== undefined && third === undefined) return { at: 'carry', code: second };
  if (second === undefined && (first === 'watch' || first === 'me' || first === 'fair')) return { at: first };
  return { at: 'nowhere' };
}

class Router {
  #url = $state.raw(new URL(location.href));
  readonly place = $derived(placeOf(this.#url.pathname));

  constructor() {
    addEventListener('popstate', () => this.#read());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  get query(): URLSearchParams {
    return this.#url.searchParams;
  }

  get hash(): string {
    return this.#url.hash.slice(1);
  }

  /** Goes to another place of the house. */
  go(path: string) {
    history.pushState(null, '', path);
    this.#read();
    if (!location.hash) scrollTo(0, 0);
  }

  /** Rewrites the address without a step in the history: the step of a replay, the search of a page. */
  rewrite(path: string) {
    history.replaceState(null, '', path);
    this.#read();
  }

  #read() {
    this.#url = new URL(location.href);
  }

  /** Links within the house change the place without loading the page again. */
  #follow(event: MouseEvent) {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash) return; // Within the page: the browser scrolls.
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
