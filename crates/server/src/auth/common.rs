//! Passwords that anybody would try first.
//!
//! Not a list from elsewhere: most such passwords follow a few habits, and those are written down here. A word everybody
//! knows with something at its end, keys that lie side by side, one thing over and over.

/// Words that passwords are made of when little thought is given to it.
const WORDS: &str = "password passwort passwd pass parol пароль contrasena motdepasse admin administrator root user guest \
    login welcome letmein access master secret changeme default test testing temp qwerty qwertz azerty asdf zxcv abc abcd \
    iloveyou loveyou love lovely princess princesa sunshine monkey dragon football baseball basketball soccer hockey \
    superman batman spiderman pokemon naruto starwars trustno killer shadow michael jordan jennifer jessica ashley daniel \
    charlie thomas george robert hunter harley ranger buster tigger pepper ginger cookie cheese chocolate summer winter \
    spring autumn flower freedom whatever computer internet samsung google facebook linkedin myspace android windows \
    matrix mustang ferrari mercedes corvette liverpool arsenal chelsea barcelona juventus realmadrid hello hallo bonjour \
    ninja hacker gamer player game games orrery starrealms rebellion destiny привет любовь солнце наташа москва украина \
    secure passphrase money angel blessed jesus family forever baby babygirl lovers friends heaven orange purple banana \
    butterfly beautiful elizabeth samantha stephanie jonathan alexander alexandra benjamin christian christopher \
    danielle michelle nicholas nicole patrick patricia richard joseph matthew anthony william victoria veronica natasha \
    fernando alejandro gabriel carolina isabella amanda melissa jasmine brandon austin maverick phoenix \
    january february march april june july august september october november december monday friday sunday \
    spongebob pikachu minecraft fortnite playstation nintendo xbox metallica slipknot nirvana eminem startrek starcraft \
    warcraft counterstrike matchbox snickers cocacola pepsi coffee cheesecake blink barbie bubbles bailey midnight \
    scorpion snowball rainbow diamond silver golden thunder lightning phantom wizard knight warrior gandalf merlin \
    steelers cowboys yankees lakers bulldog panther cowboy marine porsche yamaha suzuki honda toyota ihateyou \
    demo sample temporary nothing server database oracle cisco qwe asd zxc qaz wsx \
    estrella corazon teamo tequiero amorcito soleil chouchou doudou schatz ficken geheim wachtwoord haslo senha \
    максим александр настя марина зенит спартак солнышко зайчик котик";

/// The rows of keyboards, and what else comes in an order everybody knows.
const ROWS: [&str; 27] = [
    "01234567890",
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiop[]",
    "asdfghjkl;'",
    "zxcvbnm,./",
    "qwertzuiopü",
    "azertyuiop",
    "йцукенгшщзхъ",
    "фывапролджэ",
    "ячсмитьбю",
    "1qaz2wsx3edc4rfv5tgb",
    "q1w2e3r4t5y6u7i8o9p0",
    "1q2w3e4r5t6y7u8i9o0p",
    "qazwsxedcrfvtgbyhnujmikolp",
    "qweasdzxc",
    "147258369",
    "741852963",
    "789456123",
    "159357",
    "a1b2c3d4e5f6g7h8",
    "1a2b3c4d5e6f7g8h",
    "a1s2d3f4g5h6j7k8",
    "112233445566778899",
    "aabbccddeeffgghh",
    "02468",
    "13579",
    "31415926535",
];

/// Signs in a row that make up for one or two others.
const SHORTEST_WALK: usize = 6;

/// Would it be among the first that somebody tries?
pub(super) fn is_common(password: &str) -> bool {
    let plain = plain(password);
    let core = plain.trim_matches(|c: char| !c.is_alphabetic());
    is_known(core)
        || is_nearly_walk(&password.to_lowercase())
        || is_repeated(&password.to_lowercase())
        || is_known_and_repeated(core)
}

/// In small letters, with the letters that signs and digits stand for where they stand among letters.
fn plain(password: &str) -> String {
    let stands_for = |c: char| match c {
        '0' => 'o',
        '1' | '!' => 'i',
        '3' => 'e',
        '4' | '@' => 'a',
        '5' | '$' => 's',
        '7' => 't',
        c => c,
    };
    let lower = password.to_lowercase();
    // What follows the last letter is decoration and stays, so that it can be taken off.
    let end =
        lower.rfind(char::is_alphabetic).map_or(0, |at| at + lower[at..].chars().next().map_or(0, char::len_utf8));
    lower[..end].chars().map(stands_for).chain(lower[end..].chars()).collect()
}

fn is_known(word: &str) -> bool {
    WORDS.split_whitespace().any(|known| known == word)
}

fn is_known_and_repeated(word: &str) -> bool {
    unit(word).is_some_and(is_known)
}

