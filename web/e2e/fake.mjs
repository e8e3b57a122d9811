// An in-memory server with a toy game, for trying the client and the scenarios without the real server (FAKE=1).
// It implements the same protocol only roughly: almost no rules, no storage, no permissions.
import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { choose, deal, openFor, viewFor } from './toy.mjs';

/** `DIST` may name another folder with a built client. */
const DIST = process.env.DIST?.includes('/')
  ? process.env.DIST
  : fileURLToPath(new URL('../dist', import.meta.url));
/**
 * @import { BrowserContext, Route, WebSocketRoute } from 'playwright-core'
 * @import { About, CardFace, Chat, ClientMsg, Entry, Me, OpenTable, Person, Phase, SeatStatus, Sit, Sitter, SeatWish,
 *   ServerMsg, StandingOrders, TableInfo, TableOptions, TableStatus } from '../src/wire.ts'
 * @import { ToyGame } from './toy.mjs'
 */

/**
 * A user and a connection that follows a table.
 *
 * @typedef {{ id: string, name: string, known: boolean }} User
 * @typedef {{ ws: WebSocketRoute, me: User, seat: number | null }} Subscriber
 *
 * @typedef {object} Table
 * @property {string} id
 * @property {string} mode
 * @property {Phase} phase
 * @property {SeatStatus[]} seats
 * @property {TableOptions} options
 * @property {string} creator
 * @property {number} created
 * @property {Set<Subscriber>} subs
 * @property {Entry[]} log
 * @property {Chat[]} chat
 * @property {Map<string, number>} done Finished commands, and the line of each.
 * @property {Map<number, StandingOrders>} rules
 * @property {ToyGame | null} game
 *
 * The body of any request that this server reads.
 * @typedef {Partial<OpenTable> & Sit} RequestBody
 */

const CSP =
  "default-src 'self'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data: blob:";
/** @type {Record<string, string>} */
const TYPES = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.html': 'text/html',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};
/** @type {Map<string, Table>} */
const tables = new Map();
/** @type {StandingOrders} */
const NO_ORDERS = { forced: true, obvious: false, end: false, answers: [] };
let users = 0;
/** @type {Set<BrowserContext>} */
const cut = new Set();

/** @type {CardFace[]} */
const FACES = ['Scout', 'Viper', 'Cutter', 'Ram', 'Junker'].map((name, card) => ({
  card,
  slug: name.toLowerCase(),
  name,
  line: [{ t: `ship, cost ${card}` }],
  text: [{ sign: 'primary', head: [{ t: 'primary' }], text: [{ t: `what ${name} does` }], glance: [] }],
  kind: 'ship',
  art: '',
  cost: card,
  guard: 'shield',
  outpost: false,
  faction: card > 1 ? name : 'none',
}));

/** @type {About} */
const ABOUT = {
  build: 'fake',
  games: [
    {
      slug: 'toy',
      title: 'Toy',
      modes: [
        { slug: 'duel', title: 'Duel', seats: [2] },
        { slug: 'hydra', title: 'Hydra', seats: [4] },
      ],
      rulings: [{ name: 'own', title: 'May one hit oneself?', values: ['true', 'false'], usual: 'false' }],
      lesson: false,
      decks: false,
      example: false,
    },
  ],
  levels: [
    { slug: 'cadet', title: 'cadet' },
    { slug: 'captain', title: 'captain' },
  ],
};

/**
 * Connects all pages of a context to this server as one user.
 *
 * @param {BrowserContext} context
 */
export async function attachFake(context) {
  users += 1;
  const me = { id: randomUUID(), name: `Guest ${users}`, known: false };
  await context.route('**/*', (route) => answer(route, me));
  await context.routeWebSocket(/\/ws$/, (ws) => (cut.has(context) ? void ws.close() : handleSocket(ws, me)));
}

/**
 * Cuts the network of a context, or restores it.
 *
 * @param {BrowserContext} context
 * @param {boolean} on
 */
