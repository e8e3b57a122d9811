//! What can be typed behind `orrery`.

use std::path::PathBuf;

use clap::builder::styling::{AnsiColor, Styles};
use clap::{Args, Parser, Subcommand, ValueHint};
use clap_complete::Shell;
use games::Lang;

use crate::online::args::{
    ADMIN_EXAMPLES, AdminArgs, BackupArgs, ExportArgs, ImportArgs, JOIN_EXAMPLES, JoinArgs, LoadArgs, RestoreArgs,
    SERVE_EXAMPLES, ServeArgs,
};

const EXIT_CODES: &str = "\
Exit codes:
  0    done
  1    done, and the answer is no: a forged save, wrong cards, nothing found
  2    wrong arguments
  3    a file that cannot be read or is damaged; it is left as it was
  4    a file that cannot be written
  130  interrupted; a match is saved, and the command to resume it is printed";

const PLAY_EXAMPLES: &str = "\
Examples:
  orrery play                                     choose game, mode and opponents
  orrery play star-realms                         a duel against the captain
  orrery play star-realms --seats human,admiral --lang ja
  orrery play star-realms --mode hunter --seats human:Ada,human:Ben,pilot,pilot
  orrery play star-realms --ruling own_bases=false --cards mine.ron
  orrery play sw-lcg --deck \"My Jedi\" --enemy-deck sith
  orrery play --load match.orrery                 go on with a saved match
  yes 1 | orrery play star-realms --plain --seed 7 --yes

Machine players, weakest first: cadet, pilot, captain, commander, admiral; or an engine with its
budget and switches: uniform, lively, rules, rules:STYLE, turn:64, flat:500, ismcts:1000.

Every choice is on the disk before it is shown. Without --save the match is kept in $ORRERY_DIR,
else in the folder for a user's data (~/.local/share/orrery).";

const DECKS_EXAMPLES: &str = "\
Examples:
  orrery decks sw-lcg                             starter decks, and yours
  orrery decks sw-lcg parts jedi                  objective sets to choose from
  orrery decks sw-lcg build \"My Jedi\"           put a deck together, line by line
  orrery decks sw-lcg add \"My Jedi\" 1 --n 2     one step of it; also by name, in any language
  orrery decks sw-lcg show \"My Jedi\"            its sets, whether it may be played, figures
  orrery decks sw-lcg draw sith --seed 3          a starting hand to look at
  orrery decks sw-lcg import list.o8d             OCTGN, text as posted, JSON or a share code
  orrery decks sw-lcg export jedi --form code
  orrery decks destiny add \"My team\" 01011 --n 2  of characters the number is that of their dice
  orrery decks destiny import deck.json             JSON or text of the community's database, ours, a share code

Decks are kept as files in $ORRERY_DIR/decks, else in the folder for a user's data.";

const SIMULATE_EXAMPLES: &str = "\
Examples:
  orrery simulate star-realms --bots rules,uniform --games 1000
  orrery simulate star-realms --bots uniform --games 100000 --threads 1 --json
  orrery simulate star-realms --mode free-for-all --bots ismcts:1000,rules,rules,rules --games 200

The same seed gives the same results on any number of threads.";

const ARENA_EXAMPLES: &str = "\
Examples:
  orrery arena star-realms --bots lively,rules,turn,ismcts:500 --rounds 200
  orrery arena star-realms --bots cadet,pilot,captain --rounds 500 --out levels.jsonl

In each round between two entrants both sides of the table are played with the same luck. With --out
every round is written down as it ends; the same command goes on where it was broken off.";

/// Tabletop games against people and machines, in the browser and in the terminal.
#[derive(Debug, Parser)]
#[command(name = "orrery", version, after_help = EXIT_CODES, max_term_width = 100, styles = styles())]
#[command(disable_help_subcommand = false, propagate_version = false)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

