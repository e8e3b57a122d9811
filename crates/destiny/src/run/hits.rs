//! Effects on damage and tokens: dealing, distributing, moving, blocking, placing.

use table::chance::Chance;
use table::{CopyId, Sink};

use crate::effect::{Token, Who};
use crate::event::Event;
use crate::frame::{Assigned, Frame};
use crate::moment::{Entries, Entry, MOST_ENTRIES, Moment};
use crate::op::{AmtId, SUBJECT, Thing};
use crate::select::Ctx;
use crate::step::Step;

impl<const W: usize, C: Chance, K: Sink<Event>> Step<'_, W, C, K> {
    /// Places tokens on a card that is not a character.
    pub(super) fn place(&mut self, copy: CopyId, token: Token, n: u8) {
        match token {
            Token::Damage => self.s.damage[copy] = self.s.damage[copy].saturating_add(n),
            Token::Shield => {
                self.shield(copy, n);
            }
        }
        self.s.changed = true;
    }

    pub(super) fn hit(&mut self, ctx: Ctx, to: Thing, n: AmtId, flags: u8) {
        let n = self.number(n, ctx);
        let characters = self.g.things(self.s, to, ctx) & self.g.all_characters(self.s);
        let entries: Entries = characters.iter().map(|copy| Entry { copy, n }).take(MOST_ENTRIES).collect();
        self.note_done(n > 0 && !entries.is_empty());
        self.deal(ctx.seat, ctx.src, flags, &entries);
    }

    pub(super) fn spread(&mut self, ctx: Ctx, who: Who, n: AmtId, what: Assigned) {
        let n = self.number(n, ctx);
        let seats = self.g.who(self.s, who, ctx);
        self.note_done(n > 0 && !seats.is_empty());
        for &seat in seats.iter().rev() {
            self.distribute(ctx.seat, seat, n, what);
        }
    }

    pub(super) fn move_damage(&mut self, ctx: Ctx, from: Thing, to: Thing, n: u8, all: bool) {
        let (from, to) = (self.g.things(self.s, from, ctx).first(), self.g.things(self.s, to, ctx).first());
        let (Some(from), Some(to)) = (from, to) else { return self.note_done(false) };
        let most = n.min(self.s.damage[from]);
        if most == 0 || from == to {
            return self.note_done(false);
        }
        // With "up to", the player chooses the amount.
        if !all && n > 1 {
            return self.push(Frame::Moving { seat: ctx.seat, from, to, most });
        }
        self.damage_moves(from, to, most);
        self.note_done(!all || most == n);
    }

    /// Moves this much damage.
    pub(crate) fn damage_moved(&mut self, n: u8) {
        let Some(Frame::Moving { from, to, .. }) = self.s.frames.last() else { return };
        self.pop();
        self.note_done(n > 0);
        if n > 0 {
            self.damage_moves(from, to, n);
        }
    }

    fn damage_moves(&mut self, from: CopyId, to: CopyId, moved: u8) {
        self.s.damage[from] -= moved;
        // Moved damage ignores shields and is not taken (SWD-TERM-18).
        self.s.damage[to] += moved.min(self.g.remaining(self.s, to));
        self.s.changed = true;
        let (from, to) = (self.g.cast.card(from), self.g.cast.card(to));
        self.sink.emit_with(|| Event::DamageMoved { from, to, n: moved });
        self.fall();
    }

    /// Reduces damage that is about to be dealt or taken (SWD-SHLD-03).
    pub(super) fn block(&mut self, ctx: Ctx, moment: u8, n: AmtId) {
        if moment == u8::MAX {
            return;
        }
        // Unblockable damage is not reduced (SWD-DMG-02), so the step is not done (SWD-THEN-01).
        if self.s.moment(moment).has(Moment::PIERCING) {
            return self.note_done(false);
        }
        let n = self.number(n, ctx);
        let subject = CopyId(self.g.val(self.s, ctx, SUBJECT));
        let entry = self.s.entries(moment).find(|(_, e)| e.copy == subject);
        let blocked = entry.filter(|(_, e)| n.min(e.n) > 0);
        if let Some((i, e)) = blocked {
            self.s.set_entry(moment, i, Entry { n: e.n.saturating_sub(n), ..e });
        }
        self.note_done(blocked.is_some());
    }
}
