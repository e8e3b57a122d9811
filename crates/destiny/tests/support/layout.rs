//! A table as a literal: who has what, and nothing more than the story needs.

use destiny::card::What;
use destiny::cast::CastEntry;
use destiny::frame::{Frame, Stage};
use destiny::{Db, Deck, Destiny, Setup, State};
use table::chance::Fast;
use table::scene::{Scene, Way};
use table::{CardId, CopyId, CopySet, Seat, SeatSet};

use super::pins::Pins;
use super::play::Play;

/// Two players in the second round; the first of them acts and controls the battlefield.
pub(crate) fn scene() -> Layout {
    let players = vec![Player::new(), Player::new()];
    Layout { round: 2, holder: 0, players, rolls: Vec::new(), setup: false }
}

/// A scene before it begins.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    round: u8,
    holder: usize,
    players: Vec<Player>,
    rolls: Vec<&'static str>,
    setup: bool,
}

/// A player's own things.
#[derive(Clone, Debug)]
pub(crate) struct Player {
    team: Vec<&'static str>,
    in_play: Vec<&'static str>,
    under: Vec<&'static str>,
    pool: Vec<&'static str>,
    hand: Vec<&'static str>,
    deck: Vec<&'static str>,
    discard: Vec<&'static str>,
    battlefield: &'static str,
    resources: u8,
    /// Does the story name the deck, or only say that there is one?
    names_deck: bool,
}