fn styles() -> Styles {
    Styles::styled()
        .header(AnsiColor::Yellow.on_default().bold())
        .usage(AnsiColor::Yellow.on_default().bold())
        .literal(AnsiColor::Cyan.on_default())
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Play a game, full screen or line by line
    #[command(after_help = PLAY_EXAMPLES)]
    Play(PlayArgs),
    /// Open the house: tables in the browser and over the network
    #[command(after_help = SERVE_EXAMPLES)]
    Serve(ServeArgs),
    /// Sit down at a table over the network, line by line
    #[command(after_help = JOIN_EXAMPLES)]
    Join(JoinArgs),
    /// Measure a server: play many games at once over the real protocol
    Load(LoadArgs),
    /// Copy the database of a server into a new file, also while it runs
    Backup(BackupArgs),
    /// Put a backup where a server finds it; it must not run meanwhile
    Restore(RestoreArgs),
    /// Write one match of a server as a save
    Export(ExportArgs),
    /// Put a finished match into the database of a server, after proving it
    Import(ImportArgs),
    /// Look after the people and tables of a server
    #[command(after_help = ADMIN_EXAMPLES)]
    Admin(AdminArgs),
    /// Let machines play many games and count who wins
    #[command(after_help = SIMULATE_EXAMPLES)]
    Simulate(SimulateArgs),
    /// Rate machines against each other, everybody against everybody
    #[command(after_help = ARENA_EXAMPLES)]
    Arena(ArenaArgs),
    /// Print a saved match as text, from first line to last
    Replay(ReplayArgs),
    /// Prove that a saved match was played by the rules and with the luck that was sealed
    Verify {
        /// The save
        #[arg(value_hint = ValueHint::FilePath)]
        file: PathBuf,
    },
    /// Look up cards, or check them
    Cards(CardsArgs),
    /// Build decks, read and write them
    #[command(after_help = DECKS_EXAMPLES)]
    Decks(DecksArgs),
    /// Look up rules by id or by words
    Rules {
        /// The game
        game: String,
        /// An id such as SR-OUT-01, or words that all have to occur; without any, the headings
        words: Vec<String>,
        /// Language: en, ru, uk, ja
        #[arg(long, value_name = "LANG", value_parser = lang)]
        lang: Option<Lang>,
    },
    /// Measure this machine: one table for all games, beside earlier figures if there are some
    Bench {
        /// Only this game
        game: Option<String>,
        /// The output of an earlier `bench --json`: prints the change beside each figure
        #[arg(long, value_name = "FILE", conflicts_with = "json")]
        before: Option<PathBuf>,
        /// Print one JSON object
        #[arg(long)]
        json: bool,
        /// Only check the answers, on a fraction of the work
        #[arg(long)]
        quick: bool,
    },
    /// Print completions for a shell
    Completions {
        /// Which shell
        shell: Shell,
    },
}

/// How the table is laid.
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct TableArgs {
    /// Mode, e.g. duel, free-for-all, hunter, hydra, emperor, raid
    #[arg(long, value_name = "MODE")]
    pub(crate) mode: Option<String>,
    /// Number of players
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<usize>,
    /// Who begins, from 1; by luck when not given
    #[arg(long, value_name = "N")]
    pub(crate) first: Option<usize>,
    /// A house rule (ruling) for a point the rulebook leaves open; may be repeated
    #[arg(long, value_name = "NAME=VALUE", value_parser = ruling)]
    pub(crate) ruling: Vec<(String, String)>,
    /// Cards of your own (RON) for the trade deck
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) cards: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct DecksArgs {
    /// The game
    pub(crate) game: String,
    /// What to do; without it, the decks there are
    #[command(subcommand)]
    pub(crate) work: Option<DeckWork>,
    /// Language: en, ru, uk, ja
    #[arg(long, global = true, value_name = "LANG", value_parser = lang)]
    pub(crate) lang: Option<Lang>,
}

/// A deck is named as one of the house, as one that is kept, as a file, or by its share code.
#[derive(Debug, Subcommand)]
pub(crate) enum DeckWork {
    /// What decks are made of
    Parts {
        /// Words of a line, an affiliation or a side; without any, everything
        words: Vec<String>,
    },
    /// A deck: its list, whether it may be played and why not, figures, its share code
    Show {
        /// The deck
        deck: String,
    },
    /// Put a deck together, line by line
    Build {
        /// Its name; an existing deck of that name is continued
        name: String,
    },
    /// Begin a deck
    New {
        /// Its name
        name: String,
        /// Its affiliation, by its name in any language
        #[arg(long, value_name = "NAME")]
        affiliation: Option<String>,
    },
    /// Take something into a kept deck
    Add {
        /// The deck
        name: String,
        /// What: its number, or its name in any language
        #[arg(required = true)]
        part: Vec<String>,
        /// How many more; of characters, dice
        #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=99))]
        n: u8,
        /// Lay them under the plot
        #[arg(long)]
        under: bool,
    },
    /// Take something out of a kept deck
    Remove {
        /// The deck
        name: String,
        /// What: its number, or its name in any language
        #[arg(required = true)]
        part: Vec<String>,
        /// How many fewer; of characters, dice
        #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=99))]
        n: u8,
        /// Those that lie under the plot
        #[arg(long)]
        under: bool,
    },
    /// The first cards a deck gives
    Draw {
        /// The deck
        deck: String,
        /// Which shuffle; the same one gives the same hand
        #[arg(long, value_name = "S", default_value_t = 1)]
        seed: u32,
    },
    /// Keep a deck from a file, a share code or the input
    Import {
        /// A file, a share code, or - for the input
        source: String,
        /// What to call it
        #[arg(long, value_name = "NAME")]
        name: Option<String>,
        /// What a doubtful line means; nothing after the sign leaves it out; may be repeated
        #[arg(long, value_name = "LINE=CODE", value_parser = answer)]
        answer: Vec<(u16, String)>,
        /// Replace a deck of this name
        #[arg(long)]
        replace: bool,
    },
    /// Write a deck for others
    Export {
        /// The deck
        deck: String,
        /// The form: text, json, code; o8d or swdb where the game has it
        #[arg(long, default_value = "text")]
        form: String,
        /// Into this file or folder instead of the terminal
        #[arg(long, value_name = "FILE", value_hint = ValueHint::AnyPath)]
        out: Option<PathBuf>,
    },
    /// Delete one of your decks
    Delete {
        /// The deck
        name: String,
    },
}

