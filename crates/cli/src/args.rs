//! The command line arguments of `orrery`.

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
  0    success
  1    the command ran, but the result is negative: a forged save, wrong cards, nothing found
  2    wrong arguments
  3    a file cannot be read or is damaged; it is not changed
  4    a file cannot be written
  130  interrupted; a match being played is saved, and the command to resume it is printed";

const PLAY_EXAMPLES: &str = "\
Examples:
  orrery play                                     choose a game, a mode and opponents
  orrery play star-realms                         a duel against the captain
  orrery play star-realms --seats human,admiral --lang ja
  orrery play star-realms --mode hunter --seats human:Ada,human:Ben,pilot,pilot
  orrery play star-realms --ruling own_bases=false --cards mine.ron
  orrery play sw-lcg --deck \"My Jedi\" --enemy-deck sith
  orrery play --load match.orrery                 continue a saved match
  yes 1 | orrery play star-realms --plain --seed 7 --yes

Computer opponents, weakest first: cadet, pilot, captain, commander, admiral. Or name an engine
with its budget and options: uniform, lively, rules, rules:STYLE, turn:64, flat:500, ismcts:1000.

Every choice is saved before it is shown. Without --save, the match is saved in $ORRERY_DIR or, if
that is not set, in the user data folder (~/.local/share/orrery).";

const DECKS_EXAMPLES: &str = "\
Examples:
  orrery decks sw-lcg                             list starter decks and your decks
  orrery decks sw-lcg parts jedi                  list objective sets to choose from
  orrery decks sw-lcg build \"My Jedi\"           build a deck interactively
  orrery decks sw-lcg add \"My Jedi\" 1 --n 2     add a set by number, or by name in any language
  orrery decks sw-lcg show \"My Jedi\"            its sets, legality and statistics
  orrery decks sw-lcg draw sith --seed 3          draw a sample starting hand
  orrery decks sw-lcg import list.o8d             OCTGN, a posted text list, JSON or a share code
  orrery decks sw-lcg export jedi --form code
  orrery decks destiny add \"My team\" 01011 --n 2  for characters, --n counts dice
  orrery decks destiny import deck.json             Orrery JSON, community database JSON or text, a share code

Decks are saved as files in $ORRERY_DIR/decks or, if that is not set, in the user data folder.";

const SIMULATE_EXAMPLES: &str = "\
Examples:
  orrery simulate star-realms --bots rules,uniform --games 1000
  orrery simulate star-realms --bots uniform --games 100000 --threads 1 --json
  orrery simulate star-realms --mode free-for-all --bots ismcts:1000,rules,rules,rules --games 200

The same seed gives the same results with any number of threads.";

const ARENA_EXAMPLES: &str = "\
Examples:
  orrery arena star-realms --bots lively,rules,turn,ismcts:500 --rounds 200
  orrery arena star-realms --bots cadet,pilot,captain --rounds 500 --out levels.jsonl

In each round two bots play both sides of the table with the same random values. With --out, every
finished round is written to the file, and running the same command again resumes an interrupted
arena.";

/// Play tabletop games against people and computer opponents, in the browser and in the terminal.
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
    /// Play a game in the terminal, full screen or line by line
    #[command(after_help = PLAY_EXAMPLES)]
    Play(PlayArgs),
    /// Start the game server, for play in the browser and over the network
    #[command(after_help = SERVE_EXAMPLES)]
    Serve(ServeArgs),
    /// Join a table on a server and play line by line
    #[command(after_help = JOIN_EXAMPLES)]
    Join(JoinArgs),
    /// Load-test a server: play many games at once over the real protocol
    Load(LoadArgs),
    /// Back up the database of a server to a new file; the server may be running
    Backup(BackupArgs),
    /// Restore a backup of the database; stop the server first
    Restore(RestoreArgs),
    /// Export a match from the database of a server as a save file
    Export(ExportArgs),
    /// Verify a finished match and import it into the database of a server
    Import(ImportArgs),
    /// Manage the users, reports and tables of a server
    #[command(after_help = ADMIN_EXAMPLES)]
    Admin(AdminArgs),
    /// Let bots play many games and count the wins
    #[command(after_help = SIMULATE_EXAMPLES)]
    Simulate(SimulateArgs),
    /// Rate bots against each other in a round robin
    #[command(after_help = ARENA_EXAMPLES)]
    Arena(ArenaArgs),
    /// Print the whole log of a saved match as text
    Replay(ReplayArgs),
    /// Verify that a saved match followed the rules and used the committed random seed
    Verify {
        /// Save file of the match
        #[arg(value_hint = ValueHint::FilePath)]
        file: PathBuf,
    },
    /// Look up cards or check their data
    Cards(CardsArgs),
    /// Build, import and export decks
    #[command(after_help = DECKS_EXAMPLES)]
    Decks(DecksArgs),
    /// Look up rules by id or by keywords
    Rules {
        /// Name of the game, e.g. star-realms
        game: String,
        /// A rule id such as SR-OUT-01, or keywords that must all occur; without them, list the headings
        words: Vec<String>,
        /// Language: en, ru, uk, ja
        #[arg(long, value_name = "LANG", value_parser = lang)]
        lang: Option<Lang>,
    },
    /// Measure how fast this computer runs each game
    Bench {
        /// Measure only this game
        game: Option<String>,
        /// Output of an earlier `bench --json`; print the change next to each value
        #[arg(long, value_name = "FILE", conflicts_with = "json")]
        before: Option<PathBuf>,
        /// Print one JSON object
        #[arg(long)]
        json: bool,
        /// Run a small part of the work and only check the results
        #[arg(long)]
        quick: bool,
    },
    /// Print a completion script for a shell
    Completions {
        /// The shell
        shell: Shell,
    },
}

