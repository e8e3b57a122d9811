import type {
  About,
  Analysis,
  ApiError,
  Ban,
  BotMade,
  Branch,
  BugFiled,
  CardFace,
  Credentials,
  DeckCheck,
  DeckHand,
  DeckList,
  DeckPaste,
  DeckReading,
  DeckText,
  DeckTry,
  DeckWrite,
  Export,
  KeptDeck,
  Lang,
  Me,
  Moment,
  NewBug,
  NewPassword,
  NewReport,
  Opened,
  OpenTable,
  Profile,
  Proof,
  Replay,
  ReportInfo,
  Rolls,
  SessionInfo,
  Settings,
  Mute,
  Sit,
  TableInfo,
  TableList,
  WebhookKey,
  DeckCatalog,
} from './wire';

/** A request was refused, or the server could not be reached (`status` 0, code `offline`). */
export class ApiFail extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function ask(method: Method, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: 'same-origin', headers: { accept: 'application/json' } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { accept: 'application/json', 'content-type': 'application/json' };
  }
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new ApiFail(0, 'offline', '');
  }
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => ({}))) as Partial<ApiError>;
  // A malformed id in the address means that nothing exists there.
  const unnamed = method === 'GET' && answer.status === 400 ? 'not_found' : `http_${answer.status}`;
  throw new ApiFail(answer.status, said.code ?? unnamed, said.message ?? answer.statusText);
}

async function json<T>(method: Method, path: string, body?: unknown): Promise<T> {
  return (await (await ask(method, path, body)).json()) as T;
}

async function done(method: Method, path: string, body?: unknown): Promise<void> {
  await ask(method, path, body);
}

const one = (path: string, id: string, rest = ''): string => `/api/${path}/${encodeURIComponent(id)}${rest}`;

/** The viewpoint of a replay: a seat's, a watcher's, or everything revealed. */
export type Viewpoint = number | 'watch' | 'all';

function viewpointQuery(viewpoint: Viewpoint): string {
  return viewpoint === 'all' ? '&all=true' : viewpoint === 'watch' ? '' : `&seat=${viewpoint}`;
}