/// Decks that are brought to a table.
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct DeckArgs {
    /// Your deck: one of the house, one you keep, a file or a share code; where sides matter, it decides yours
    #[arg(long, value_name = "DECK")]
    pub(crate) deck: Option<String>,
    /// The deck of whoever sits opposite
    #[arg(long, value_name = "DECK")]
    pub(crate) enemy_deck: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct PlayArgs {
    /// The game
    pub(crate) game: Option<String>,
    #[command(flatten)]
    pub(crate) table: TableArgs,
    #[command(flatten)]
    pub(crate) decks: DeckArgs,
    /// Who sits where: human, human:NAME or a machine; the last one fills the other seats
    #[arg(long, value_name = "A,B,…")]
    pub(crate) seats: Option<String>,
    /// What the players are called, in the order of the seats
    #[arg(long, value_name = "A,B,…")]
    pub(crate) names: Option<String>,
    #[arg(long, value_name = "LANG", value_parser = lang)]
    #[arg(help = "Language: en, ru, uk, ja; else from ORRERY_LANG, LC_ALL, LANG")]
    pub(crate) lang: Option<Lang>,
    /// Practice and tests only: the same number gives the same cards, so whoever knows it knows them
    #[arg(long, value_name = "S")]
    pub(crate) seed: Option<u64>,
    /// Go on with a saved match
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    #[arg(conflicts_with_all = ["game", "mode", "players", "first", "ruling", "cards", "deck", "enemy_deck", "seed", "save"])]
    pub(crate) load: Option<PathBuf>,
    /// Keep the match in this new file
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) save: Option<PathBuf>,
    /// Line by line, for pipes and screen readers
    #[arg(long)]
    pub(crate) plain: bool,
    /// With --plain: take options that come with a warning without asking twice
    #[arg(long)]
    pub(crate) yes: bool,
}

/// How games are played in bulk, and told.
#[derive(Debug, Args)]
pub(crate) struct BulkArgs {
    /// Threads; one per core when not given
    #[arg(long, value_name = "T", value_parser = threads)]
    pub(crate) threads: Option<usize>,
    /// The seed of everything
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct SimulateArgs {
    /// The game
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// A machine for each seat, or a single one for all seats
    #[arg(long, value_name = "A,B,…")]
    pub(crate) bots: String,
    /// How many games
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    #[command(flatten)]
    pub(crate) bulk: BulkArgs,
    /// Leave every machine in its seat instead of moving it on from game to game
    #[arg(long)]
    pub(crate) no_rotate: bool,
}

#[derive(Debug, Args)]
pub(crate) struct ArenaArgs {
    /// The game
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// The entrants
    #[arg(long, value_name = "A,B,…")]
    pub(crate) bots: String,
    /// Rounds between each two entrants
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) rounds: u64,
    /// Write the rounds to this file (JSON lines) and skip those it holds already
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) out: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) bulk: BulkArgs,
}

#[derive(Debug, Args)]
pub(crate) struct ReplayArgs {
    /// The save
    #[arg(value_hint = ValueHint::FilePath)]
    pub(crate) file: PathBuf,
    /// As this player saw it, from 1
    #[arg(long, value_name = "N", conflicts_with = "judge")]
    pub(crate) seat: Option<usize>,
    /// With everything that was hidden; the usual view of a finished match
    #[arg(long)]
    pub(crate) judge: bool,
    /// Language: en, ru, uk, ja
    #[arg(long, value_name = "LANG", value_parser = lang)]
    pub(crate) lang: Option<Lang>,
}

#[derive(Debug, Args)]
pub(crate) struct CardsArgs {
    /// The game
    pub(crate) game: String,
    /// A card by its name in any language or its slug; without one, all of them
    pub(crate) name: Vec<String>,
    /// Language: en, ru, uk, ja
    #[arg(long, value_name = "LANG", value_parser = lang)]
    pub(crate) lang: Option<Lang>,
    /// Cards of your own (RON) to list or check too
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) cards: Option<PathBuf>,
    /// Check data, texts and names in every language
    #[arg(long, conflicts_with_all = ["name", "json"])]
    pub(crate) check: bool,
    /// Print a JSON array
    #[arg(long)]
    pub(crate) json: bool,
}

pub(crate) fn lang(text: &str) -> Result<Lang, String> {
    Lang::from_code(text).ok_or_else(|| format!("languages are {}", Lang::all().map(Lang::code).join(", ")))
}

fn ruling(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("expected NAME=VALUE")?;
    Ok((name.trim().to_owned(), value.trim().to_owned()))
}

fn answer(text: &str) -> Result<(u16, String), String> {
    let (line, code) = text.split_once('=').ok_or("expected LINE=CODE")?;
    Ok((line.trim().parse().map_err(|_| "expected LINE=CODE")?, code.trim().to_owned()))
}

/// More threads than any machine has would only take its memory.
fn threads(text: &str) -> Result<usize, String> {
    text.parse().ok().filter(|n| (1..=1024).contains(n)).ok_or_else(|| "expected 1 to 1024".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_arguments_do_not_contradict_each_other() {
        Cli::command().debug_assert();
    }
}
