use std::fmt::Write;

use crate::seed::Seed;

/// A picture that is being drawn: definitions, markup, and a counter for ids that are unique in the document.
pub(crate) struct Svg {
    tag: String,
    count: u8,
    defs: String,
    body: String,
    known: Vec<(String, String)>,
}

/// A color stop: offset from 0 to 1, color, opacity.
pub(crate) type Stop<'a> = (f64, &'a str, f64);

impl Svg {
    /// An empty picture whose ids begin with a tag made from `word`.
    pub(crate) fn new(word: &str) -> Self {
        Self { tag: Seed::of(word).tag(), count: 0, defs: String::new(), body: String::new(), known: Vec::new() }
    }

    /// A new unique id.
    pub(crate) fn fresh(&mut self) -> String {
        let id = format!("{}{}", self.tag, char::from(b'a' + self.count % 26));
        self.count += 1;
        assert!(self.count <= 26, "a picture has at most 26 definitions");
        id
    }

    /// A linear gradient over the box of the filled shape. Returns the value for `fill`.
    pub(crate) fn linear(&mut self, from: (f64, f64), to: (f64, f64), stops: &[Stop]) -> String {
        let line = [("x1", from.0, 0.0), ("y1", from.1, 0.0), ("x2", to.0, 1.0), ("y2", to.1, 0.0)];
        self.gradient("linear", &line, stops)
    }

    /// A radial gradient over the box of the filled shape, with its bright spot at `spot`.
    pub(crate) fn radial(&mut self, spot: (f64, f64), radius: f64, stops: &[Stop]) -> String {
        self.gradient("radial", &[("cx", spot.0, 0.5), ("cy", spot.1, 0.5), ("r", radius, 0.5)], stops)
    }

