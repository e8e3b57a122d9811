// The toy game of the in-memory server: play cards, buy cards, attack a player, end the turn.
const COST = { Cutter: 2, Ram: 3 };
const NUMBER = { Scout: 0, Viper: 1, Cutter: 2, Ram: 3, Junker: 4 };
const words = (t) => [{ t }];

function shuffled(list) {
  return list
    .map((card) => [Math.random(), card])
    .sort(([a], [b]) => a - b)
    .map(([, card]) => card);
}

export function deal(count) {
  const start = ['Scout', 'Scout', 'Scout', 'Scout', 'Viper', 'Viper', 'Junker'];
  const seats = Array.from({ length: count }, () => ({
    authority: 12,
    deck: shuffled(start),
    hand: [],
    discard: [],
    trade: 0,
    combat: 0,
  }));
  const game = { seats, turn: 0, decision: 1, asking: null, winners: null, row: ['Cutter', 'Ram', 'Ram'] };
  draw(seats[0], 5);
  return game;
}

function draw(seat, count) {
  for (let i = 0; i < count; i++) {
    if (seat.deck.length === 0) [seat.deck, seat.discard] = [shuffled(seat.discard), []];
    const card = seat.deck.pop();
    if (card) seat.hand.push(card);
  }
}

function targets(game) {
  const mates = game.seats.length === 4 ? [game.turn % 2, (game.turn % 2) + 2] : [game.turn];
  return game.seats.map((_, i) => i).filter((i) => !mates.includes(i) && game.seats[i].authority > 0);
}

function options(game) {
  const me = game.seats[game.turn];
  const at = (card) => `hand/${game.turn}/${me.hand.indexOf(card)}`;
  const kinds = [...new Set(me.hand)];
  if (game.asking) return [...kinds.map((card) => option(`scrap ${card}`, at(card))), option('done')];
  const list = kinds.map((card) =>
    option(`play ${card}`, at(card), card === 'Junker' ? {} : { obvious: true }),
  );
  for (const [i, card] of game.row.entries()) {
    if (me.trade >= COST[card] && game.row.indexOf(card) === i)
      list.push(option(`buy ${card}`, `market/${i}`));
  }
  if (me.combat > 0) for (const i of targets(game)) list.push(option(`attack P${i + 1}`, `seat/${i}`));
  const left = me.trade >= 2 ? { warn: words('trade is left') } : {};
  list.push(option('end turn', 'end', left));
  return list;
}

function option(key, ref, more = {}) {
  return { key, label: words(key), ...(ref ? { ref } : {}), ...more };
}

export function openFor(game, seat) {
  if (game.winners) return { waiting: [] };
  if (seat !== game.turn) return { waiting: [game.turn] };
  const some = game.asking !== null;
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

export function choose(game, seat, keys) {
  if (seat !== game.turn || game.winners) return null;
  const me = game.seats[seat];
  for (const key of keys) {
    if (!options(game).some((o) => o.key === key)) return null;
    const [verb, what] = key.split(' ');
    const from = me.hand.indexOf(what);
    if (verb === 'play') {
      me.discard.push(...me.hand.splice(from, 1));
      if (what === 'Scout') me.trade += 1;
      else if (what === 'Viper') me.combat += 1;
      else if (what === 'Junker') game.asking = me.hand.length > 0 ? 2 : null;
      else me.combat += NUMBER[what];
    } else if (verb === 'scrap') {
      me.hand.splice(from, 1);
      game.asking = game.asking > 1 && me.hand.length > 0 ? game.asking - 1 : null;
    } else if (verb === 'done') game.asking = null;
    else if (verb === 'buy') {
      me.trade -= COST[what];
      me.discard.push(what);
    } else if (verb === 'attack') {
      hit(game, me, Number(what.slice(1)) - 1);
    } else next(game, me);
  }
  game.decision += 1;
  return `P${seat + 1}: ${keys.join(', ')}`;
}

function hit(game, me, target) {
  const team = game.seats.length === 4 ? [target, (target + 2) % 4] : [target];
  for (const i of team) game.seats[i].authority -= me.combat;
  me.combat = 0;
  if (game.seats[target].authority <= 0) {
    game.winners = game.seats.map((_, i) => i).filter((i) => !team.includes(i));
  }
}

function next(game, me) {
  me.discard.push(...me.hand.splice(0));
  Object.assign(me, { trade: 0, combat: 0 });
  game.turn = (game.turn + 1) % game.seats.length;
  draw(game.seats[game.turn], 5);
}

export function viewFor(game, viewer) {
  const face = (id) => (name, i) => ({ ref: `${id}/${i}`, card: NUMBER[name], name, count: 1 });
  const zones = [zone('market', null, 'Trade row', game.row.map(face('market')))];
  const seats = game.seats.map((seat, i) => {
    const back = (_, k) => ({ ref: `hand/${i}/${k}`, count: 1 });
    zones.push(zone('hand', i, 'Hand', seat.hand.map(i === viewer ? face(`hand/${i}`) : back)));
    zones.push(zone('discard', i, 'Discard pile', seat.discard.map(face(`discard/${i}`))));
    zones.push({ ...zone('draw', i, 'Deck', []), count: seat.deck.length });
    const counters = ['authority', 'trade', 'combat'].map((name) => ({
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
    };
  });
  return { status: words(`Turn of P${game.turn + 1}`), seats, zones };
}

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