/// Options that set up a table.
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct TableArgs {
    /// Mode, e.g. duel, free-for-all, hunter, hydra, emperor, raid
    #[arg(long, value_name = "MODE")]
    pub(crate) mode: Option<String>,
    /// Number of players
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<usize>,
    /// Number of the first player, from 1; random if not given
    #[arg(long, value_name = "N")]
    pub(crate) first: Option<usize>,
    /// A ruling on a point that the rulebook leaves open; may be repeated
    #[arg(long, value_name = "NAME=VALUE", value_parser = ruling)]
    pub(crate) ruling: Vec<(String, String)>,
    /// File of custom cards (RON) for the trade deck
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) cards: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct DecksArgs {
    /// Name of the game, e.g. sw-lcg
    pub(crate) game: String,
    /// What to do; without a subcommand, list the decks
    #[command(subcommand)]
    pub(crate) work: Option<DeckWork>,
    /// Language: en, ru, uk, ja
    #[arg(long, global = true, value_name = "LANG", value_parser = lang)]
    pub(crate) lang: Option<Lang>,
}

/// A deck is given as a starter deck, the name of a saved deck, a file or a share code.
#[derive(Debug, Subcommand)]
pub(crate) enum DeckWork {
    /// List what decks are made of: objective sets or cards
    Parts {
        /// Keywords, an affiliation or a side; without them, list everything
        words: Vec<String>,
    },
    /// Show a deck: its list, legality, statistics and share code
    Show {
        /// A starter deck, a saved deck, a file or a share code
        deck: String,
    },
    /// Build a deck interactively, line by line
    Build {
        /// Name of the deck; an existing deck of this name is edited
        name: String,
    },
    /// Create an empty deck
    New {
        /// Name of the deck
        name: String,
        /// Affiliation of the deck, by name in any language
        #[arg(long, value_name = "NAME")]
        affiliation: Option<String>,
    },
    /// Add a set or card to a saved deck
    Add {
        /// Name of the deck
        name: String,
        /// Number of the set or card, or its name in any language
        #[arg(required = true)]
        part: Vec<String>,
        /// Number of copies to add; for characters, number of dice
        #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=99))]
        n: u8,
        /// Place them under the plot
        #[arg(long)]
        under: bool,
    },
    /// Remove a set or card from a saved deck
    Remove {
        /// Name of the deck
        name: String,
        /// Number of the set or card, or its name in any language
        #[arg(required = true)]
        part: Vec<String>,
        /// Number of copies to remove; for characters, number of dice
        #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=99))]
        n: u8,
        /// Remove copies placed under the plot
        #[arg(long)]
        under: bool,
    },
    /// Draw a sample starting hand from a deck
    Draw {
        /// A starter deck, a saved deck, a file or a share code
        deck: String,
        /// Seed of the shuffle; the same seed gives the same hand
        #[arg(long, value_name = "S", default_value_t = 1)]
        seed: u32,
    },
    /// Import a deck from a file, a share code or standard input, and save it
    Import {
        /// A file, a share code, or - for standard input
        source: String,
        /// Name of the saved deck
        #[arg(long, value_name = "NAME")]
        name: Option<String>,
        /// Meaning of an ambiguous line; leave CODE empty to skip the line; may be repeated
        #[arg(long, value_name = "LINE=CODE", value_parser = answer)]
        answer: Vec<(u16, String)>,
        /// Replace a saved deck of the same name
        #[arg(long)]
        replace: bool,
    },
    /// Export a deck to share it
    Export {
        /// A starter deck, a saved deck, a file or a share code
        deck: String,
        /// Format: text, json or code; also o8d or swdb if the game supports it
        #[arg(long, default_value = "text")]
        form: String,
        /// Write to this file or folder instead of standard output
        #[arg(long, value_name = "FILE", value_hint = ValueHint::AnyPath)]
        out: Option<PathBuf>,
    },
    /// Delete a saved deck
    Delete {
        /// Name of the deck
        name: String,
    },
}