    /// Attributes have a name, a value and a default; defaults are not written. Equal gradients are shared.
    fn gradient(&mut self, shape: &str, attributes: &[(&str, f64, f64)], stops: &[Stop]) -> String {
        let mut rest = String::new();
        for (name, value, _) in attributes.iter().filter(|(_, value, usual)| (value - usual).abs() > 0.004) {
            let _ = write!(rest, r#" {name}="{}""#, fine(*value));
        }
        let _ = write!(rest, ">{}</{shape}Gradient>", stops_of(stops));
        if let Some((_, id)) = self.known.iter().find(|(known, _)| *known == rest) {
            return format!("url(#{id})");
        }
        let id = self.fresh();
        let _ = write!(self.defs, r#"<{shape}Gradient id="{id}"{rest}"#);
        self.known.push((rest, id.clone()));
        format!("url(#{id})")
    }

    /// Another definition. `make` receives the id; returns `url(#id)`.
    pub(crate) fn define(&mut self, make: impl FnOnce(&str) -> String) -> String {
        let id = self.fresh();
        self.defs.push_str(&make(&id));
        format!("url(#{id})")
    }

    /// Adds finished markup on top of everything drawn so far.
    pub(crate) fn add(&mut self, markup: &str) {
        self.body.push_str(markup);
    }

    /// A rectangle slightly larger than the whole picture.
    pub(crate) fn flood(&mut self, width: f64, height: f64, fill: &str) {
        let _ = write!(self.body, r#"<path d="M0 0h{}v{}H0z" fill="{fill}"/>"#, num(width), num(height));
    }

    /// A filled ellipse.
    pub(crate) fn ellipse(&mut self, at: (f64, f64), r: (f64, f64), rest: &str) {
        self.add(&ellipse(at, r, rest));
    }

    /// A path with the attributes given in `rest`.
    pub(crate) fn path(&mut self, d: &str, rest: &str) {
        self.add(&path(d, rest));
    }

    /// The whole document.
    pub(crate) fn finish(self, width: u32, height: u32) -> String {
        let defs = if self.defs.is_empty() { String::new() } else { format!("<defs>{}</defs>", self.defs) };
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">{defs}{}</svg>"#,
            self.body
        )
    }
}

fn stops_of(stops: &[Stop]) -> String {
    stops.iter().fold(String::new(), |mut out, (offset, color, opacity)| {
        let offset = if *offset > 0.0 { format!(r#"offset="{}" "#, fine(*offset)) } else { String::new() };
        let _ = write!(out, r#"<stop {offset}stop-color="{}"/>"#, veiled(color, *opacity));
        out
    })
}

/// A color of three or six digits with its opacity as further digits, which is shorter than an attribute.
fn veiled(color: &str, opacity: f64) -> String {
    let most = if color.len() == 4 { 15.0 } else { 255.0 };
    match (opacity.clamp(0.0, 1.0) * most).round() as u8 {
        full if f64::from(full) >= most => color.to_owned(),
        some if color.len() == 4 => format!("{color}{some:x}"),
        some => format!("{color}{some:02x}"),
    }
}

/// Markup of an ellipse, or of a circle if both radii are equal.
pub(crate) fn ellipse(at: (f64, f64), r: (f64, f64), rest: &str) -> String {
    let part = |name: &str, value: f64| match num(value).as_str() {
        "0" => String::new(),
        number => format!(r#" {name}="{number}""#),
    };
    let space = if rest.is_empty() { "" } else { " " };
    let center = part("cx", at.0) + &part("cy", at.1);
    if (r.0 - r.1).abs() < 0.05 {
        format!(r#"<circle{center} r="{}"{space}{rest}/>"#, num(r.0))
    } else {
        format!(r#"<ellipse{center} rx="{}" ry="{}"{space}{rest}/>"#, num(r.0), num(r.1))
    }
}

/// Markup of a path.
pub(crate) fn path(d: &str, rest: &str) -> String {
    format!(r#"<path d="{d}" {rest}/>"#)
}

/// A number with one decimal, as short as possible.
pub(crate) fn num(value: f64) -> String {
    short(format!("{value:.1}"))
}

/// A number with two decimals, for opacities and for shares of a box.
pub(crate) fn fine(value: f64) -> String {
    short(format!("{value:.2}"))
}

fn short(mut text: String) -> String {
    if text.contains('.') {
        text.truncate(text.trim_end_matches('0').trim_end_matches('.').len());
    }
    if text == "-0" || text.is_empty() {
        return "0".to_owned();
    }
    text.replacen("0.", ".", usize::from(text.starts_with("0.") || text.starts_with("-0.")))
}

/// A whole number.
pub(crate) fn whole(value: f64) -> String {
    (value.round() as i64).to_string()
}

/// Path data, written point by point relative to the previous point, which is the shortest notation.
#[derive(Clone, Debug)]
pub(crate) struct Pen {
    data: String,
    steps: f64,
    at: At,
    start: At,
    last: char,
}

/// A point of the picture.
pub(crate) type At = (f64, f64);

impl Pen {
    /// Creates a pen that writes one decimal.
    pub(crate) fn new() -> Self {
        Self { data: String::new(), steps: 10.0, at: (0.0, 0.0), start: (0.0, 0.0), last: ' ' }
    }

    /// Creates a pen that writes whole numbers, for drawings at twice the size.
    pub(crate) fn rough() -> Self {
        Self { steps: 1.0, ..Self::new() }
    }

    fn snap(&self, p: At) -> At {
        ((p.0 * self.steps).round() / self.steps, (p.1 * self.steps).round() / self.steps)
    }

    fn letter(&mut self, letter: char) {
        // A line after a move needs no letter.
        let implied = letter == self.last || (letter == 'l' && self.last == 'm');
        if !implied {
            self.data.push(letter);
        }
        self.last = if implied { self.last } else { letter };
        if letter == 'm' {
            self.last = 'm';
        }
    }

    fn number(&mut self, value: f64) {
        let text = num(value);
        let after_letter = self.data.ends_with(|c: char| c.is_ascii_alphabetic()) || self.data.is_empty();
        if !after_letter && !text.starts_with('-') {
            self.data.push(' ');
        }
        self.data.push_str(&text);
    }

    fn offset(&mut self, p: At) {
        let p = self.snap(p);
        let (dx, dy) = (p.0 - self.at.0, p.1 - self.at.1);
        self.number(dx);
        self.number(dy);
    }

    pub(crate) fn to(&mut self, p: At) -> &mut Self {
        self.last = ' ';
        self.letter('m');
        self.offset(p);
        self.at = self.snap(p);
        self.start = self.at;
        self
    }

    pub(crate) fn line(&mut self, p: At) -> &mut Self {
        self.letter('l');
        self.offset(p);
        self.at = self.snap(p);
        self
    }

    pub(crate) fn bend(&mut self, c: At, p: At) -> &mut Self {
        self.letter('q');
        self.offset(c);
        self.offset(p);
        self.at = self.snap(p);
        self
    }

    pub(crate) fn curve(&mut self, a: At, b: At, p: At) -> &mut Self {
        self.letter('c');
        self.offset(a);
        self.offset(b);
        self.offset(p);
        self.at = self.snap(p);
        self
    }

    /// An arc of an upright ellipse.
    pub(crate) fn arc(&mut self, r: At, large: bool, sweep: bool, p: At) -> &mut Self {
        self.tilted_arc((r.0, r.1, 0.0), large, sweep, p)
    }

    /// An arc of an ellipse with its radii and the angle of the first radius in degrees.
    pub(crate) fn tilted_arc(&mut self, shape: (f64, f64, f64), large: bool, sweep: bool, p: At) -> &mut Self {
        self.letter('a');
        let r = self.snap((shape.0, shape.1));
        for value in [r.0, r.1, shape.2.round(), f64::from(u8::from(large)), f64::from(u8::from(sweep))] {
            self.number(value);
        }
        self.offset(p);
        self.at = self.snap(p);
        self
    }

    pub(crate) fn close(&mut self) -> &mut Self {
        self.data.push('z');
        self.last = 'z';
        self.at = self.start;
        self
    }

    /// A dot, for strokes with round caps.
    pub(crate) fn dot(&mut self, p: At) -> &mut Self {
        self.to(p);
        self.data.push_str("h0");
        self.last = 'h';
        self
    }

    /// A closed outline through corners.
    pub(crate) fn polygon(&mut self, points: &[At]) -> &mut Self {
        self.trace(points).close()
    }

    /// An open line through corners.
    pub(crate) fn trace(&mut self, points: &[At]) -> &mut Self {
        for (i, p) in points.iter().enumerate() {
            if i == 0 {
                self.to(*p)
            } else {
                self.line(*p)
            };
        }
        self
    }

    /// A closed outline that passes smoothly through all points.
    pub(crate) fn smooth(&mut self, points: &[At]) -> &mut Self {
        let n = points.len();
        self.to(points[0]);
        for i in 0..n {
            let (p0, p1) = (points[(i + n - 1) % n], points[i]);
            let (p2, p3) = (points[(i + 1) % n], points[(i + 2) % n]);
            let a = (p1.0 + (p2.0 - p0.0) / 6.0, p1.1 + (p2.1 - p0.1) / 6.0);
            let b = (p2.0 - (p3.0 - p1.0) / 6.0, p2.1 - (p3.1 - p1.1) / 6.0);
            self.curve(a, b, p2);
        }
        self.close()
    }

    pub(crate) fn data(&self) -> &str {
        &self.data
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_as_short_as_can_be() {
        for (value, text) in
            [(0.0, "0"), (-0.04, "0"), (0.5, ".5"), (-0.5, "-.5"), (10.0, "10"), (3.25, "3.2"), (100.06, "100.1")]
        {
            assert_eq!(num(value), text);
        }
        assert_eq!(fine(0.25), ".25");
        assert_eq!(fine(1.0), "1");
    }

    #[test]
    fn a_pen_writes_steps_that_add_up() {
        let mut pen = Pen::new();
        pen.to((10.0, 10.04)).line((12.5, 8.0)).line((12.46, 8.0)).close().to((1.0, 2.0)).dot((3.0, 3.0));
        assert_eq!(pen.data(), "m10 10 2.5-2 0 0zm-9-8m2 1h0");
        let mut rough = Pen::rough();
        rough.to((0.4, 0.6)).bend((1.0, 1.0), (2.0, 2.0)).bend((3.0, 3.0), (4.4, 4.4)).line((5.0, 5.0));
        assert_eq!(rough.data(), "m0 1q1 0 2 1 1 1 2 2l1 1");
    }
}
