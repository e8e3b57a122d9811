import { call, pathOf, request } from './net/http';
import type {
  Ban,
  Branch,
  Credentials,
  DeckList,
  DeckPaste,
  DeckTry,
  DeckWrite,
  Lang,
  Mute,
  NewBug,
  NewPassword,
  NewReport,
  OpenTable,
  Settings,
  Sit,
} from './wire';

export { ApiFail } from './net/http';

/** The viewpoint of a replay: a seat's, a watcher's, or everything revealed. */
export type Viewpoint = number | 'watch' | 'all';

function viewpointQuery(viewpoint: Viewpoint): { seat?: number; all?: boolean } {
  return viewpoint === 'all' ? { all: true } : viewpoint === 'watch' ? {} : { seat: viewpoint };
}

/** The HTTP API by what the client does with it. */
export const api = {
  about: (lang: Lang) => call('GET /api/about', { query: { lang } }),

  guest: () => call('POST /api/session/guest'),
  me: () => call('GET /api/me'),
  login: (body: Credentials) => call('POST /api/session', { body }),
  logout: () => call('DELETE /api/session'),
  sessions: () => call('GET /api/sessions'),
  revoke: (id: string) => call('DELETE /api/sessions/{id}', { path: { id } }),

  register: (body: Credentials) => call('POST /api/account', { body }),
  rename: (name: string) => call('PUT /api/account/name', { body: { name } }),
  password: (body: NewPassword) => call('PUT /api/account/password', { body }),
  leave: (body: Credentials) => call('DELETE /api/account', { body }),
  export: () => call('GET /api/account/export'),
  settings: (body: Settings) => call('PUT /api/settings', { body }),
  webhookKey: () => call('GET /api/settings/webhook'),
  newWebhookKey: () => call('POST /api/settings/webhook'),

  bots: () => call('GET /api/bots'),
  newBot: (name: string) => call('POST /api/bots', { body: { name } }),
  newToken: (id: string) => call('POST /api/bots/{id}/token', { path: { id } }),
  dropBot: (id: string) => call('DELETE /api/bots/{id}', { path: { id } }),

  tables: () => call('GET /api/tables'),
  open: (body: Partial<OpenTable> & Pick<OpenTable, 'game'>) => call('POST /api/tables', { body }),
  lesson: (game: string) => call('POST /api/lessons', { body: { game } }),
  table: (id: string) => call('GET /api/tables/{id}', { path: { id } }),
  sit: (id: string, body: Sit) => call('POST /api/tables/{id}/sit', { path: { id }, body }),
  stand: (id: string) => call('POST /api/tables/{id}/stand', { path: { id } }),
  start: (id: string) => call('POST /api/tables/{id}/start', { path: { id } }),
  rematch: (id: string) => call('POST /api/tables/{id}/rematch', { path: { id } }),
  close: (id: string) => call('DELETE /api/tables/{id}', { path: { id } }),
  cards: (id: string, lang: Lang) => call('GET /api/tables/{id}/cards', { path: { id }, query: { lang } }),
  at: (id: string, n: number, seat: number | null, lang: Lang) =>
    call('GET /api/tables/{id}/at/{n}', { path: { id, n }, query: { lang, seat: seat ?? undefined } }),
  replay: (id: string, viewpoint: Viewpoint, from: number, lang: Lang) =>
    call('GET /api/tables/{id}/replay', {
      path: { id },
      query: { lang, from, ...viewpointQuery(viewpoint) },
    }),
  rolls: (id: string, seat: number | null) =>
    call('GET /api/tables/{id}/rolls', { path: { id }, query: { seat: seat ?? undefined } }),
  branch: (id: string, body: Branch) => call('POST /api/tables/{id}/branch', { path: { id }, body }),
  proof: (id: string) => call('GET /api/tables/{id}/proof', { path: { id } }),
  /** Starts the analysis of a finished match, or returns its state. */
  analyze: (id: string, lang: Lang) =>
    call('POST /api/tables/{id}/analysis', { path: { id }, query: { lang } }),
  analysis: (id: string, lang: Lang) =>
    call('GET /api/tables/{id}/analysis', { path: { id }, query: { lang } }),
  bug: (body: NewBug) => call('POST /api/bugs', { body }),
  filePath: (id: string) => pathOf('GET /api/tables/{id}/file', { path: { id } }),
  gameCards: (game: string, lang: Lang) =>
    call('GET /api/games/{game}/cards', { path: { game }, query: { lang } }),
  /** The rules digest of a game and its language, which is English if there is no translation. */
  rules: async (game: string, lang: Lang) => {
    const answer = await request('GET /api/games/{game}/rules', { path: { game }, query: { lang } });
    return { text: await answer.text(), lang: answer.headers.get('content-language') ?? lang };
  },

  deckCatalog: (game: string, lang: Lang) =>
    call('GET /api/games/{game}/decks', { path: { game }, query: { lang } }),
  checkDeck: (list: DeckList, lang: Lang) =>
    call('POST /api/games/{game}/decks/check', { path: { game: list.game }, query: { lang }, body: list }),
  readDeck: (game: string, body: DeckPaste, lang: Lang) =>
    call('POST /api/games/{game}/decks/read', { path: { game }, query: { lang }, body }),
  writeDeck: (body: DeckWrite, lang: Lang) =>
    call('POST /api/games/{game}/decks/write', { path: { game: body.list.game }, query: { lang }, body }),
  drawDeck: (body: DeckTry, lang: Lang) =>
    call('POST /api/games/{game}/decks/draw', { path: { game: body.list.game }, query: { lang }, body }),
  decks: (game: string) => call('GET /api/decks', { query: { game } }),
  keepDeck: (body: DeckList) => call('POST /api/decks', { body }),
  changeDeck: (id: string, body: DeckList) => call('PUT /api/decks/{id}', { path: { id }, body }),
  dropDeck: (id: string) => call('DELETE /api/decks/{id}', { path: { id } }),

  user: (id: string, before?: number) => call('GET /api/users/{id}', { path: { id }, query: { before } }),
  mutes: () => call('GET /api/shut'),
  setMute: (body: Mute) => call('PUT /api/shut', { body }),
  report: (body: NewReport) => call('POST /api/reports', { body }),
  reports: (open: boolean) => call('GET /api/admin/reports', { query: { open } }),
  judge: (id: string, verdict: string) =>
    call('POST /api/admin/reports/{id}', { path: { id }, body: { verdict } }),
  ban: (id: string, body: Ban) => call('POST /api/admin/users/{id}/ban', { path: { id }, body }),
};
