//! Disambiguates choices with the same label, such as two characters of one name, by owner and marks.

use std::collections::BTreeSet;

use games::{AnyTable, Card, Choice, Lang, Phrase, Place, Seat, Span, TableView, Target, Viewer, plain};
use table::Arg;

/// The choices of a player with distinct labels. Labels stay equal only if the choices are equivalent.
pub(crate) fn choices(table: &dyn AnyTable, seat: Seat, lang: Lang) -> Vec<Choice> {
    let mut choices = table.choices(seat, lang);
    let labels: Vec<String> = choices.iter().map(|choice| plain(&choice.label)).collect();
    if labels.iter().collect::<BTreeSet<_>>().len() == labels.len() {
        return choices;
    }
    let board = table.table_view(Viewer::Seat(seat));
    let things: Vec<Option<(Place, &Card)>> = choices.iter().map(|choice| thing(&board, choice)).collect();
    let mut tails = Vec::new();
    for (label, thing) in labels.iter().zip(&things) {
        let alike = labels.iter().zip(&things).filter(|(other, _)| *other == label).filter_map(|(_, thing)| *thing);
        let alike: Vec<(Place, &Card)> = alike.collect();
        tails.push(thing.map(|thing| differs(table, thing, &alike, lang)).unwrap_or_default());
    }
    for (choice, tail) in choices.iter_mut().zip(tails) {
        if !tail.is_empty() {
            choice.label.push(Span::plain(format!(" ({})", tail.join(", "))));
        }
    }
    choices
}

fn thing<'a>(board: &'a TableView, choice: &Choice) -> Option<(Place, &'a Card)> {
    let Some(Target::Place(at)) = choice.target else { return None };
    let zone = board.zones.iter().find(|zone| zone.role == at.role && zone.owner == at.owner)?;
    Some((at, zone.cards.get(at.slot as usize)?))
}

/// What sets a card apart from those with the same label: its owner, then marks that differ for the same owner.
fn differs(table: &dyn AnyTable, (at, slot): (Place, &Card), alike: &[(Place, &Card)], lang: Lang) -> Vec<String> {
    let say = |phrase: &Phrase| plain(&table.say(phrase, lang));
    let mut tail = Vec::new();
    if let Some(owner) = at.owner.filter(|_| alike.iter().any(|(other, _)| other.owner != at.owner)) {
        tail.push(say(&Phrase::say("ui.cli.seat", [Arg::Seat(owner)])));
    }
    let near: Vec<&Card> = alike.iter().filter(|(other, _)| other.owner == at.owner).map(|(_, slot)| *slot).collect();
    let own = slot.marks.iter().filter(|mark| near.iter().any(|other| !other.marks.contains(mark)));
    tail.extend(own.map(|mark| say(&mark.phrase)));
    tail
}
