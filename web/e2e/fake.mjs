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
const CSP =
  "default-src 'self'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data: blob:";
const TYPES = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.html': 'text/html',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};
const tables = new Map();
const NO_ORDERS = { forced: true, obvious: false, end: false, answers: [] };
let users = 0;
const cut = new Set();

const FACES = ['Scout', 'Viper', 'Cutter', 'Ram', 'Junker'].map((name, card) => ({
  card,
  slug: name.toLowerCase(),
  name,
  line: [{ t: `ship, cost ${card}` }],
  text: [[[{ t: 'primary' }], [{ t: `what ${name} does` }]]],
  cost: card,
  guard: 'shield',
  outpost: false,
  faction: card > 1 ? name : 'none',
}));

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
    },
  ],
  levels: [
    { slug: 'cadet', title: 'cadet' },
    { slug: 'captain', title: 'captain' },
  ],
};

/** Connects all pages of a context to this server as one user. */
export async function attachFake(context) {
  const me = { id: randomUUID(), name: `Guest ${++users}`, kind: 'guest', role: 'player', known: false };
  await context.route('**/*', (route) => answer(route, me));
  await context.routeWebSocket(/\/ws$/, (ws) => (cut.has(context) ? ws.close() : handleSocket(ws, me)));
}

/** Cuts the network of a context, or restores it. */
export function cutFake(context, on) {
  if (on) cut.add(context);
  else cut.delete(context);
}

function answer(route, me) {
  const url = new URL(route.request().url());
  if (!url.pathname.startsWith('/api/')) return file(route, url.pathname);
  const body = JSON.parse(route.request().postData() ?? 'null');
  const [status, json] = answerRest(`${route.request().method()} ${url.pathname.slice(4)}`, body, me);
  if (typeof json === 'string') return route.fulfill({ status, contentType: 'text/plain', body: json });
  return route.fulfill({ status, json: json ?? undefined });
}

/** Serves a file of the built client with the content policy of the real server. */
export function file(route, path) {
  const name = extname(path) === '' ? 'index.html' : path;
  try {
    const headers = { 'content-security-policy': CSP, 'content-type': TYPES[extname(name)] ?? 'text/plain' };
    return route.fulfill({ status: 200, headers, body: readFileSync(join(DIST, name)) });
  } catch {
    return route.fulfill({ status: 404, body: '' });
  }
}

function answerRest(what, body, me) {
  const mine = {
    id: me.id,
    name: me.name,
    kind: me.kind,
    role: me.role,
    settings: { show_ratings: false, client: {} },
  };
  const table = tables.get(/^\w+ \/tables\/([^/]+)/.exec(what)?.[1]);
  const seated = (list, who) => list.some((seat) => seat.who.user === who);
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
    Object.assign(seat, { who: { user: me.id }, name: me.name });
    startIfFull(table);
  }
  return [200, info(table)];
}

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

function createTable(body, me) {
  const players = body.players ?? 2;
  const requests = body.seats ?? ['me', { machine: 'captain' }];
  const seats = Array.from({ length: players }, (_, seat) => {
    const request = requests[seat] ?? { machine: 'captain' };
    const base = { seat, online: true, held: false, conceded: false, thinking: false };
    if (request === 'me') return { ...base, who: { user: me.id }, name: me.name };
    if (request === 'open') return { ...base, who: 'open', name: '' };
    if (request.here) return { ...base, who: { user: me.id }, name: request.here };
    return { ...base, who: { machine: request.machine }, name: `Captain ${seat + 1}` };
  });
  const options = {
    public: false,
    rated: false,
    clock: 'none',
    watch: true,
    chat: true,
    undo: true,
    referee: false,
    ...body.options,
  };
  const t = {
    id: randomUUID(),
    mode: body.mode ?? 'duel',
    phase: 'open',
    seats,
    options,
    creator: me.id,
    created: Date.now(),
  };
  Object.assign(t, { subs: new Set(), log: [], chat: [], done: new Map(), rules: new Map(), game: null });
  tables.set(t.id, t);
  startIfFull(t);
  return { id: t.id, path: `/t/${t.id}` };
}

