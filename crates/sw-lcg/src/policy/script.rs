//! Options to scores.

use table::chance::Fast;
use table::{CopyId, Game, NoSink, Opt, Options, Seat, ToAct};

use super::evaluate::standing;
use super::style::Style;
use super::{edge, fight};
use crate::frame::Frame;
use crate::game::SwLcg;
use crate::state::State;
use crate::verb::Verb;

/// Logits per unit of standing.
const SHARP: f32 = 9.0;
/// Decisions followed until a play has taken effect.
const FOLLOWED: usize = 24;

/// What the script thinks of each option.
pub(super) fn scores<const W: usize>(
    g: &SwLcg<W>,
    s: &State<W>,
    seat: Seat,
    style: &Style,
    options: &Options,
    out: &mut Vec<f32>,
) {
    let now = standing(g, s, seat, style);
    out.extend(options.iter().map(|&o| score(g, s, seat, style, o, now, true)));
}

/// The option of a script in a hurry.
pub(super) fn quick<const W: usize>(g: &SwLcg<W>, s: &State<W>, seat: Seat, style: &Style, options: &Options) -> Opt {
    let mut best = (options[0], f32::MIN);
    if options.len() == 1 {
        return best.0;
    }
    let now = standing(g, s, seat, style);
    for &o in options {
        let score = score(g, s, seat, style, o, now, false);
        let better = score > best.1 + 1e-6 || (score > best.1 - 1e-6 && g.key_of(s, o) < g.key_of(s, best.0));
        if better {
            best = (o, score);
        }
    }
    best.0
}

/// What is right whatever follows: nothing here is free, but a question with one sensible answer is.
pub(super) fn obvious<const W: usize>(_: &SwLcg<W>, s: &State<W>, _: Seat, options: &Options) -> Option<Opt> {
    match s.frames.last() {
        // Fewest tokens on each source: they are all ready again soonest.
        Some(Frame::Pay { .. }) => options.iter().copied().min_by_key(|o| (o.c(), o.a())),
        _ => None,
    }
}

fn score<const W: usize>(g: &SwLcg<W>, s: &State<W>, seat: Seat, style: &Style, o: Opt, now: f32, deep: bool) -> f32 {
    let verb = Verb::of(o.verb());
    let copy = CopyId(o.a());
    let worth = |c: CopyId| style.of(g.cast.card(c));
    match (s.frames.last().unwrap_or_default(), verb) {
        (Frame::PickObjectives { .. }, _) => -2.0 * worth(copy).play,
        (Frame::Mulligan { .. }, Verb::Keep) => keep(g, s, seat, style),
        (Frame::Mulligan { .. }, _) => 0.0,
        (Frame::Flip { .. }, _) => worth(copy).play,
        (Frame::Engage { .. }, Verb::Engage) => 1.6 * fight::engage(g, s, seat, copy, style),
        (Frame::Declare { .. }, Verb::Declare) if seat == s.active => 1.8 * fight::attack_with(g, s, copy, style),
        (Frame::Declare { .. }, Verb::Declare) => 1.8 * fight::defend_with(g, s, copy, style),
        (Frame::Edge { .. }, Verb::Edge) => 2.2 * edge::place(g, s, copy, style),
        (Frame::Commit { .. }, Verb::Commit) => 2.5 * fight::commit(g, s, copy),
        (Frame::MayDiscard { .. }, Verb::Discard) => 3.0 * (0.62 - use_of(g, s, seat, copy, style)),
        (Frame::Discard { .. } | Frame::Discount { .. }, Verb::Discard) => -3.0 * use_of(g, s, seat, copy, style),
        (Frame::Discount { .. }, Verb::Done) => -1.2,
        (Frame::Pay { .. }, _) => payment(g, s, o, style),
        (Frame::Icons { .. }, Verb::Icon) => [0.4, 0.8, 0.0][(o.a() as usize).min(2)],
        (
            Frame::Engage { .. }
            | Frame::Declare { .. }
            | Frame::Edge { .. }
            | Frame::Commit { .. }
            | Frame::MayDiscard { .. },
            _,
        ) => 0.0,
        (Frame::Actions { .. } | Frame::Window { .. }, Verb::Pass) => 0.25,
        (Frame::Actions { .. } | Frame::Window { .. }, _) => SHARP * (result(g, s, seat, style, o, true) - now),
        _ => SHARP * (result(g, s, seat, style, o, deep) - now),
    }
}

