//! Choices that read alike, such as two characters of one name, are told apart by whose they are and how they stand.

use std::collections::BTreeSet;

use games::{AnyTable, Board, Choice, Lang, Phrase, Place, Seat, Slot, Span, Target, Viewer, plain};
use table::Arg;

/// The choices of a player, none like another unless it does not matter which is taken.
pub(crate) fn choices(table: &dyn AnyTable, seat: Seat, lang: Lang) -> Vec<Choice> {
    let mut choices = table.choices(seat, lang);
    let labels: Vec<String> = choices.iter().map(|choice| plain(&choice.label)).collect();
    if labels.iter().collect::<BTreeSet<_>>().len() == labels.len() {
        return choices;
    }
    let board = table.board(Viewer::Seat(seat));
    let things: Vec<Option<(Place, &Slot)>> = choices.iter().map(|choice| thing(&board, choice)).collect();
    let mut tails = Vec::new();
    for (label, thing) in labels.iter().zip(&things) {
        let alike = labels.iter().zip(&things).filter(|(other, _)| *other == label).filter_map(|(_, thing)| *thing);
        let alike: Vec<(Place, &Slot)> = alike.collect();
        tails.push(thing.map(|thing| differs(table, thing, &alike, lang)).unwrap_or_default());
    }
    for (choice, tail) in choices.iter_mut().zip(tails) {
        if !tail.is_empty() {
            choice.label.push(Span::plain(format!(" ({})", tail.join(", "))));
        }
    }
    choices
}

fn thing<'a>(board: &'a Board, choice: &Choice) -> Option<(Place, &'a Slot)> {
    let Some(Target::Place(at)) = choice.target else { return None };
    let zone = board.zones.iter().find(|zone| zone.role == at.role && zone.owner == at.owner)?;
    Some((at, zone.slots.get(at.slot as usize)?))
}

/// What this thing has and not all of those alike have: its owner, then marks, as far as its owner does not say it.
fn differs(table: &dyn AnyTable, (at, slot): (Place, &Slot), alike: &[(Place, &Slot)], lang: Lang) -> Vec<String> {
    let say = |phrase: &Phrase| plain(&table.say(phrase, lang));
    let mut tail = Vec::new();
    if let Some(owner) = at.owner.filter(|_| alike.iter().any(|(other, _)| other.owner != at.owner)) {
        tail.push(say(&Phrase::say("ui.cli.seat", [Arg::Seat(owner)])));
    }
    let near: Vec<&Slot> = alike.iter().filter(|(other, _)| other.owner == at.owner).map(|(_, slot)| *slot).collect();
    let own = slot.badges.iter().filter(|badge| near.iter().any(|other| !other.badges.contains(badge)));
    tail.extend(own.map(|badge| say(&badge.phrase)));
    tail
}
