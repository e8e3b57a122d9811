//! Command line arguments, parsed before any work begins.

use std::num::NonZeroU32;

use crate::long::{self, Part};
use crate::mutants;

/// Shown by `help` and below every error in the command line.
pub(crate) const HELP: &str = "\
Development commands of the Orrery workspace.

Usage: cargo xtask <COMMAND>

Commands:
  play [ARGS...]    Build the web client and orrery (release) and start a server; ARGS are passed to `orrery serve`
  dev [ARGS...]     The same with a quick build, which takes seconds after a change
  check             Run the quick gate before a commit, a few minutes: format, rules, lints, unit tests, all tests of the crates
                    that differ from origin/main, and the web client if it differs
  test              Run everything that CI runs: format, rules, web client, licenses, lints, docs, tests with card data
                    and fuzzing, whole games in Chromium, instruction count
  test --long       Run the tests with large numbers of cases, all parts or one PART (up to an hour each on two cores).
   [PART]           docs/LONG-RUNS.md records when each part last passed. Parts: star-realms, sw-lcg,
                    destiny, rebellion, search, games, server, store, cli
  mutants GAME      Change the rules of a game in one place at a time and list the changes that its rule and card tests
   [--sample N]     do not detect. Fails if less than 90 % are caught or explained in docs/mutants.
   [--seed S]       --sample tests N changes, chosen by the seed (default 1), instead of all;
   [--jobs J]       --jobs tests J at the same time (default 1). --again keeps the results of earlier runs except for
   [--again]        survivors and for changed source files. Games: star-realms, sw-lcg, destiny, rebellion
  slow              List the twenty slowest tests with their times
  count [--update]  Measure instructions per decision and compare them with docs/counts.txt;
                    --update writes the new value instead of comparing
  rules             Show which rules of docs/rules are cited by tests and which are not
  cards coverage    Show how many cards of each printed set of Star Wars: Destiny the game has, how many more its effect
   [--titles]       language could express, and what the rest would need; --titles lists the cards by name
  gallery [WORDS..] Take screenshots of every page and of important moments in all sizes, themes and languages. They are
                    written to the folder ORRERY_GALLERY (default: orrery-gallery in the system's temporary folder).
                    WORDS select scenes, sizes, themes or languages by name
  audit             Check the dependencies for known vulnerabilities (needs a network)
  fuzz [SECONDS]    Fuzz the rules with random games under libFuzzer (default: 60 seconds)
  help              Show this text

Exit codes: 0 success, 1 failure, 2 invalid command line.
`play` returns the exit code of orrery.";

/// A command with its arguments.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Command {
    Help,
    Play(Vec<String>),
    Dev(Vec<String>),
    Check,
    Test,
    /// The long tests: one part, or all of them.
    Long(Option<&'static Part>),
    Mutants(mutants::Plan),
    Slow,
    Count {
        update: bool,
    },
    Rules,
    Coverage {
        titles: bool,
    },
    Gallery(Vec<String>),
    Audit,
    Fuzz {
        seconds: NonZeroU32,
    },
}

const FUZZ_SECONDS: NonZeroU32 = NonZeroU32::new(60).expect("60 is not zero");

/// Parses the arguments after the program's name. The error is a message for the terminal.
pub(crate) fn parse(args: impl IntoIterator<Item = String>) -> Result<Command, String> {
    let mut args = args.into_iter();
    let Some(name) = args.next() else { return Err("no command given".into()) };
    let rest: Vec<String> = args.collect();
    if name != "play" && name != "dev" && rest.iter().any(|a| a == "--help" || a == "-h") {
        return Ok(Command::Help);
    }
    match name.as_str() {
        "help" | "--help" | "-h" => none(&name, &rest).map(|()| Command::Help),
        "play" => Ok(Command::Play(rest)),
        "dev" => Ok(Command::Dev(rest)),
        "test" => match rest.split_first() {
            Some((long, rest)) if long == "--long" => part(rest).map(Command::Long),
            _ => none(&name, &rest).map(|()| Command::Test),
        },
        "check" => none(&name, &rest).map(|()| Command::Check),
        "mutants" => plan(&rest).map(Command::Mutants),
        "slow" => none(&name, &rest).map(|()| Command::Slow),
        "count" => Ok(Command::Count { update: flag(&name, &rest, "--update")? }),
        "rules" => none(&name, &rest).map(|()| Command::Rules),
        "cards" => match rest.split_first() {
            Some((what, rest)) if what == "coverage" => {
                Ok(Command::Coverage { titles: flag("cards coverage", rest, "--titles")? })
            }
            Some((other, _)) => Err(format!("`cards` does not know `{other}`")),
            None => Err("`cards` needs a subcommand: `coverage`".into()),
        },
        "gallery" => Ok(Command::Gallery(rest)),
        "audit" => none(&name, &rest).map(|()| Command::Audit),
        "fuzz" => match rest.as_slice() {
            [] => Ok(Command::Fuzz { seconds: FUZZ_SECONDS }),
            [n] => n
                .parse()
                .map(|seconds| Command::Fuzz { seconds })
                .map_err(|_| format!("`fuzz` takes a number of seconds above 0, not `{n}`")),
            [_, extra, ..] => Err(format!("`fuzz` does not know `{extra}`")),
        },
        _ => Err(format!("there is no command `{name}`")),
    }
}

/// The requested part of the long tests; `None` for all.
fn part(rest: &[String]) -> Result<Option<&'static Part>, String> {
    let Some((name, rest)) = rest.split_first() else { return Ok(None) };
    none("test --long", rest)?;
    let part = long::PARTS.iter().find(|part| part.name == name);
    part.map(Some).ok_or_else(|| format!("the long tests have no part `{name}`; parts: {}", long::names()))
}

