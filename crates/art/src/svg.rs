use std::fmt::Write;

use crate::seed::Seed;

/// A picture in the making: definitions, drawing, and ids nobody else in the document has.
pub(crate) struct Svg {
    tag: String,
    count: u8,
    defs: String,
    body: String,
}

/// A color stop: offset from 0 to 1, color, opacity.
pub(crate) type Stop<'a> = (f64, &'a str, f64);

impl Svg {
    /// An empty picture whose ids begin with a tag made from `word`.
    pub(crate) fn new(word: &str) -> Self {
        Self { tag: Seed::of(word).tag(), count: 0, defs: String::new(), body: String::new() }
    }

    fn fresh(&mut self) -> String {
        let id = format!("{}{}", self.tag, char::from(b'a' + self.count % 26));
        self.count += 1;
        assert!(self.count <= 26, "a picture has at most 26 definitions");
        id
    }

    /// A straight gradient over the box of whatever it fills; gives the value for `fill`.
    pub(crate) fn linear(&mut self, from: (f64, f64), to: (f64, f64), stops: &[Stop]) -> String {
        let id = self.fresh();
        let _ = write!(
            self.defs,
            r#"<linearGradient id="{id}" x1="{}" y1="{}" x2="{}" y2="{}">{}</linearGradient>"#,
            fine(from.0),
            fine(from.1),
            fine(to.0),
            fine(to.1),
            stops_of(stops)
        );
        format!("url(#{id})")
    }

    /// A round gradient over the box of whatever it fills, its bright spot at `spot`.
    pub(crate) fn radial(&mut self, spot: (f64, f64), radius: f64, stops: &[Stop]) -> String {
        let id = self.fresh();
        let _ = write!(
            self.defs,
            r#"<radialGradient id="{id}" cx="{}" cy="{}" r="{}">{}</radialGradient>"#,
            fine(spot.0),
            fine(spot.1),
            fine(radius),
            stops_of(stops)
        );
        format!("url(#{id})")
    }

    /// A definition of another kind; `make` gets the id, the answer is `url(#id)`.
    pub(crate) fn define(&mut self, make: impl FnOnce(&str) -> String) -> String {
        let id = self.fresh();
        self.defs.push_str(&make(&id));
        format!("url(#{id})")
    }

    /// Adds finished markup on top of everything drawn so far.
    pub(crate) fn add(&mut self, markup: &str) {
        self.body.push_str(markup);
    }

    /// A rectangle over the whole picture and a little more.
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
        let _ = write!(out, r#"<stop offset="{}" stop-color="{}"/>"#, fine(*offset), veiled(color, *opacity));
        out
    })
}

/// A color of three or six digits with its opacity as further digits, which is a third as long as an attribute.
fn veiled(color: &str, opacity: f64) -> String {
    let most = if color.len() == 4 { 15.0 } else { 255.0 };
    match (opacity.clamp(0.0, 1.0) * most).round() as u8 {
        full if f64::from(full) >= most => color.to_owned(),
        some if color.len() == 4 => format!("{color}{some:x}"),
        some => format!("{color}{some:02x}"),
    }
}

/// Markup of an ellipse, or of a circle when both radii agree.
pub(crate) fn ellipse(at: (f64, f64), r: (f64, f64), rest: &str) -> String {
    if (r.0 - r.1).abs() < 0.05 {
        format!(r#"<circle cx="{}" cy="{}" r="{}" {rest}/>"#, num(at.0), num(at.1), num(r.0))
    } else {
        format!(r#"<ellipse cx="{}" cy="{}" rx="{}" ry="{}" {rest}/>"#, num(at.0), num(at.1), num(r.0), num(r.1))
    }
}

/// Markup of a path.
pub(crate) fn path(d: &str, rest: &str) -> String {
    format!(r#"<path d="{d}" {rest}/>"#)
}

/// A number with one decimal, as short as it can be written.
pub(crate) fn num(value: f64) -> String {
    short(format!("{value:.1}"))
}

/// A number with two decimals: for opacities and for shares of a box.
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

/// Path data, written point by point.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pen(String);

/// A point of the picture.
pub(crate) type At = (f64, f64);

impl Pen {
    pub(crate) fn new() -> Self {
        Self::default()
    }

    fn put(&mut self, letter: char, numbers: &[f64]) -> &mut Self {
        self.0.push(letter);
        for (i, number) in numbers.iter().enumerate() {
            let text = num(*number);
            if i > 0 && !text.starts_with('-') {
                self.0.push(' ');
            }
            self.0.push_str(&text);
        }
        self
    }

    pub(crate) fn to(&mut self, p: At) -> &mut Self {
        self.put('M', &[p.0, p.1])
    }

    pub(crate) fn line(&mut self, p: At) -> &mut Self {
        self.put('L', &[p.0, p.1])
    }

    pub(crate) fn bend(&mut self, c: At, p: At) -> &mut Self {
        self.put('Q', &[c.0, c.1, p.0, p.1])
    }

    pub(crate) fn curve(&mut self, a: At, b: At, p: At) -> &mut Self {
        self.put('C', &[a.0, a.1, b.0, b.1, p.0, p.1])
    }

    /// An arc of an ellipse that is turned by `tilt` degrees.
    pub(crate) fn arc(&mut self, r: At, tilt: f64, large: bool, sweep: bool, p: At) -> &mut Self {
        self.put('A', &[r.0, r.1, tilt, f64::from(u8::from(large)), f64::from(u8::from(sweep)), p.0, p.1])
    }

    pub(crate) fn close(&mut self) -> &mut Self {
        self.0.push('z');
        self
    }

    /// A dot, to be stroked with round caps.
    pub(crate) fn dot(&mut self, p: At) -> &mut Self {
        self.put('M', &[p.0, p.1]);
        self.0.push_str("h0");
        self
    }

    /// A closed outline through corners.
    pub(crate) fn polygon(&mut self, points: &[At]) -> &mut Self {
        for (i, p) in points.iter().enumerate() {
            if i == 0 {
                self.to(*p)
            } else {
                self.line(*p)
            };
        }
        self.close()
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

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn data(&self) -> &str {
        &self.0
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
}
