//! Writes every picture and a contact sheet to look at: `cargo run -p art --example sheet -- <directory>`.

mod cards;

use std::fmt::Write;
use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let dir = env::args().nth(1).unwrap_or_else(|| "art-sheet".to_owned());
    let dir = Path::new(&dir);
    fs::create_dir_all(dir)?;
    let mut page = String::from(
        "<!doctype html><meta charset=utf-8><title>Contact sheet</title><style>\
         body{margin:0;font:12px system-ui}section{padding:12px;display:flex;flex-wrap:wrap;gap:8px}\
         .d{background:#0d1220;color:#dde}.l{background:#f2f4fa;color:#223}figure{margin:0;text-align:center}\
         img{display:block}.c{width:120px;height:60px;object-fit:cover;border-radius:6px}</style>",
    );
    for (class, width) in [("d", 320), ("d", 130), ("l", 130)] {
        let _ = write!(page, "<section class={class} id={class}{width}>");
        for subject in cards::subjects() {
            let name = format!("{}.svg", subject.slug);
            fs::write(dir.join(&name), art::illustration(&subject))?;
            let _ = write!(
                page,
                "<figure><img src={name} width={width}><figcaption>{}</figcaption></figure>",
                subject.slug
            );
        }
        page.push_str("</section>");
    }
    page.push_str("<section class=d>");
    for subject in cards::subjects() {
        let _ = write!(page, "<img class=c src={}.svg>", subject.slug);
    }
    page.push_str("</section>");
    let sprite = art::sprite();
    fs::write(dir.join("sprite.svg"), &sprite)?;
    for class in ["d", "l"] {
        let _ = write!(page, "<section class={class}>");
        for symbol in art::SYMBOLS {
            let _ = write!(page, "<figure>");
            for size in [14, 24, 48] {
                let _ = write!(
                    page,
                    "<svg width={size} height={size} viewBox='0 0 24 24'><use href='#{}'/></svg> ",
                    symbol.name
                );
            }
            let _ = write!(page, "<figcaption>{} {}</figcaption></figure>", symbol.name, symbol.twin);
        }
        page.push_str("</section>");
    }
    let _ = write!(page, "<div hidden>{sprite}</div>");
    fs::write(dir.join("index.html"), page)
}