function startIfFull(t) {
  if (t.phase === 'open' && t.seats.every((seat) => seat.who !== 'open')) {
    t.phase = 'running';
    t.game = deal(t.seats.length);
    t.log = [{ n: 0, what: 'start', text: [[{ t: 'The toy is withLines up.' }]] }];
    for (const sub of t.subs) snap(t, sub);
    playBots(t);
  } else broadcast(t, { t: 'room', table: t.id, room: tableStatus(t) });
}

function tableStatus(t) {
  const person = ({ me }) => ({ user: me.id, name: me.name });
  const watchers = [...t.subs].filter((sub) => sub.seat === null).map(person);
  const result = t.phase === 'over' ? { result: { winners: t.game.winners } } : {};
  return { phase: t.phase, seats: t.seats, watchers, paused: false, ...result };
}

function broadcast(t, msg) {
  for (const sub of t.subs) sub.ws.send(JSON.stringify(msg));
}

function snap(t, sub) {
  const view = t.game ? viewFor(t.game, sub.seat) : { status: [], seats: [], zones: [] };
  const open = t.game ? openFor(t.game, sub.seat) : { waiting: [] };
  const n = t.game ? { n: t.log.length - 1 } : {};
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

function commit(t, seat, keys) {
  const text = choose(t.game, seat, keys);
  if (text === null) return false;
  const entry = { n: t.log.length, what: 'pick', seat, text: [[{ t: text }]] };
  t.log.push(entry);
  if (t.game.winners) t.phase = 'over';
  for (const sub of t.subs) {
    const { status, seats, zones } = viewFor(t.game, sub.seat);
    const frame = {
      t: 'frame',
      table: t.id,
      n: entry.n,
      entry,
      patch: { status, seats, zones, order: zones.map((z) => z.id) },
      open: openFor(t.game, sub.seat),
    };
    sub.ws.send(JSON.stringify(frame));
  }
  if (t.phase === 'over') broadcast(t, { t: 'room', table: t.id, room: tableStatus(t) });
  return true;
}

function playBots(t) {
  setTimeout(() => {
    const seat = t.game?.turn;
    if (t.phase !== 'running' || t.seats[seat].who.machine === undefined) return;
    const { options } = openFor(t.game, seat).decision;
    commit(t, seat, [(options.find((o) => o.ref !== 'end') ?? options[0]).key]);
    playBots(t);
  }, 5);
}

function handleSocket(ws, me) {
  const joined = [];
  ws.onMessage((text) => {
    const msg = JSON.parse(text);
    const t = tables.get(msg.table);
    const say = (answer) => ws.send(JSON.stringify(answer));
    if (msg.t === 'hello') {
      say({
        t: 'hello',
        user: me.id,
        name: me.name,
        build: 'fake',
        now: Date.now(),
        limits: { message_bytes: 16384, messages_per_10s: 40, chat_chars: 300 },
      });
    } else if (msg.t === 'ping') say({ t: 'pong', n: msg.n });
    else if (msg.t === 'lobby' && msg.on)
      say({ t: 'lobby', tables: [...tables.values()].map(info).filter((i) => i.options.public) });
    else if (t === undefined) return;
    else if (msg.t === 'join') {
      for (const sub of t.subs) if (sub.ws === ws) t.subs.delete(sub);
      const sub = { ws, me, seat: msg.as.seat ?? null };
      t.subs.add(sub);
      joined.push([t, sub]);
      snap(t, sub);
      broadcast(t, { t: 'room', table: t.id, room: tableStatus(t) });
    } else if (msg.t === 'act') {
      if (!t.done.has(msg.cid)) {
        if (t.game.decision !== msg.decision || !commit(t, msg.seat, msg.choice)) {
          return say({ t: 'nack', cid: msg.cid, table: t.id, code: 'stale_decision', n: t.log.length - 1 });
        }
        t.done.set(msg.cid, t.log.length - 1);
        playBots(t);
      }
      say({ t: 'ack', cid: msg.cid, n: t.done.get(msg.cid) });
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
