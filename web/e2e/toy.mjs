// The toy game of the in-memory server: play cards, buy cards, attack a player, end the turn.
/** @import { Card, Choice, Open, Span, TableView, Zone, ZoneRole } from '../src/wire.ts' */

/**
 * @typedef {'Scout' | 'Viper' | 'Cutter' | 'Ram' | 'Junker'} Name
 * @typedef {'authority' | 'trade' | 'combat'} CounterName
 * @typedef {Record<CounterName, number> & { deck: Name[], hand: Name[], discard: Name[] }} ToySeat
 *
 * @typedef {object} ToyGame
 * @property {ToySeat[]} seats
 * @property {number} turn
 * @property {number} decision
 * @property {number | null} asking The number of cards that can still be scrapped.
 * @property {number[] | null} winners
 * @property {Name[]} row
 */

/** @type {Partial<Record<Name, number>>} */
const COST = { Cutter: 2, Ram: 3 };
/** @type {Record<Name, number>} */
const NUMBER = { Scout: 0, Viper: 1, Cutter: 2, Ram: 3, Junker: 4 };
/** @type {(t: string) => Span[]} */
const words = (t) => [{ t }];

/** @type {(list: Name[]) => Name[]} */
const shuffled = (list) =>
  list
    .map((card) => ({ card, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ card }) => card);

/**
 * @param {ToyGame} game
 * @param {number} seat
 */
function seatAt(game, seat) {
  const found = game.seats[seat];
  if (found === undefined) throw new Error(`no seat ${seat}`);
  return found;
}

/**
 * @param {number} count
 * @returns {ToyGame}
 */
export function deal(count) {
  /** @type {Name[]} */
  const start = ['Scout', 'Scout', 'Scout', 'Scout', 'Viper', 'Viper', 'Junker'];
  const seats = Array.from(
    { length: count },
    () =>
      /** @type {ToySeat} */ ({
        authority: 12,
        deck: shuffled(start),
        hand: [],
        discard: [],
        trade: 0,
        combat: 0,
      }),
  );
  /** @type {ToyGame} */
  const game = { seats, turn: 0, decision: 1, asking: null, winners: null, row: ['Cutter', 'Ram', 'Ram'] };
  draw(seatAt(game, 0), 5);
  return game;
}

/**
 * @param {ToySeat} seat
 * @param {number} count
 */
function draw(seat, count) {
  for (let i = 0; i < count; i++) {
    if (seat.deck.length === 0) [seat.deck, seat.discard] = [shuffled(seat.discard), []];
    const card = seat.deck.pop();
    if (card) seat.hand.push(card);
  }
}

/** @param {ToyGame} game */
function targets(game) {
  const mates = game.seats.length === 4 ? [game.turn % 2, (game.turn % 2) + 2] : [game.turn];
  return game.seats.flatMap(({ authority }, i) => (!mates.includes(i) && authority > 0 ? [i] : []));
}

/** @param {ToyGame} game */
function options(game) {
  const me = seatAt(game, game.turn);
  /** @type {(card: Name) => string} */
  const at = (card) => `hand/${game.turn}/${me.hand.indexOf(card)}`;
  const kinds = [...new Set(me.hand)];
  if (game.asking) return [...kinds.map((card) => option(`scrap ${card}`, at(card))), option('done')];
  const list = kinds.map((card) =>
    option(`play ${card}`, at(card), card === 'Junker' ? {} : { obvious: true }),
  );
  for (const [i, card] of game.row.entries()) {
    if (me.trade >= (COST[card] ?? 0) && game.row.indexOf(card) === i)
      list.push(option(`buy ${card}`, `market/${i}`));
  }
  if (me.combat > 0) for (const i of targets(game)) list.push(option(`attack P${i + 1}`, `seat/${i}`));
  const left = me.trade >= 2 ? { warn: words('trade is left') } : {};
  list.push(option('end turn', 'end', left));
  return list;
}

/**
 * @param {string} key
 * @param {string} [ref]
 * @param {Partial<Choice>} [more]
 * @returns {Choice}
 */
function option(key, ref, more = {}) {
  return { key, label: words(key), ...(ref ? { ref } : {}), ...more };
}

/**
 * @param {ToyGame} game
 * @param {number | null} seat
 * @returns {Open}
 */