export function cutFake(context, on) {
  if (on) cut.add(context);
  else cut.delete(context);
}

/**
 * @param {Route} route
 * @param {User} me
 */
function answer(route, me) {
  const url = new URL(route.request().url());
  if (!url.pathname.startsWith('/api/')) return file(route, url.pathname);
  const body = /** @type {RequestBody} */ (JSON.parse(route.request().postData() ?? '{}'));
  const [status, json] = answerRest(`${route.request().method()} ${url.pathname.slice(4)}`, body, me);
  if (typeof json === 'string') return route.fulfill({ status, contentType: 'text/plain', body: json });
  return route.fulfill({ status, json: json ?? undefined });
}

/**
 * Serves a file of the built client with the content policy of the real server.
 *
 * @param {Route} route
 * @param {string} path
 */
export function file(route, path) {
  const name = extname(path) === '' ? 'index.html' : path;
  try {
    const headers = { 'content-security-policy': CSP, 'content-type': TYPES[extname(name)] ?? 'text/plain' };
    return route.fulfill({ status: 200, headers, body: readFileSync(join(DIST, name)) });
  } catch {
    return route.fulfill({ status: 404, body: '' });
  }
}

/**
 * @param {string} what
 * @param {RequestBody} body
 * @param {User} me
 * @returns {[status: number, body: unknown]}
 */
function answerRest(what, body, me) {
  /** @type {Me} */
  const mine = {
    id: me.id,
    name: me.name,
    kind: 'guest',
    role: 'player',
    settings: { show_ratings: false, client: {} },
  };
  const table = tables.get(/^\w+ \/tables\/([^/]+)/.exec(what)?.[1] ?? '');
  /**
   * @param {{ who: Sitter }[]} list
   * @param {string} who
   */
  const seated = (list, who) =>
    list.some((seat) => typeof seat.who === 'object' && 'user' in seat.who && seat.who.user === who);
  if (what === 'GET /about') return [200, ABOUT];
  if (what === 'POST /session/guest') me.known = true;
  if (what === 'POST /session/guest' || (what === 'GET /me' && me.known)) return [200, mine];
  if (what === 'GET /me') return [401, { code: 'no_session', message: '' }];
  if (what === 'GET /shut' || what === 'GET /sessions' || what === 'GET /bots') return [200, []];
  if (what.startsWith('GET /games/'))
    return [200, '# Toy\n\n## All\n\n- `TY-ALL-01` Have fun.\n- `TY-ALL-02` Be kind.\n'];
  if (what === 'GET /tables') {
    const all = [...tables.values()].map(info);
    return [
      200,
      { tables: all.filter((t) => t.options.public), mine: all.filter((t) => seated(t.seats, me.id)) },
    ];
  }
  if (what === 'POST /tables') return [200, createTable(body, me)];
  if (table === undefined) return [404, { code: 'no_table', message: '' }];
  if (what.endsWith('/cards')) return [200, FACES];
  if (what.endsWith('/sit')) {
    const seat = table.seats[body.seat ?? table.seats.findIndex((s) => s.who === 'open')];
    if (seat === undefined) return [409, { code: 'full', message: '' }];
    Object.assign(seat, { who: { user: me.id }, name: me.name });
    startIfFull(table);
  }
  return [200, info(table)];
}

/**
 * @param {Table} t
 * @returns {TableInfo}
 */
function info(t) {
  const seats = t.seats.map(({ who, name }) => ({ who, name }));
  return {
    id: t.id,
    game: 'toy',
    mode: t.mode,
    phase: t.phase,
    seats,
    options: t.options,
    rulings: {},
    creator: t.creator,
    created: t.created,
  };
}

/**
 * @param {SeatWish | undefined} request
 * @param {number} seat
 * @param {User} me
 * @returns {SeatStatus}
 */
