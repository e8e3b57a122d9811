/** Pages without parameters. */
const PAGES = [
  'lobby',
  'new',
  'me',
  'login',
  'admin',
  'help',
  'settings',
  'cards',
  'decks',
  'learn',
] as const;

/** The current page. Unknown addresses are `missing`. */
export type Route =
  | { page: 'landing' | 'missing' | 'deck-import' | (typeof PAGES)[number] }
  | { page: 'table' | 'replay' | 'user' | 'deck'; id: string };

/** Decodes a part of the address; keeps it as it is if it is not properly encoded. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function parse(path: string): Route {
  const [head, id, ...rest] = path.split('/').filter((part) => part !== '');
  if (head === undefined) return { page: 'landing' };
  if (rest.length > 0) return { page: 'missing' };
  if (id !== undefined) {
    if (head === 't') return { page: 'table', id: decoded(id) };
    if (head === 'r') return { page: 'replay', id: decoded(id) };
    if (head === 'decks' && id === 'import') return { page: 'deck-import' };
    if (head === 'decks') return { page: 'deck', id: decoded(id) };
    if (head === 'u') return { page: 'user', id: decoded(id) };
    return { page: 'missing' };
  }
  return { page: PAGES.find((page) => page === head) ?? 'missing' };
}

let here = $state.raw({
  route: parse(location.pathname),
  search: location.search,
  hash: location.hash,
  moves: 0,
});

function read(): void {
  here = {
    route: parse(location.pathname),
    search: location.search,
    hash: location.hash,
    moves: here.moves + 1,
  };
}

export const router = {
  get route(): Route {
    return here.route;
  },
  get search(): string {
    return here.search;
  },
  get hash(): string {
    return here.hash;
  },
  /** The number of navigations; effects that must run after each one depend on it. */
  get moves(): number {
    return here.moves;
  },
};

export function go(path: string, how: { replace?: boolean } = {}): void {
  if (how.replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  read();
}

/** Makes ordinary links within the site change the page without a reload. */
export function followLinks(): void {
  addEventListener('popstate', read);
  addEventListener('hashchange', read);
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash !== '') return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
    scrollTo(0, 0);
  });
}
