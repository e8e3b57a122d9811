//! Options that need no thought: they cost nothing and stay right whatever follows.

use table::{CopyId, Opt, Options, Seat};

use crate::db::NONE;
use crate::frame::Frame;
use crate::game::StarRealms;
use crate::op::Op;
use crate::setup::Mode;
use crate::state::State;
use crate::verb::Verb;

/// The first such option, if there is one.
pub(super) fn find<const N: usize, const W: usize>(
    g: &StarRealms<N, W>,
    s: &State<N, W>,
    seat: Seat,
    options: &Options,
) -> Option<Opt> {
    match s.frames.last().unwrap_or_default() {
        Frame::Main { .. } => main(g, s, seat, options),
        // Splitting a hit is never better than hitting first with what is needed elsewhere.
        Frame::AttackSeat { victim, .. } => {
            let authority = s.players[victim].authority.max(1) as u16;
            Some(Verb::Amount.number(s.players[seat].combat.min(authority)))
        }
        Frame::AttackBase { .. } => options.last().copied(),
        _ => None,
    }
}

fn main<const N: usize, const W: usize>(
    g: &StarRealms<N, W>,
    s: &State<N, W>,
    seat: Seat,
    options: &Options,
) -> Option<Opt> {
    let p = &s.players[seat];
    let hungry = wants_hand(g, s, seat);
    for &option in options {
        let copy = CopyId(option.a());
        let fine = match Verb::of(option.verb()) {
            // A base in play does not hurt, and plain gains only help; but while something could still take cards from
            // the hand, a starting card may be of more use there.
            Verb::Play if g.cast.bases.contains(copy) => true,
            Verb::Play => !(hungry && g.cast.of(copy).cost == 0) && plain(g, g.cast.of(copy).programs.primary),
            Verb::Primary => plain(g, g.cast.of(copy).programs.primary),
            Verb::Ally => plain(g, g.cast.facts(g.acts_as(s, copy)).programs.ally),
            // The only thing combat is good for.
            Verb::AttackSeat => g.mode() == Mode::Duel && g.open_bases(s, seat).is_empty() && p.hand.is_empty(),
            _ => false,
        };
        if fine {
            return Some(option);
        }
    }
    None
}

/// Is there a card in hand or an unused base that can scrap or discard cards in hand, or one that may draw such a card?
fn wants_hand<const N: usize, const W: usize>(g: &StarRealms<N, W>, s: &State<N, W>, seat: Seat) -> bool {
    let p = &s.players[seat];
    let unused = (p.in_play & g.cast.primaries).minus(&s.used_primary);
    let later = p.hand | unused | g.ready_allies(s, seat);
    later.iter().any(|copy| {
        let programs = g.cast.of(copy).programs;
        !plain(g, programs.primary) || !plain(g, programs.ally)
    })
}

/// Does the program ask nothing?
fn plain<const N: usize, const W: usize>(g: &StarRealms<N, W>, program: u16) -> bool {
    if program == NONE {
        return true;
    }
    for op in &g.db.code().ops[program as usize..] {
        match op {
            Op::End => return true,
            Op::Gain { .. } | Op::Draw(_) | Op::OpponentDiscards(_) | Op::NextShipOnTop => {}
            _ => return false,
        }
    }
    true
}
