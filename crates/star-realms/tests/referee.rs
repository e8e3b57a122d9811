//! Rule violations that a referee would notice immediately, checked in random games of every mode.

use star_realms::{Event, Kind, Mode, Setup, StarRealms, State, Verb};
use table::chance::{Chance, Fast};
use table::conformance::Effort;
use table::{CopyId, Game, Opt, Options, Seat, ToAct};

struct Referee<'a, const N: usize, const W: usize> {
    game: &'a StarRealms<N, W>,
    s: &'a State<N, W>,
}

impl<const N: usize, const W: usize> Referee<'_, N, W> {
    fn kind(&self, copy: CopyId) -> Kind {
        self.game.db().card(self.game.cast().card(copy)).kind
    }

    fn cost(&self, copy: CopyId) -> u16 {
        self.game.db().card(self.game.cast().card(copy)).cost.into()
    }

    /// The seats whose outposts protect this seat: its own, in hydra those of the team (SR-OUT-01, SR-MULTI-03,
    /// SR-HYDRA-10).
    fn is_protected(&self, seat: Seat) -> bool {
        let hydra = self.game.setup().mode == Mode::Hydra;
        let outposts = |m: Seat| self.s.players[m].in_play.iter().any(|c| matches!(self.kind(c), Kind::Outpost(_)));
        let team = self.game.team(self.s, seat);
        Seat::first(self.game.seats()).filter(|&m| m == seat || hydra && team.contains(m)).any(outposts)
    }

    fn owner(&self, base: CopyId) -> Seat {
        let holds = |seat: &Seat| self.s.players[*seat].in_play.contains(base);
        Seat::first(self.game.seats()).find(holds).expect("the base is in play")
    }

    /// No option breaks a rule.
    fn options(&self, seat: Seat, options: &Options) {
        let p = &self.s.players[seat];
        for &o in options {
            let copy = CopyId(o.a());
            match Verb::of(o.verb()) {
                // SR-HYDRA-01: a team is attacked at the seat that stores its authority.
                Verb::AttackSeat => {
                    let victim = Seat::new(o.a() as usize);
                    assert!(!self.is_protected(victim), "an attack past an outpost");
                    assert!(!self.game.team(self.s, seat).contains(victim), "an attack on a teammate");
                    assert!(p.combat > 0 && self.s.alive.contains(victim));
                }
                Verb::AttackBase | Verb::JointAttack => {
                    let plain = matches!(self.kind(copy), Kind::Base(_));
                    assert!(!plain || !self.is_protected(self.owner(copy)), "a plain base behind an outpost");
                }
                // SR-BUY-02
                Verb::Buy => assert!(self.cost(copy) <= p.trade, "a card that is too expensive"),
                Verb::Play => assert!(p.hand.contains(copy)),
                Verb::Primary => assert!(!matches!(self.kind(copy), Kind::Ship), "a ship used like a base"),
                _ => {}
            }
        }
    }

    /// The table follows the rules.
    fn table(&self, events: &[Event]) {
        let s = self.s;
        // SR-BUY-05, SR-SCRAP-06: five cards while the trade deck lasts; a gap may wait for one answer only.
        let gaps = s.row.iter().filter(|c| !c.is_some()).count();
        assert!(s.trade_deck.is_empty() || gaps == 0 || gaps == 1 && s.frames.len() > 1, "{gaps} gaps in the row");
        // SR-COMP-02: starting cards are never for sale.
        assert!(s.row_set().minus(&self.game.cast().trade).is_empty());
        for seat in Seat::first(self.game.seats()) {
            let p = &s.players[seat];
            // SR-ELIM-OPEN1: eliminated players have no cards.
            if !s.alive.contains(seat) && !s.is_over() && s.frames.len() == 1 {
                assert!((p.hand | p.in_play | p.discard | p.deck.all()).is_empty(), "an eliminated player has cards");
            }
        }
        // SR-DRAW-01, SR-RAID-03: a player who has ended a turn has a full hand, if there are enough cards.
        for event in events {
            if let Event::TurnEnded { seat } = *event
                && s.alive.contains(seat)
                && !s.is_over()
            {
                let p = &s.players[seat];
                let full = match (self.game.setup().mode, s.first == seat, self.game.setup().seats) {
                    (Mode::Raid, true, 3 | 4) => 7,
                    (Mode::Raid, true, _) => 8,
                    _ => 5,
                };
                let spent = p.deck.all().is_empty() && p.discard.is_empty();
                assert!(p.hand.len() == full || spent && p.hand.len() < full, "{} cards in hand", p.hand.len());
                assert_eq!((p.trade, p.combat, p.on_top), (0, 0, 0), "pools are empty");
            }
        }
    }
}

fn watch<const N: usize, const W: usize>(mode: Mode, seats: usize) {
    let game = StarRealms::<N, W>::new(Setup { mode, seats, ..Setup::default() }).expect("the setup is valid");
    let (mut met, mut seed) = (0, 0);
    while met < Effort::of(2_000).decisions {
        let (mut rng, mut dice) = (Fast::new(seed), Fast::new(seed ^ 0x0dd));
        let mut events = Vec::new();
        let mut state = game.start(&mut rng, &mut events);
        let mut options = Options::new();
        seed += 1;
        while let ToAct::Seats { asked, free } = game.to_act(&state) {
            let from = if !free.is_empty() && dice.below(8) == 0 { free } else { asked };
            let seat = from.iter().nth(dice.below(from.len() as u32) as usize).expect("a seat must act");
            game.options(&state, seat, &mut options);
            let referee = Referee { game: &game, s: &state };
            referee.table(&events);
            referee.options(seat, &options);
            let pick: Opt = options[dice.below(options.len() as u32) as usize];
            events.clear();
            game.apply(&mut state, seat, pick, &mut rng, &mut events);
            met += 1;
        }
    }
}

/// SR-OUT-01, SR-BUY-05, SR-DRAW-01
#[test]
fn a_referee_finds_nothing_in_random_games_of_any_mode() {
    watch::<2, 1>(Mode::Duel, 2);
    for mode in [Mode::FreeForAll, Mode::Hunter, Mode::Hydra, Mode::Raid] {
        watch::<4, 2>(mode, 4);
    }
    for mode in [Mode::Hydra, Mode::Emperor, Mode::Raid] {
        watch::<6, 3>(mode, 6);
    }
}