/// How it stands after an option, followed until it has taken effect.
fn result<const W: usize>(g: &SwLcg<W>, s: &State<W>, seat: Seat, style: &Style, o: Opt, deep: bool) -> f32 {
    let mut next = *s;
    let depth = s.frames.len();
    let mut luck = Fast::new(1);
    g.apply(&mut next, seat, o, &mut luck, &mut NoSink);
    if deep {
        let mut options = Options::new();
        for _ in 0..FOLLOWED {
            if next.frames.len() <= depth || settled(&next) {
                break;
            }
            let ToAct::Seats { asked, .. } = g.to_act(&next) else { break };
            let Some(who) = asked.lowest() else { break };
            g.options(&next, who, &mut options);
            let pick = follow(g, &next, who, style, &options);
            g.apply(&mut next, who, pick, &mut luck, &mut NoSink);
        }
    }
    standing(g, &next, seat, style)
}

/// The play is over: the turn goes on.
fn settled<const W: usize>(s: &State<W>) -> bool {
    matches!(
        s.frames.last(),
        Some(Frame::Actions { .. } | Frame::Engage { .. } | Frame::Edge { .. } | Frame::Strike { .. })
    )
}

/// The next step of a play looked at: answers are passed over, picks are the best at once.
fn follow<const W: usize>(g: &SwLcg<W>, s: &State<W>, seat: Seat, style: &Style, options: &Options) -> Opt {
    if options.len() == 1 {
        return options[0];
    }
    match s.frames.last() {
        Some(Frame::Window { .. } | Frame::Actions { .. }) => *options.last().expect("pass comes last"),
        Some(Frame::Pay { .. }) => options.iter().copied().min_by_key(|o| (o.c(), o.a())).expect("an option"),
        _ => quick(g, s, seat, style, options),
    }
}

/// What a card in hand is good for now.
fn use_of<const W: usize>(g: &SwLcg<W>, s: &State<W>, seat: Seat, copy: CopyId, style: &Style) -> f32 {
    let facts = g.cast.of(copy);
    let worth = style.of(g.cast.card(copy)).hand;
    let edge = 0.08 * f32::from(facts.force);
    if g.is_doubled(s, copy) {
        return 0.1 + edge;
    }
    // A card that will not be paid for soon is only icons.
    let sources = (s.in_play & g.cast.sources & *g.own(s, seat)).iter().map(|c| g.cast.of(c).resources).sum::<u8>();
    let dear = f32::from(facts.cost) > 0.8 * f32::from(sources);
    let twice = ((s.hand & g.cast.same(copy)).len() as f32 - 1.0).max(0.0);
    worth + edge - if dear { 0.35 } else { 0.0 } - 0.12 * twice
}

fn keep<const W: usize>(g: &SwLcg<W>, s: &State<W>, seat: Seat, style: &Style) -> f32 {
    let hand = s.hand & *g.own(s, seat);
    let cheap = hand.iter().filter(|&c| g.cast.units.contains(c) && g.cast.of(c).cost <= 3).count();
    let rich = hand.iter().filter(|&c| g.cast.enhancements.contains(c) && g.cast.of(c).resources > 0).count();
    let value: f32 = hand.iter().map(|c| style.of(g.cast.card(c)).hand).sum();
    0.9 * cheap.min(3) as f32 + 0.7 * rich.min(1) as f32 + 0.4 * (value - 5.0) - 1.3
}

/// Few tokens on each source, and no fighting units.
fn payment<const W: usize>(g: &SwLcg<W>, s: &State<W>, o: Opt, style: &Style) -> f32 {
    let copy = CopyId(o.a());
    let n = f32::from(o.c());
    let fighter = if s.participants.contains(copy) || s.committed.contains(copy) { 1.5 } else { 0.0 };
    let power = style.of(g.cast.card(copy)).power;
    -1.4 * (n - 1.0) - fighter - 0.5 * power
}
