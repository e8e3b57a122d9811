//! Converts a view to the layout that every client can draw.

use table::{Card, CardId, Counter, Mark, MarkState, Panel, Phrase, Seat, TableView, Zone, ZoneRole};

use crate::event::Ability;
use crate::game::StarRealms;
use crate::phrases::{self, Role};
use crate::setup::Mode;
use crate::view::{InPlay, SeatView, View};

impl<const N: usize, const W: usize> StarRealms<N, W> {
    pub(crate) fn table_view_of(&self, view: &View) -> TableView {
        let status = match view.outcome {
            Some(outcome) => phrases::won(outcome.winners),
            None => phrases::status(view.turn, view.on_turn),
        };
        let mut zones = vec![
            zone(
                ZoneRole::Market,
                None,
                view.row.iter().map(|&card| Card::new(card, card.is_some() as usize)).collect(),
            ),
            self.supply(view),
            pile(ZoneRole::Deck, None, &view.trade_deck),
            pile(ZoneRole::Scrap, None, &view.scrap_heap),
        ];
        for seat in &view.seats {
            zones.extend(self.seat_zones(seat));
        }
        let seats = view.seats.iter().map(|seat| self.panel(view, seat)).collect();
        TableView { status: Some(status), seats, zones, ..TableView::default() }
    }

    fn supply(&self, view: &View) -> Zone {
        let explorer = self.cast.explorers.first().map(|c| self.cast.card(c));
        let cards = if view.explorers > 0 { vec![Card::new(explorer, view.explorers)] } else { Vec::new() };
        zone(ZoneRole::Supply, None, cards)
    }

    fn seat_zones(&self, p: &SeatView) -> [Zone; 4] {
        let owner = Some(p.seat);
        let in_play = p.in_play.iter().map(|card| self.in_play_slot(card)).collect();
        let hand = p.hand.iter().map(|&card| Card::new(card, 1)).collect();
        let mut deck = pile(ZoneRole::Draw, owner, &p.unseen);
        let top = p.deck_top.iter().map(|&card| Card::new(Some(card), 1));
        deck.cards = top.chain(deck.cards).collect();
        deck.count = p.deck;
        [zone(ZoneRole::Play, owner, in_play), zone(ZoneRole::Hand, owner, hand), deck, {
            pile(ZoneRole::Discard, owner, &p.discard)
        }]
    }

    fn in_play_slot(&self, card: &InPlay) -> Card {
        let def = self.db.card(card.model.unwrap_or(card.card));
        let base = def.kind.defense() > 0;
        let mut marks = Vec::new();
        let mark = Mark::new;
        let ability = |sign, ability, used| {
            let state = if used { MarkState::Used } else { MarkState::Ready };
            mark(sign, phrases::ability_mark(ability, used), state)
        };
        if base && !def.primary.is_empty() {
            marks.push(ability("primary", Ability::Primary, card.used_primary));
        }
        if !def.ally.is_empty() {
            let lonely = !card.used_ally && !card.ally_ready;
            let no_ally = mark("ally", phrases::no_ally(), MarkState::Idle);
            marks.push(if lonely { no_ally } else { ability("ally", Ability::Ally, card.used_ally) });
        }
        if !def.scrap.is_empty() {
            marks.push(ability("scrap", Ability::Scrap, false));
        }
        if card.damage > 0 {
            marks.push(mark("damage", phrases::damage(card.damage), MarkState::Fact));
        }
        if let Some(model) = card.model {
            marks.push(mark("copy", phrases::copies(model), MarkState::Fact));
        }
        Card { card: Some(card.card), count: 1, marks, attached: false }
    }

    fn panel(&self, view: &View, p: &SeatView) -> Panel {
        let counters = vec![
            Counter::new("authority", phrases::authority(), p.authority),
            Counter::new("trade", phrases::trade(), p.trade),
            Counter::new("combat", phrases::combat(), p.combat),
            Counter::new("hand", phrases::hand(), p.hand.len() as i32),
            Counter::new("deck", phrases::deck(), p.deck as i32),
            Counter::new("discard", phrases::discard(), p.discard.iter().map(|(_, n)| *n as i32).sum::<i32>()),
        ];
        let role = self.role(view, p.seat);
        let sided = matches!(view.mode, Mode::Hydra | Mode::Emperor | Mode::Raid);
        let team = sided.then(|| !p.team.contains(Seat::new(0)) as u8);
        let mut notes: Vec<Phrase> = role.map(phrases::role).into_iter().collect();
        // In a raid, the role already says it.
        notes.extend(team.filter(|_| view.mode != Mode::Raid).map(|team| phrases::team(team + 1)));
        if p.on_top > 0 {
            notes.push(phrases::on_top_next(p.on_top));
        }
        let hit_as = match view.mode {
            Mode::Hydra => p.team.lowest().unwrap_or(p.seat),
            _ => p.seat,
        };
        Panel {
            seat: p.seat,
            notes,
            counters,
            active: view.on_turn.contains(p.seat),
            out: !p.alive,
            hit_as,
            role: role.map(|role| match role {
                Role::Boss => "boss",
                Role::Raider => "raider",
                Role::Emperor => "emperor",
                Role::Admiral => "admiral",
            }),
            team,
            prey: p.prey,
        }
    }

    fn role(&self, view: &View, seat: Seat) -> Option<Role> {
        match view.mode {
            Mode::Raid if seat == view.first => Some(Role::Boss),
            Mode::Raid => Some(Role::Raider),
            Mode::Emperor if self.is_emperor(seat) => Some(Role::Emperor),
            Mode::Emperor => Some(Role::Admiral),
            _ => None,
        }
    }
}

fn zone(role: ZoneRole, owner: Option<Seat>, cards: Vec<Card>) -> Zone {
    Zone::new(role, owner, phrases::zone(role), cards)
}

/// A pile whose composition is public.
fn pile(role: ZoneRole, owner: Option<Seat>, cards: &[(CardId, usize)]) -> Zone {
    Zone::pile(role, owner, phrases::zone(role), cards.iter().copied())
}
