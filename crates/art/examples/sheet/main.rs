//! Writes all pictures and contact sheets: `cargo run -p art --example sheet -- <directory>`.

mod cards;
mod duel;

use std::fmt::Write;
use std::path::Path;
use std::{env, fs, io};

use art::{FRAME_SLICE, Kind, Subject};

const HEAD: &str = "<!doctype html><meta charset=utf-8><title>Contact sheet</title><style>\
    body{margin:0;font:12px system-ui}section{padding:12px;display:flex;flex-wrap:wrap;gap:10px;align-items:end}\
    .d{background:#0d1220;color:#dde}.l{background:#f2f4fa;color:#223}figure{margin:0;text-align:center}\
    img{display:block}.chip{width:120px;height:60px;object-fit:cover;border-radius:6px}\
    .card{width:130px;height:182px;box-sizing:border-box;border:12px solid;background:#161d30;position:relative}\
    .card img{position:absolute;inset:-8px;width:122px;height:92px;object-fit:cover}\
    .big{width:320px;height:448px;border-width:24px}.big img{inset:-15px;width:302px;height:226px}</style>";

const FACTIONS: [&str; 11] = [
    "unaligned",
    "blob",
    "trade-federation",
    "star-empire",
    "machine-cult",
    "jedi",
    "rebel-alliance",
    "smugglers-and-spies",
    "sith",
    "imperial-navy",
    "scum-and-villainy",
];

fn main() -> io::Result<()> {
    let dir = env::args().nth(1).unwrap_or_else(|| "art-sheet".to_owned());
    let dir = Path::new(&dir);
    fs::create_dir_all(dir)?;
    for subject in all() {
        fs::write(dir.join(format!("{}.svg", subject.slug)), art::illustration(&subject))?;
    }
    for faction in FACTIONS {
        for kind in Kind::ALL {
            fs::write(dir.join(format!("frame-{faction}-{}.svg", kind.word())), art::card_frame(faction, kind))?;
        }
    }
    fs::write(dir.join("back.svg"), art::back("star-realms"))?;
    fs::write(dir.join("icon.svg"), art::icon())?;
    fs::write(dir.join("backdrop.svg"), art::backdrop())?;
    fs::write(dir.join("sprite.svg"), art::sprite())?;
    fs::write(dir.join("pictures.html"), format!("{HEAD}{}", pictures(&cards::subjects(), 320)))?;
    fs::write(dir.join("duel.html"), format!("{HEAD}{}", pictures(&duel::subjects(), 208)))?;
    fs::write(dir.join("frames.html"), format!("{HEAD}{}", frames()))?;
    fs::write(dir.join("icons.html"), format!("{HEAD}{}", icons()))?;
    fs::write(dir.join("marks.html"), format!("{HEAD}{}", marks()))?;
    fs::write(
        dir.join("index.html"),
        format!("{HEAD}{}{}{}{}{}", pictures(&all(), 320), pictures(&all(), 130), frames(), marks(), icons()),
    )
}

fn all() -> Vec<Subject> {
    [cards::subjects(), duel::subjects()].concat()
}

/// All pictures at one width, then as small chips.
fn pictures(subjects: &[Subject], width: u16) -> String {
    let mut page = String::from("<section class=d>");
    for subject in subjects {
        let slug = &subject.slug;
        let _ = write!(page, "<figure><img src={slug}.svg width={width}><figcaption>{slug}</figcaption></figure>");
    }
    page.push_str("</section><section class=l>");
    for subject in subjects {
        let _ = write!(page, "<img class=chip src={}.svg>", subject.slug);
    }
    page + "</section>"
}

/// Frames around pictures, on cards of both sizes and in both themes.
fn frames() -> String {
    let mut page = String::new();
    for (theme, size) in [("d", ""), ("l", ""), ("d", "big")] {
        let _ = write!(page, "<section class={theme}>");
        for subject in cards::subjects().iter().filter(|s| size.is_empty() || s.size % 3 == 0) {
            let _ = write!(
                page,
                "<div class='card {size}' style='border-image:url(frame-{}-{}.svg) {FRAME_SLICE}'><img src={}.svg></div>",
                subject.faction,
                subject.kind.word(),
                subject.slug
            );
        }
        page.push_str("</section>");
    }
    page
}

/// The card backs and Orrery's logos.
fn marks() -> String {
    let mut page = String::from("<section class=d><img src=backdrop.svg width=1500>");
    for width in [350, 130, 60] {
        let _ = write!(page, "<img src=back.svg width={width}>");
    }
    for width in [350, 128, 64, 32, 16] {
        let _ = write!(page, "<img src=icon.svg width={width}>");
    }
    page + "</section>"
}

/// The sprite at three sizes and in both themes.
fn icons() -> String {
    let mut page = String::new();
    for theme in ["d", "l"] {
        let _ = write!(page, "<section class={theme}>");
        for symbol in art::SYMBOLS {
            page.push_str("<figure>");
            for size in [14, 24, 48] {
                let _ = write!(page, "<svg width={size} height={size}><use href='#{}'/></svg> ", symbol.name);
            }
            let _ = write!(page, "<figcaption>{} {}</figcaption></figure>", symbol.name, symbol.twin);
        }
        page.push_str("</section>");
    }
    page + "<div hidden>" + &art::sprite() + "</div>"
}