fn plan(rest: &[String]) -> Result<mutants::Plan, String> {
    let list = mutants::GAMES.join(", ");
    let Some((name, mut rest)) = rest.split_first() else { return Err(format!("`mutants` needs a game: {list}")) };
    let game = mutants::GAMES.into_iter().find(|game| game == name);
    let game = game.ok_or_else(|| format!("`mutants` does not know the game `{name}`; games: {list}"))?;
    let mut plan = mutants::Plan { game, sample: None, seed: 1, jobs: 1, again: false };
    while let [option, after @ ..] = rest {
        if option == "--again" {
            plan.again = true;
            rest = after;
            continue;
        }
        let [value, after @ ..] = after else { return Err(format!("`{option}` needs a number")) };
        let number = value.parse::<u32>().map_err(|_| format!("`{option}` takes a number, not `{value}`"))?;
        let positive = || if number > 0 { Ok(number as usize) } else { Err(format!("`{option}` must be above 0")) };
        match option.as_str() {
            "--sample" => plan.sample = Some(positive()?),
            "--seed" => plan.seed = number.into(),
            "--jobs" => plan.jobs = positive()?,
            other => return Err(format!("`mutants` does not know `{other}`")),
        }
        rest = after;
    }
    Ok(plan)
}

fn none(name: &str, rest: &[String]) -> Result<(), String> {
    match rest.first() {
        None => Ok(()),
        Some(extra) => Err(format!("`{name}` does not know `{extra}`")),
    }
}

