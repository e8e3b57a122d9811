//! Decides which appends of a batch may be written, from what the database says about their matches and commands.

use std::collections::BTreeMap;

use uuid::Uuid;

use crate::{Append, Result, Status, StoreError};

/// The state of a match that an append depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Head {
    /// Only a running match accepts appends.
    pub status: Status,
    /// The number of the next line.
    pub lines: i64,
}

/// Executed commands: match, seat and command id, with the line that each wrote.
pub(crate) type Known = BTreeMap<(Uuid, u8, Uuid), i64>;

/// Judges the appends in order, each as if those accepted before it were written, and updates `heads` and `known`.
pub(crate) fn judge(batch: &[Append], heads: &mut BTreeMap<Uuid, Head>, known: &mut Known) -> Vec<Result<()>> {
    batch.iter().map(|append| accept(append, heads, known)).collect()
}

/// Repetition is checked before the state of the match: a client that repeats a command after a crash must get its
/// line, even if the command was the last one.
fn accept(append: &Append, heads: &mut BTreeMap<Uuid, Head>, known: &mut Known) -> Result<()> {
    let head = heads.get_mut(&append.id).ok_or(StoreError::Missing("match"))?;
    let commands = || append.lines.iter().filter_map(|l| Some(((append.id, l.seat?, l.cid?), l.n)));
    if let Some(n) = commands().find_map(|(command, _)| known.get(&command)) {
        return Err(StoreError::Repeated(*n));
    }
    if head.status != Status::Running {
        return Err(StoreError::Conflict("match"));
    }
    if !append.lines.iter().map(|line| line.n).eq(head.lines..head.lines + append.lines.len() as i64) {
        return Err(StoreError::Conflict("line"));
    }
    head.lines += append.lines.len() as i64;
    if append.finish.is_some() {
        head.status = Status::Over;
    }
    known.extend(commands());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Finish, Line};

    const MATCH: Uuid = Uuid::from_u128(1);
    const CID: Uuid = Uuid::from_u128(2);

    fn line(n: i64, cid: Option<Uuid>) -> Line {
        Line { n, at: 0, seat: Some(0), cid, body: String::new(), clocks: String::new() }
    }

    fn append(lines: impl IntoIterator<Item = Line>) -> Append {
        Append { id: MATCH, lines: lines.into_iter().collect(), ..Append::default() }
    }

    #[track_caller]
    fn check<const N: usize>(batch: &[Append; N], expected: &[Result<()>; N]) {
        let mut heads = BTreeMap::from([(MATCH, Head { status: Status::Running, lines: 5 })]);
        assert_eq!(judge(batch, &mut heads, &mut Known::new()), expected);
    }

    #[test]
    fn lines_follow_each_other_within_a_batch() {
        check(&[append([line(5, None), line(6, None)]), append([line(7, None)])], &[Ok(()), Ok(())]);
        check(&[append([line(5, None)]), append([line(5, None)])], &[Ok(()), Err(StoreError::Conflict("line"))]);
        check(&[append([line(5, None), line(7, None)])], &[Err(StoreError::Conflict("line"))]);
    }

    #[test]
    fn a_command_repeated_within_a_batch_is_named_by_its_line() {
        check(&[append([line(5, Some(CID))]), append([line(6, Some(CID))])], &[Ok(()), Err(StoreError::Repeated(5))]);
    }

    #[test]
    fn nothing_follows_the_end() {
        let finish = Finish { at: 0, result: String::new(), rated: None, outbox: vec![] };
        let last = Append { finish: Some(finish), ..append([line(5, Some(CID))]) };
        let late = append([line(6, None)]);
        check(&[last.clone(), late, last], &[Ok(()), Err(StoreError::Conflict("match")), Err(StoreError::Repeated(5))]);
    }
}
