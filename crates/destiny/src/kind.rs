//! Types and subtypes of cards where they differ from the printed ones.

use table::{CopyId, CopySet};

use crate::card::What;
use crate::game::Destiny;
use crate::state::State;

impl<const W: usize> Destiny<W> {
    /// Cards of a type, wherever they are (SWD-TYPE-01).
    #[inline]
    pub(crate) fn of_type(&self, s: &State<W>, what: What) -> CopySet<W> {
        let printed = *self.cast.of_what(what);
        if s.altered.is_empty() {
            return printed;
        }
        printed.minus(&s.altered) | s.altered & *self.cast.altered_to(what)
    }

    /// Cards in play that have been given a subtype.
    #[inline]
    pub(crate) fn gifted(&self, s: &State<W>) -> CopySet<W> {
        let givers = s.in_play & self.cast.subtype_givers;
        if givers.is_empty() { givers } else { givers.iter().filter_map(|c| s.host(c)).collect() }
    }

    /// The subtypes of a card, one bit each. A subtype gained twice counts once (SWD-SUBT-02).
    pub(crate) fn subtypes(&self, s: &State<W>, copy: CopyId) -> u64 {
        let own =
            self.cast.of(copy).subtypes | if s.altered.contains(copy) { self.cast.altered_subtypes(copy) } else { 0 };
        let givers = (s.in_play & self.cast.subtype_givers).iter().filter(|&c| s.host(c) == Some(copy));
        givers.fold(own, |set, c| set | self.cast.of(c).host_subtypes)
    }

    /// Whether a card that may have changed fits the part of a selection that concerns the printed card.
    pub(crate) fn prints_now(&self, s: &State<W>, sel: u16, copy: CopyId, gifted: bool) -> bool {
        if s.altered.contains(copy) {
            return self.cast.fitting_altered(sel).contains(copy);
        }
        if !gifted {
            return self.cast.fitting(sel).contains(copy);
        }
        let wanted = &self.db.code().sels[sel as usize].0;
        self.cast.fitting_but_subtypes(sel).contains(copy)
            && has(self.subtypes(s, copy), wanted.subtypes, wanted.without)
    }

    /// The same for a die, which has the properties of its card (SWD-DIE-01).
    pub(crate) fn die_prints_now(&self, s: &State<W>, dice: u16, die: CopyId, gifted: bool) -> bool {
        let home = self.cast.home(die);
        if s.altered.contains(home) {
            return self.cast.fitting_altered_dice(dice).contains(die);
        }
        if !gifted {
            return self.cast.fitting_dice(dice).contains(die);
        }
        let wanted = &self.db.code().dice[dice as usize].0;
        self.cast.fitting_dice_but_subtypes(dice).contains(die) && has(self.subtypes(s, home), wanted.subtypes, 0)
    }
}

const fn has(set: u64, one_of: u64, none_of: u64) -> bool {
    (one_of == 0 || set & one_of != 0) && set & none_of == 0
}