export function openFor(game, seat) {
  if (game.winners) return { waiting: [] };
  if (seat !== game.turn) return { waiting: [game.turn] };
  const some = game.asking !== null;
  /** @type {Open['decision']} */
  const decision = {
    id: game.decision,
    seat,
    kind: some ? 'some' : 'free',
    prompt: words(some ? 'Scrap up to two cards' : 'Your turn'),
    options: options(game),
    min: 1,
    max: some ? 2 : 1,
    undo: 0,
    redo: false,
  };
  return { waiting: [seat], decision };
}

/**
 * @param {ToyGame} game
 * @param {number} seat
 * @param {string[]} keys
 */
export function choose(game, seat, keys) {
  if (seat !== game.turn || game.winners) return null;
  const me = seatAt(game, seat);
  for (const key of keys) {
    if (!options(game).some((o) => o.key === key)) return null;
    const [verb, rest = ''] = key.split(' ');
    const what = /** @type {Name} */ (rest);
    const from = me.hand.indexOf(what);
    if (verb === 'play') {
      me.discard.push(...me.hand.splice(from, 1));
      if (what === 'Scout') me.trade += 1;
      else if (what === 'Viper') me.combat += 1;
      else if (what === 'Junker') game.asking = me.hand.length > 0 ? 2 : null;
      else me.combat += NUMBER[what];
    } else if (verb === 'scrap') {
      me.hand.splice(from, 1);
      game.asking = game.asking !== null && game.asking > 1 && me.hand.length > 0 ? game.asking - 1 : null;
    } else if (verb === 'done') game.asking = null;
    else if (verb === 'buy') {
      me.trade -= COST[what] ?? 0;
      me.discard.push(what);
    } else if (verb === 'attack') {
      attack(game, me, Number(rest.slice(1)) - 1);
    } else endTurn(game, me);
  }
  game.decision += 1;
  return `P${seat + 1}: ${keys.join(', ')}`;
}

/**
 * @param {ToyGame} game
 * @param {ToySeat} me
 * @param {number} target
 */
function attack(game, me, target) {
  const team = game.seats.length === 4 ? [target, (target + 2) % 4] : [target];
  for (const i of team) seatAt(game, i).authority -= me.combat;
  me.combat = 0;
  if (seatAt(game, target).authority <= 0) {
    game.winners = game.seats.map((_, i) => i).filter((i) => !team.includes(i));
  }
}

/**
 * @param {ToyGame} game
 * @param {ToySeat} me
 */
function endTurn(game, me) {
  me.discard.push(...me.hand.splice(0));
  Object.assign(me, { trade: 0, combat: 0 });
  game.turn = (game.turn + 1) % game.seats.length;
  draw(seatAt(game, game.turn), 5);
}

/**
 * @param {ToyGame} game
 * @param {number | null} viewer
 * @returns {TableView}
 */
export function viewFor(game, viewer) {
  /** @type {(id: string) => (name: Name, i: number) => Card} */
  const face = (id) => (name, i) => ({ ref: `${id}/${i}`, card: NUMBER[name], name, count: 1 });
  const zones = [zone('market', null, 'Trade row', game.row.map(face('market')))];
  const seats = game.seats.map((seat, i) => {
    /** @type {(name: Name, k: number) => Card} */
    const back = (_, k) => ({ ref: `hand/${i}/${k}`, count: 1 });
    zones.push(zone('hand', i, 'Hand', seat.hand.map(i === viewer ? face(`hand/${i}`) : back)));
    zones.push(zone('discard', i, 'Discard pile', seat.discard.map(face(`discard/${i}`))));
    zones.push({ ...zone('draw', i, 'Deck', []), count: seat.deck.length });
    /** @type {CounterName[]} */
    const names = ['authority', 'trade', 'combat'];
    const counters = names.map((name) => ({
      sign: name,
      name: words(name),
      value: seat[name],
    }));
    return {
      seat: i,
      notes: [],
      counters,
      active: i === game.turn,
      out: seat.authority <= 0,
      ref: `seat/${i}`,
      prey: i === game.turn ? targets(game) : [],
    };
  });
  return { status: words(`Turn of P${game.turn + 1}`), seats, zones };
}

/**
 * @param {ZoneRole} role
 * @param {number | null} owner
 * @param {string} title
 * @param {Card[]} cards
 * @returns {Zone}
 */
function zone(role, owner, title, cards) {
  return {
    id: owner === null ? role : `${role}/${owner}`,
    role,
    owner,
    title: words(title),
    count: cards.length,
    cards,
  };
}