function seatFor(request = { machine: 'captain' }, seat, me) {
  const base = { seat, online: true, held: false, conceded: false, thinking: false };
  if (request === 'me') return { ...base, who: { user: me.id }, name: me.name };
  if (request === 'open') return { ...base, who: 'open', name: '' };
  if ('here' in request) return { ...base, who: { user: me.id }, name: request.here };
  return { ...base, who: { machine: request.machine }, name: `Captain ${seat + 1}` };
}

/**
 * @param {RequestBody} body
 * @param {User} me
 */
function createTable(body, me) {
  const players = body.players ?? 2;
  /** @type {SeatWish[]} */
  const requests = body.seats ?? ['me', { machine: 'captain' }];
  const seats = Array.from({ length: players }, (_, seat) => seatFor(requests[seat], seat, me));
  /** @type {Table} */
  const t = {
    id: randomUUID(),
    mode: body.mode ?? 'duel',
    phase: 'open',
    seats,
    options: {
      public: false,
      rated: false,
      clock: 'none',
      watch: true,
      chat: true,
      undo: true,
      referee: false,
      ...body.options,
    },
    creator: me.id,
    created: Date.now(),
    subs: new Set(),
    log: [],
    chat: [],
    done: new Map(),
    rules: new Map(),
    game: null,
  };
  tables.set(t.id, t);
  startIfFull(t);
  return { id: t.id, path: `/t/${t.id}` };
}

/** @param {Table} t */
function startIfFull(t) {
  if (t.phase === 'open' && t.seats.every((seat) => seat.who !== 'open')) {
    t.phase = 'running';
    t.game = deal(t.seats.length);
    t.log = [{ n: 0, what: 'start', text: [[{ t: 'The toy is wound up.' }]] }];
    for (const sub of t.subs) snap(t, sub);
    playBots(t);
  } else broadcast(t, { t: 'room', table: t.id, room: tableStatus(t) });
}

/**
 * @param {Table} t
 * @returns {TableStatus}
 */
function tableStatus(t) {
  /** @type {Person[]} */
  const watchers = [...t.subs]
    .filter((sub) => sub.seat === null)
    .map(({ me }) => ({ user: me.id, name: me.name }));
  const result = t.phase === 'over' ? { result: { winners: t.game?.winners ?? [] } } : {};
  return { phase: t.phase, seats: t.seats, watchers, paused: false, ...result };
}

/**
 * @param {Table} t
 * @param {ServerMsg} msg
 */
function broadcast(t, msg) {
  for (const sub of t.subs) sub.ws.send(JSON.stringify(msg));
}

/**
 * @param {Table} t
 * @param {Subscriber} sub
 */
function snap(t, sub) {
  const view = t.game ? viewFor(t.game, sub.seat) : { status: [], seats: [], zones: [] };
  const open = t.game ? openFor(t.game, sub.seat) : { waiting: [] };
  const n = t.game ? { n: t.log.length - 1 } : {};
  /** @type {ServerMsg} */
  const msg = {
    t: 'snap',
    table: t.id,
    ...n,
    info: info(t),
    room: tableStatus(t),
    view,
    open,
    clocks: [],
    ...(sub.seat === null ? {} : { rules: t.rules.get(sub.seat) ?? NO_ORDERS }),
    log: t.log,
    chat: t.chat,
    hash: '',
    commitment: 'fake',
  };
  sub.ws.send(gzipSync(JSON.stringify(msg)));
}

/**
 * @param {Table} t
 * @param {number} seat
 * @param {string[]} keys
 */
function commit(t, seat, keys) {
  const { game } = t;
  const text = game === null ? null : choose(game, seat, keys);
  if (game === null || text === null) return false;
  /** @type {Entry} */
  const entry = { n: t.log.length, what: 'pick', seat, text: [[{ t: text }]] };
  t.log.push(entry);
  if (game.winners) t.phase = 'over';
  for (const sub of t.subs) {
    const { status, seats, zones } = viewFor(game, sub.seat);
    /** @type {ServerMsg} */
    const update = {
      t: 'frame',
      table: t.id,
      n: entry.n,
      entry,
      patch: { status, seats, zones, order: zones.map((z) => z.id) },
      open: openFor(game, sub.seat),
    };
    sub.ws.send(JSON.stringify(update));
  }
  if (t.phase === 'over') broadcast(t, { t: 'room', table: t.id, room: tableStatus(t) });
  return true;
}

