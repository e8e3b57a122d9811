//! Plays a lesson and prints the log beside its script: `lesson [GAME [FILE]]`, with a file for an unfinished script.
//!
//! Where the script ends or does not fit, it prints the possible picks, so that the next step can be written.

use games::{Lang, Lesson, Viewer, plain};
use serde_json::Map;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let game = std::env::args().nth(1).unwrap_or_else(|| "star-realms".to_owned());
    let lesson = match std::env::args().nth(2) {
        Some(file) => ron::from_str(&std::fs::read_to_string(file)?)?,
        None => games::lesson(&game).ok_or("this game has no lesson")?.clone(),
    };
    print(&play(&game, &lesson)?);
    Ok(())
}

/// The match as lines: each step, followed by the log of its picks.
fn play(game: &str, lesson: &Lesson) -> Result<Vec<String>, Box<dyn std::error::Error>> {
    let mut table = games::open(game, &lesson.setup(game)?, Map::new(), lesson.secret())?;
    let (mut told, mut text, mut lines) = (0, "", Vec::new());
    while let Some(progress) = lesson.progress(&*table) {
        for entry in table.log(Viewer::Judge, Lang::En, told) {
            lines.extend(entry.text.iter().map(|sentence| format!("      {}", plain(sentence))));
        }
        told = table.line_count();
        if progress.text != text {
            text = progress.text;
            lines.push(format!("{:>2}/{} {text}", progress.step, progress.of));
        }
        let Some(wants) = progress.wants else { break };
        let pick = wants.allowed[0];
        let whose = if wants.seat == lesson.learner() { "learner" } else { "machine" };
        let quietly = if wants.quiet { ", quietly" } else { "" };
        lines.push(format!("   > {whose}: {pick}{quietly}"));
        if table.choose(wants.seat, &[pick], false).is_err() {
            lines.push(format!("{pick:?} is not possible here"));
            break;
        }
    }
    for seat in table.to_act().all().iter() {
        let keys: Vec<String> = table.choices(seat, Lang::En).into_iter().map(|choice| choice.key).collect();
        lines.push(format!("player {} may: {}", seat.idx() + 1, keys.join(", ")));
    }
    Ok(lines)
}

#[expect(clippy::print_stdout, reason = "the program prints the match")]
fn print(lines: &[String]) {
    for line in lines {
        println!("{line}");
    }
}