/// The players' decks.
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct DeckArgs {
    /// Your deck: a starter deck, a saved deck, a file or a share code; if the game has sides, it decides yours
    #[arg(long, value_name = "DECK")]
    pub(crate) deck: Option<String>,
    /// Your opponent's deck
    #[arg(long, value_name = "DECK")]
    pub(crate) enemy_deck: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct PlayArgs {
    /// Name of the game, e.g. star-realms
    pub(crate) game: Option<String>,
    #[command(flatten)]
    pub(crate) table: TableArgs,
    #[command(flatten)]
    pub(crate) decks: DeckArgs,
    /// Players in seat order: human, human:NAME or a bot; the last one fills the remaining seats
    #[arg(long, value_name = "A,B,…")]
    pub(crate) seats: Option<String>,
    /// Names of the players, in seat order
    #[arg(long, value_name = "A,B,…")]
    pub(crate) names: Option<String>,
    #[arg(long, value_name = "LANG", value_parser = lang)]
    #[arg(help = "Language: en, ru, uk, ja [default: from ORRERY_LANG, LC_ALL, LC_MESSAGES or LANG]")]
    pub(crate) lang: Option<Lang>,
    /// For practice and tests only: set the random seed; anyone who knows it can predict the cards
    #[arg(long, value_name = "S")]
    pub(crate) seed: Option<u64>,
    /// Continue a saved match
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    #[arg(conflicts_with_all = ["game", "mode", "players", "first", "ruling", "cards", "deck", "enemy_deck", "seed", "save"])]
    pub(crate) load: Option<PathBuf>,
    /// Save the match to this new file
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) save: Option<PathBuf>,
    /// Play line by line, for pipes and screen readers
    #[arg(long)]
    pub(crate) plain: bool,
    /// With --plain: take options that carry a warning without asking for confirmation
    #[arg(long)]
    pub(crate) yes: bool,
}

/// Options for commands that play many games.
#[derive(Debug, Args)]
pub(crate) struct BulkArgs {
    /// Number of threads; one per core if not given
    #[arg(long, value_name = "T", value_parser = threads)]
    pub(crate) threads: Option<usize>,
    /// Random seed
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct SimulateArgs {
    /// Name of the game, e.g. star-realms
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// A bot for each seat, or one bot for all seats
    #[arg(long, value_name = "A,B,…")]
    pub(crate) bots: String,
    /// Number of games
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    #[command(flatten)]
    pub(crate) bulk: BulkArgs,
    /// Keep each bot in its seat instead of rotating the seats after each game
    #[arg(long)]
    pub(crate) no_rotate: bool,
}

#[derive(Debug, Args)]
pub(crate) struct ArenaArgs {
    /// Name of the game, e.g. star-realms
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// The competing bots
    #[arg(long, value_name = "A,B,…")]
    pub(crate) bots: String,
    /// Number of rounds for each pair of bots
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) rounds: u64,
    /// Write each round to this file (JSON lines) and skip rounds that it already holds
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) out: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) bulk: BulkArgs,
}

#[derive(Debug, Args)]
pub(crate) struct ReplayArgs {
    /// Save file of the match
    #[arg(value_hint = ValueHint::FilePath)]
    pub(crate) file: PathBuf,
    /// Number of the player whose view to show, from 1
    #[arg(long, value_name = "N", conflicts_with = "judge")]
    pub(crate) seat: Option<usize>,
    /// Show all hidden information; the default for a finished match
    #[arg(long)]
    pub(crate) judge: bool,
    /// Language: en, ru, uk, ja
    #[arg(long, value_name = "LANG", value_parser = lang)]
    pub(crate) lang: Option<Lang>,
}

#[derive(Debug, Args)]
pub(crate) struct CardsArgs {
    /// Name of the game, e.g. star-realms
    pub(crate) game: String,
    /// Name of a card in any language, or its slug; without it, list all cards
    pub(crate) name: Vec<String>,
    /// Language: en, ru, uk, ja
    #[arg(long, value_name = "LANG", value_parser = lang)]
    pub(crate) lang: Option<Lang>,
    /// File of custom cards (RON) to list or check as well
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) cards: Option<PathBuf>,
    /// Check the data, texts and names in all languages
    #[arg(long, conflicts_with_all = ["name", "json"])]
    pub(crate) check: bool,
    /// Print a JSON array
    #[arg(long)]
    pub(crate) json: bool,
}

pub(crate) fn lang(text: &str) -> Result<Lang, String> {
    Lang::from_code(text).ok_or_else(|| format!("expected one of {}", Lang::all().map(Lang::code).join(", ")))
}

fn ruling(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("expected NAME=VALUE")?;
    Ok((name.trim().to_owned(), value.trim().to_owned()))
}

fn answer(text: &str) -> Result<(u16, String), String> {
    let (line, code) = text.split_once('=').ok_or("expected LINE=CODE")?;
    Ok((line.trim().parse().map_err(|_| "expected LINE=CODE")?, code.trim().to_owned()))
}

/// Rejects thread counts that would only waste memory.
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