/** @param {Table} t */
function playBots(t) {
  setTimeout(() => {
    const { game } = t;
    const who = game === null ? 'open' : (t.seats[game.turn]?.who ?? 'open');
    if (game === null || t.phase !== 'running' || typeof who === 'string' || !('machine' in who)) return;
    const options = openFor(game, game.turn).decision?.options ?? [];
    const option = options.find((o) => o.ref !== 'end') ?? options[0];
    if (option !== undefined) commit(t, game.turn, [option.key]);
    playBots(t);
  }, 5);
}

/**
 * @param {WebSocketRoute} ws
 * @param {User} me
 */
function handleSocket(ws, me) {
  /** @type {[Table, Subscriber][]} */
  const joined = [];
  /** @param {ServerMsg} msg */
  const say = (msg) => ws.send(JSON.stringify(msg));
  ws.onMessage((text) => {
    const msg = /** @type {ClientMsg} */ (JSON.parse(text.toString()));
    const t = 'table' in msg ? tables.get(msg.table) : undefined;
    if (t === undefined) greet(msg, me, say);
    else if (msg.t === 'join') {
      for (const sub of t.subs) if (sub.ws === ws) t.subs.delete(sub);
      const sub = { ws, me, seat: typeof msg.as === 'object' && 'seat' in msg.as ? msg.as.seat : null };
      t.subs.add(sub);
      joined.push([t, sub]);
      snap(t, sub);
      broadcast(t, { t: 'room', table: t.id, room: tableStatus(t) });
    } else if (msg.t === 'act') {
      if (!t.done.has(msg.cid)) {
        if (t.game?.decision !== msg.decision || !commit(t, msg.seat, msg.choice)) {
          say({ t: 'nack', cid: msg.cid, table: t.id, code: 'changed', n: t.log.length - 1 });
          return;
        }
        t.done.set(msg.cid, t.log.length - 1);
        playBots(t);
      }
      say({ t: 'ack', cid: msg.cid, n: t.done.get(msg.cid) ?? 0 });
    } else if (msg.t === 'auto') t.rules.set(msg.seat, msg.rules);
    else if (msg.t === 'say') {
      const line = {
        table: t.id,
        seq: t.chat.length,
        user: me.id,
        name: me.name,
        text: msg.text,
        at: Date.now(),
      };
      t.chat.push(line);
      broadcast(t, { t: 'chat', ...line });
    } else if (msg.t === 'why') {
      say({ t: 'reason', table: t.id, what: msg.what, why: { rule: 'TY-ALL-02', text: [{ t: 'because' }] } });
    } else if (msg.t === 'resync') for (const sub of t.subs) if (sub.ws === ws) snap(t, sub);
  });
  ws.onClose(() => {
    for (const [t, sub] of joined) t.subs.delete(sub);
  });
}

/**
 * Answers messages that are not about a table.
 *
 * @param {ClientMsg} msg
 * @param {User} me
 * @param {(msg: ServerMsg) => void} say
 */
function greet(msg, me, say) {
  const limits = { message_bytes: 16384, messages_per_10s: 40, chat_chars: 300 };
  if (msg.t === 'hello')
    say({ t: 'hello', user: me.id, name: me.name, build: 'fake', now: Date.now(), limits });
  else if (msg.t === 'ping') say({ t: 'pong', n: msg.n });
  else if (msg.t === 'lobby' && msg.on)
    say({ t: 'lobby', tables: [...tables.values()].map(info).filter((one) => one.options.public) });
}