/// The shortest part a text is made of over and over, when there is one.
fn unit(text: &str) -> Option<&str> {
    let cuts = text.char_indices().map(|(at, _)| at).skip(1).filter(|at| at * 2 <= text.len());
    cuts.map(|at| &text[..at])
        .find(|part| text.len().is_multiple_of(part.len()) && part.repeat(text.len() / part.len()) == text)
}

/// One to four signs over and over.
fn is_repeated(text: &str) -> bool {
    unit(text).is_some_and(|part| part.chars().count() <= 4 || is_walk(part))
}

/// Such stretches with at most two other signs before and behind them.
fn is_nearly_walk(text: &str) -> bool {
    let ends: Vec<usize> = text.char_indices().map(|(at, _)| at).chain([text.len()]).collect();
    let signs = ends.len() - 1;
    let parts = (0..=2).flat_map(|before| (0..=2).map(move |behind| (before, behind)));
    parts
        .filter(|(before, behind)| signs >= before + behind + SHORTEST_WALK)
        .any(|(before, behind)| is_walk(&text[ends[before]..ends[signs - behind]]))
}

/// At most three stretches of keys that lie side by side, or one such stretch after the other, with nothing else.
fn is_walk(text: &str) -> bool {
    let mut rest: &str = text;
    for _ in 0..3 {
        let step = ROWS.iter().map(|row| stretch(rest, row)).max().unwrap_or(0);
        if step == 0 {
            return false;
        }
        rest = &rest[step..];
        if rest.is_empty() {
            return true;
        }
    }
    false
}

/// How many bytes at the beginning of a text follow a row, forward or backward; 0 for less than three signs.
fn stretch(text: &str, row: &str) -> usize {
    let (text, row): (Vec<char>, Vec<char>) = (text.chars().collect(), row.chars().collect());
    let back: Vec<char> = row.iter().rev().copied().collect();
    let along = |row: &[char]| {
        let from = (0..row.len()).map(|at| text.iter().zip(&row[at..]).take_while(|(a, b)| a == b).count());
        from.max().unwrap_or(0)
    };
    let signs = along(&row).max(along(&back));
    if signs < 3 { 0 } else { text[..signs].iter().map(|c| c.len_utf8()).sum() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_everybody_would_try_is_common() {
        for password in [
            "12345678",
            "123456789",
            "1234567890",
            "87654321",
            "password",
            "Password1",
            "P@ssw0rd",
            "password123!",
            "passw0rd2026",
            "qwertyuiop",
            "qwerty123",
            "QWERTY12",
            "asdfghjkl",
            "1q2w3e4r",
            "1qaz2wsx",
            "qazwsxedc",
            "qazwsx123",
            "11223344",
            "1122334455",
            "112233445566",
            "147258369",
            "a1b2c3d4",
            "a1b2c3d4e5",
            "1a2b3c4d",
            "a1s2d3f4",
            "123456789a",
            "a123456789",
            "a12345678",
            "aa123456",
            "123456aa",
            "123456qwerty",
            "1234qwer",
            "qwer1234",
            "zaq12wsx",
            "1qazxsw2",
            "qweasdzxc",
            "123qweasd",
            "123qweasdzxc",
            "asdf1234",
            "zxcvbnm1",
            "987654321",
            "0987654321",
            "147852369",
            "789456123",
            "159753159753",
            "31415926",
            "13579246",
            "88888888",
            "123123123",
            "12341234",
            "12121212",
            "123654789",
            "butterfly",
            "elizabeth1",
            "michael1",
            "jennifer",
            "samantha",
            "november11",
            "september",
            "liverpool1",
            "startrek",
            "minecraft1",
            "Summer2026",
            "Winter2026!",
            "Welcome123",
            "Passw0rd!",
            "iloveyou!",
            "ihateyou",
            "aaaaaaaa",
            "11111111",
            "abcabcabc",
            "abcd1234",
            "iloveyou",
            "ILoveYou2",
            "sunshine",
            "princess1",
            "football",
            "letmein1",
            "welcome1",
            "adminadmin",
            "admin123",
            "changeme",
            "trustno1",
            "йцукенгш",
            "пароль123",
            "starwars",
            "orrery2026",
            "superman",
            "dragon12",
        ] {
            assert!(is_common(password), "{password}");
        }
    }

    #[test]
    fn what_takes_a_thought_is_not() {
        for password in [
            "correct horse",
            "wrong horse",
            "battery staple",
            "kv8-Teapot",
            "dragonfly9lantern",
            "мой старый трамвай",
            "a much longer sentence",
            "Tr0ub4dor&3",
            "passing clouds",
            "27182818284a5",
            "november rain tonight",
            "silverfish 31",
            "蛙飛び込む水の音",
        ] {
            assert!(!is_common(password), "{password}");
        }
    }
}