macro_rules! lists {
    ($($(#[$doc:meta])* $name:ident $(notes $note:ident)?;)*) => {
        $($(#[$doc])*
        pub(crate) fn $name(mut self, cards: impl IntoIterator<Item = &'static str>) -> Self {
            self.$name = cards.into_iter().collect();
            $(self.$note = true;)?
            self
        })*
    };
}

impl Player {
    fn new() -> Self {
        Self {
            team: vec!["first-order-stormtrooper"],
            in_play: Vec::new(),
            under: Vec::new(),
            pool: Vec::new(),
            hand: Vec::new(),
            // Two kinds, so that a new deal can be told from the old one.
            deck: ["dodge", "block"].repeat(5),
            discard: Vec::new(),
            battlefield: "starship-graveyard",
            resources: 5,
            names_deck: false,
        }
    }

    lists! {
        /// The characters, with their marks.
        team;
        /// Supports, upgrades, downgrades and plots in play, with their marks.
        in_play;
        /// Face-down cards under the plot.
        under;
        /// Dice in the pool.
        pool;
        /// The hand.
        hand;
        /// The deck: what is drawn first stands first.
        deck notes names_deck;
        /// The discard pile.
        discard;
    }

    /// The battlefield this player has brought.
    pub(crate) fn battlefield(mut self, slug: &'static str) -> Self {
        self.battlefield = slug;
        self
    }

    /// Resources.
    pub(crate) fn resources(mut self, n: u8) -> Self {
        self.resources = n;
        self
    }

    fn slugs(&self) -> impl Iterator<Item = &'static str> + '_ {
        let cards = self.team.iter().chain(&self.in_play).chain(&self.hand).chain(&self.deck).chain(&self.discard);
        cards.chain(&self.under).map(|text| text.split(' ').next().unwrap_or(text)).chain([self.battlefield])
    }
}

impl Layout {
    /// The first player.
    pub(crate) fn a(self, change: impl FnOnce(Player) -> Player) -> Self {
        self.player(0, change)
    }

    /// The second player.
    pub(crate) fn b(self, change: impl FnOnce(Player) -> Player) -> Self {
        self.player(1, change)
    }

    /// A third player.
    pub(crate) fn c(self, change: impl FnOnce(Player) -> Player) -> Self {
        self.player(2, change)
    }

    /// A fourth player.
    pub(crate) fn d(self, change: impl FnOnce(Player) -> Player) -> Self {
        self.player(3, change)
    }

    fn player(mut self, at: usize, change: impl FnOnce(Player) -> Player) -> Self {
        while self.players.len() <= at {
            self.players.push(Player::new());
        }
        self.players[at] = change(self.players[at].clone());
        self
    }

    /// The round the story begins in.
    pub(crate) fn round(mut self, round: u8) -> Self {
        self.round = round;
        self
    }

    /// The player who controls the battlefield; the first player acts all the same.
    pub(crate) fn held_by(mut self, seat: Seat) -> Self {
        self.holder = seat.idx();
        self
    }

    /// The story begins at the end of setup, before the first round.
    pub(crate) fn at_setup(mut self) -> Self {
        (self.setup, self.round) = (true, 0);
        self
    }

    /// What the next dice show, one after the other.
    pub(crate) fn rolls(mut self, sides: impl IntoIterator<Item = &'static str>) -> Self {
        self.rolls = sides.into_iter().collect();
        self
    }

    /// Tells the story in all four ways.
    #[track_caller]
    pub(crate) fn play(&self, story: impl Fn(&mut Play)) {
        for way in Way::ALL {
            let (game, state, pins) = self.lay_out();
            let mut play = Play::new(Scene::new(game, state, pins, way));
            story(&mut play);
            play.finish();
        }
    }

    /// The rules for the cards that all players have brought.
    fn game(&self) -> Destiny<1> {
        let db = Db::all();
        let find = |slug: &str| db.find(slug).unwrap_or_else(|| panic!("there is no card {slug:?}"));
        let mut brought = Vec::new();
        for (i, player) in self.players.iter().enumerate() {
            let elite: Vec<&str> =
                player.team.iter().filter(|t| t.contains(" elite")).map(|t| t.split(' ').next().unwrap()).collect();
            for slug in player.slugs() {
                let card = find(slug);
                let dice = if db.card(card).die.is_none() { 0 } else { 1 + u8::from(elite.contains(&slug)) };
                brought.push(CastEntry::new(card, Seat::new(i), dice));
            }
        }
        let setup = Setup::of(vec![Deck::default(); self.players.len()]);
        let brought = Destiny::<1>::with_asides(self.players.len(), brought);
        Destiny::<1>::of_cards(setup, brought).expect("a table holds the scene")
    }

    fn lay_out(&self) -> (Destiny<1>, State<1>, Pins) {
        let db = Db::all();
        let find = |slug: &str| db.find(slug).unwrap_or_else(|| panic!("there is no card {slug:?}"));
        let game = self.game();
        let mut s = game.bare_table();
        let spare = game.cast().spare;
        let mut left = game.cast().everything().minus(&spare);
        (s.bag, s.in_play, s.aside) = (CopySet::EMPTY, CopySet::EMPTY, spare);
        let mut take = |slug: &str, owner: usize| {
            let card: CardId = find(slug);
            let fits = |c: &CopyId| game.cast().card(*c) == card && game.cast().owner(*c).idx() == owner;
            let copy = left.iter().find(fits).unwrap_or_else(|| panic!("no copy of {slug:?} is left"));
            left.remove(copy);
            copy
        };
        let mut named = CopySet::EMPTY;
        let mut attachments = Vec::new();
        for (i, player) in self.players.iter().enumerate() {
            for text in player.team.iter().chain(&player.in_play) {
                let mut words = text.split(' ');
                let copy = take(words.next().unwrap_or_default(), i);
                s.in_play.insert(copy);
                s.place[copy] = CopyId::NONE.0;
                while let Some(word) = words.next() {
                    let mut number = || words.next().and_then(|n| n.parse::<u8>().ok()).expect("a number of tokens");
                    match word {
                        "elite" => {}
                        "damage" => s.damage[copy] = number(),
                        "shield" => s.shields[copy] = number(),
                        "exhausted" => s.exhausted.insert(copy),
                        "on" => attachments.push((copy, words.next().expect("a host"))),
                        other => panic!("{other:?} is no mark of a card"),
                    }
                }
            }
            let field = take(player.battlefield, i);
            if i == self.holder {
                s.field = field;
                s.in_play.insert(field);
                s.place[field] = CopyId::NONE.0;
            } else {
                s.aside.insert(field);
            }
            for slug in &player.hand {
                let copy = take(slug, i);
                named.insert(copy);
                s.hand.insert(copy);
                s.known[i].insert(copy);
            }
            for slug in &player.deck {
                let copy = take(slug, i);
                // A deck the story names has an order nobody knows; any other is a shuffled bag.
                if player.names_deck {
                    named.insert(copy);
                    s.under.insert(copy);
                    s.place[copy] = s.stamp;
                    s.stamp += 1;
                } else {
                    s.bag.insert(copy);
                }
            }
            for slug in &player.discard {
                s.discard.insert(take(slug, i));
            }
            let plot = s.in_play & *game.cast().of_what(What::Plot) & game.cast().own[i];
            for slug in &player.under {
                let copy = take(slug, i);
                named.insert(copy);
                s.stacked.insert(copy);
                s.place[copy] = plot.first().expect("a plot").0;
                s.known[i].insert(copy);
            }
            s.resources[i] = player.resources;
        }
        // Of several hosts of one name, `#2` and so on behind it name the later ones.
        let hosts: Vec<_> = attachments
            .iter()
            .map(|&(copy, text): &(CopyId, &str)| {
                let (slug, nth) = text.split_once('#').map_or((text, 1), |(t, n)| (t, n.parse().expect("a number")));
                let card = find(slug);
                let host = s.in_play.iter().filter(|&c| game.cast().card(c) == card).nth(nth - 1);
                (copy, host.unwrap_or_else(|| panic!("{slug:?} is not in play")))
            })
            .collect();
        for (copy, host) in hosts {
            s.place[copy] = host.0;
        }
        lose_dice(&game, &mut s);
        self.fill_pools(&game, &mut s);
        s.holder = self.holder as u8;
        s.round = self.round;
        s.frames.push(if self.setup {
            Frame::SetupShields { left: SeatSet::EMPTY }
        } else {
            Frame::Turn(Stage::Begin)
        });
        game.resume(&mut s, &mut Fast::new(3));
        let pools = game.cast().own[..self.players.len()].to_vec();
        let pins = Pins { rolls: self.rolls.iter().copied().collect(), named, pools };
        (game, s, pins)
    }

    fn fill_pools(&self, game: &Destiny<1>, s: &mut State<1>) {
        let db = Db::all();
        for (i, player) in self.players.iter().enumerate() {
            for text in &player.pool {
                let (slug, side) = text.split_once(' ').expect("a card and a side");
                let card = db.find(slug).unwrap_or_else(|| panic!("there is no card {slug:?}"));
                let die = (0..game.cast().dice() as u16).map(CopyId).find(|&d| {
                    let home = game.cast().home(d);
                    game.cast().card(home) == card
                        && game.cast().owner(home).idx() == i
                        && s.in_play.contains(home)
                        && !s.pool[i].contains(d)
                });
                let die = die.unwrap_or_else(|| panic!("no die of {slug:?} is left"));
                s.pool[i].insert(die);
                s.face[die] = face(db, card, side);
            }
        }
    }
}

/// Dice of cards that are not in play are set aside, and second dice until something in play makes their character elite.
fn lose_dice(game: &Destiny<1>, s: &mut State<1>) {
    let elite = |c: CopyId| s.in_play.iter().any(|u| game.cast().of(u).host_elite && s.host(u) == Some(c));
    let lost = |d: &CopyId| {
        let home = game.cast().home(*d);
        !s.in_play.contains(home) || game.cast().spare_dice.contains(*d) && !elite(home)
    };
    s.lost = (0..game.cast().dice() as u16).map(CopyId).filter(lost).collect();
}

/// The number of a side, by its notation.
fn face(db: &Db, card: CardId, side: &str) -> u8 {
    let def = db.card(card);
    let sides = def.die.unwrap_or_else(|| panic!("{} has no die", def.id)).0;
    let at = sides.iter().position(|s| s.to_string() == side);
    at.unwrap_or_else(|| panic!("{} has no side {side:?}", def.id)) as u8
}