export const api = {
  about: (lang: Lang) => json<About>('GET', `/api/about?lang=${lang}`),

  guest: () => json<Me>('POST', '/api/session/guest'),
  me: () => json<Me>('GET', '/api/me'),
  login: (who: Credentials) => json<Me>('POST', '/api/session', who),
  logout: () => done('DELETE', '/api/session'),
  sessions: () => json<SessionInfo[]>('GET', '/api/sessions'),
  revoke: (id: string) => done('DELETE', one('sessions', id)),

  register: (who: Credentials) => json<Me>('POST', '/api/account', who),
  rename: (name: string) => json<Me>('PUT', '/api/account/name', { name }),
  password: (change: NewPassword) => done('PUT', '/api/account/password', change),
  leave: (who: Credentials) => done('DELETE', '/api/account', who),
  export: () => json<Export>('GET', '/api/account/export'),
  settings: (settings: Settings) => json<Me>('PUT', '/api/settings', settings),
  webhookKey: () => json<WebhookKey>('GET', '/api/settings/webhook'),
  newWebhookKey: () => json<WebhookKey>('POST', '/api/settings/webhook'),

  bots: () => json<BotMade[]>('GET', '/api/bots'),
  newBot: (name: string) => json<BotMade>('POST', '/api/bots', { name }),
  newToken: (id: string) => json<BotMade>('POST', one('bots', id, '/token')),
  dropBot: (id: string) => done('DELETE', one('bots', id)),

  tables: () => json<TableList>('GET', '/api/tables'),
  open: (table: Partial<OpenTable> & Pick<OpenTable, 'game'>) => json<Opened>('POST', '/api/tables', table),
  lesson: (game: string) => json<Opened>('POST', '/api/lessons', { game }),
  table: (id: string) => json<TableInfo>('GET', one('tables', id)),
  sit: (id: string, sit: Sit) => json<TableInfo>('POST', one('tables', id, '/sit'), sit),
  stand: (id: string) => json<TableInfo>('POST', one('tables', id, '/stand')),
  start: (id: string) => json<TableInfo>('POST', one('tables', id, '/start')),
  rematch: (id: string) => json<Opened>('POST', one('tables', id, '/rematch')),
  close: (id: string) => done('DELETE', one('tables', id)),
  cards: (id: string, lang: Lang) => json<CardFace[]>('GET', one('tables', id, `/cards?lang=${lang}`)),
  at: (id: string, n: number, seat: number | null, lang: Lang) =>
    json<Moment>('GET', one('tables', id, `/at/${n}?lang=${lang}${seat === null ? '' : `&seat=${seat}`}`)),
  replay: (id: string, viewpoint: Viewpoint, from: number, lang: Lang) =>
    json<Replay>('GET', one('tables', id, `/replay?lang=${lang}&from=${from}${viewpointQuery(viewpoint)}`)),
  rolls: (id: string, seat: number | null) =>
    json<Rolls[]>('GET', one('tables', id, `/rolls${seat === null ? '' : `?seat=${seat}`}`)),
  branch: (id: string, branch: Branch) => json<Opened>('POST', one('tables', id, '/branch'), branch),
  proof: (id: string) => json<Proof>('GET', one('tables', id, '/proof')),
  /** Starts the analysis of a finished match, or returns its state. */
  analyze: (id: string, lang: Lang) => json<Analysis>('POST', one('tables', id, `/analysis?lang=${lang}`)),
  analysis: (id: string, lang: Lang) => json<Analysis>('GET', one('tables', id, `/analysis?lang=${lang}`)),
  bug: (bug: NewBug) => json<BugFiled>('POST', '/api/bugs', bug),
  filePath: (id: string) => one('tables', id, '/file'),
  gameCards: (game: string, lang: Lang) => json<CardFace[]>('GET', one('games', game, `/cards?lang=${lang}`)),
  /** The rules digest of a game and its language, which is English if there is no translation. */
  rules: async (game: string, lang: Lang) => {
    const answer = await ask('GET', one('games', game, `/rules?lang=${lang}`));
    return { text: await answer.text(), lang: answer.headers.get('content-language') ?? lang };
  },

  deckCatalog: (game: string, lang: Lang) =>
    json<DeckCatalog>('GET', one('games', game, `/decks?lang=${lang}`)),
  checkDeck: (list: DeckList, lang: Lang) =>
    json<DeckCheck>('POST', one('games', list.game, `/decks/check?lang=${lang}`), list),
  readDeck: (game: string, paste: DeckPaste, lang: Lang) =>
    json<DeckReading>('POST', one('games', game, `/decks/read?lang=${lang}`), paste),
  writeDeck: (what: DeckWrite, lang: Lang) =>
    json<DeckText>('POST', one('games', what.list.game, `/decks/write?lang=${lang}`), what),
  drawDeck: (what: DeckTry, lang: Lang) =>
    json<DeckHand>('POST', one('games', what.list.game, `/decks/draw?lang=${lang}`), what),
  decks: (game: string) => json<KeptDeck[]>('GET', `/api/decks?game=${encodeURIComponent(game)}`),
  keepDeck: (list: DeckList) => json<KeptDeck>('POST', '/api/decks', list),
  changeDeck: (id: string, list: DeckList) => json<KeptDeck>('PUT', one('decks', id), list),
  dropDeck: (id: string) => done('DELETE', one('decks', id)),

  user: (id: string, before?: number) =>
    json<Profile>('GET', one('users', id, before === undefined ? '' : `?before=${before}`)),
  mutes: () => json<Mute[]>('GET', '/api/shut'),
  setMute: (mute: Mute) => done('PUT', '/api/shut', mute),
  report: (report: NewReport) => done('POST', '/api/reports', report),
  reports: (open: boolean) => json<ReportInfo[]>('GET', `/api/admin/reports?open=${open}`),
  judge: (id: string, verdict: string) => done('POST', one('admin/reports', id), { verdict }),
  ban: (id: string, ban: Ban) => done('POST', one('admin/users', id, '/ban'), ban),
};