fn flag(name: &str, rest: &[String], flag: &str) -> Result<bool, String> {
    match rest.iter().find(|a| *a != flag) {
        None => Ok(!rest.is_empty()),
        Some(extra) => Err(format!("`{name}` does not know `{extra}`")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(line: &str) -> Result<Command, String> {
        parse(line.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn every_command_is_understood() {
        assert_eq!(typed("help"), Ok(Command::Help));
        assert_eq!(typed("check"), Ok(Command::Check));
        assert_eq!(typed("test"), Ok(Command::Test));
        assert_eq!(typed("test --long"), Ok(Command::Long(None)));
        assert_eq!(typed("test --long destiny"), Ok(Command::Long(Some(&long::PARTS[2]))));
        let plan = mutants::Plan { game: "destiny", sample: None, seed: 1, jobs: 1, again: false };
        assert_eq!(typed("mutants destiny"), Ok(Command::Mutants(plan)));
        let plan = mutants::Plan { game: "sw-lcg", sample: Some(150), seed: 7, jobs: 2, again: true };
        assert_eq!(typed("mutants sw-lcg --jobs 2 --again --sample 150 --seed 7"), Ok(Command::Mutants(plan)));
        assert_eq!(typed("slow"), Ok(Command::Slow));
        assert_eq!(typed("count --update"), Ok(Command::Count { update: true }));
        assert_eq!(typed("rules"), Ok(Command::Rules));
        assert_eq!(typed("cards coverage"), Ok(Command::Coverage { titles: false }));
        assert_eq!(typed("cards coverage --titles"), Ok(Command::Coverage { titles: true }));
        let words = ["phone", "ja"].map(str::to_owned).to_vec();
        assert_eq!(typed("gallery phone ja"), Ok(Command::Gallery(words)));
        assert_eq!(typed("audit"), Ok(Command::Audit));
        assert_eq!(typed("fuzz"), Ok(Command::Fuzz { seconds: FUZZ_SECONDS }));
        assert_eq!(typed("fuzz 5").unwrap(), Command::Fuzz { seconds: NonZeroU32::new(5).unwrap() });
        assert_eq!(typed("test --help"), Ok(Command::Help));
    }

    #[test]
    fn the_help_names_every_part_and_game() {
        let words: Vec<&str> = HELP.split(|c: char| !c.is_alphanumeric() && c != '-').collect();
        let names = long::PARTS.iter().map(|part| part.name).chain(mutants::GAMES);
        for name in names {
            assert!(words.contains(&name), "{name}");
        }
    }

    #[test]
    fn what_follows_play_belongs_to_orrery() {
        let args = ["star-realms", "--help"].map(str::to_owned).to_vec();
        assert_eq!(typed("dev star-realms --help"), Ok(Command::Dev(args.clone())));
        assert_eq!(typed("play star-realms --help"), Ok(Command::Play(args)));
    }

    #[test]
    fn nonsense_is_named() {
        assert_eq!(typed(""), Err("no command given".into()));
        assert_eq!(typed("tset"), Err("there is no command `tset`".into()));
        assert_eq!(typed("test --lnog"), Err("`test` does not know `--lnog`".into()));
        assert_eq!(
            typed("test --long chess"),
            Err(format!("the long tests have no part `chess`; parts: {}", long::names()))
        );
        assert_eq!(typed("test --long cli now"), Err("`test --long` does not know `now`".into()));
        let games = "star-realms, sw-lcg, destiny, rebellion";
        assert_eq!(typed("mutants"), Err(format!("`mutants` needs a game: {games}")));
        assert_eq!(typed("mutants go"), Err(format!("`mutants` does not know the game `go`; games: {games}")));
        assert_eq!(typed("mutants sw-lcg --sample"), Err("`--sample` needs a number".into()));
        assert_eq!(typed("mutants sw-lcg --sample x"), Err("`--sample` takes a number, not `x`".into()));
        assert_eq!(typed("mutants sw-lcg --sample 0"), Err("`--sample` must be above 0".into()));
        assert_eq!(typed("mutants sw-lcg --all 1"), Err("`mutants` does not know `--all`".into()));
        assert_eq!(typed("rules now"), Err("`rules` does not know `now`".into()));
        assert_eq!(typed("cards"), Err("`cards` needs a subcommand: `coverage`".into()));
        assert_eq!(typed("cards rules"), Err("`cards` does not know `rules`".into()));
        assert_eq!(typed("cards coverage -t"), Err("`cards coverage` does not know `-t`".into()));
        assert_eq!(typed("fuzz 0"), Err("`fuzz` takes a number of seconds above 0, not `0`".into()));
        assert_eq!(typed("fuzz 5 6"), Err("`fuzz` does not know `6`".into()));
    }
}
