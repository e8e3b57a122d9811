//! Every route of the server, according to its own description.

use std::ops::RangeInclusive;

use serde_json::{Value, json};
use uuid::Uuid;

use crate::harness::Guest;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Method {
    Get,
    Post,
    Put,
    Delete,
}

impl Method {
    const ALL: [Self; 4] = [Self::Get, Self::Post, Self::Put, Self::Delete];

    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Get => "GET",
            Self::Post => "POST",
            Self::Put => "PUT",
            Self::Delete => "DELETE",
        }
    }
}

/// All routes: method, and path with its parameters.
pub(super) async fn all(who: &Guest) -> Vec<(Method, String)> {
    let doc = who.clone().ask(|http| http.get::<Value>("/api/openapi.json")).await.expect("a description");
    let paths = doc["paths"].as_object().expect("paths");
    let of = |(path, item): (&String, &Value)| {
        let has = |method: &Method| item.get(method.word().to_lowercase()).is_some();
        Method::ALL.into_iter().filter(has).map(|method| (method, path.clone())).collect::<Vec<_>>()
    };
    paths.iter().flat_map(of).collect()
}

/// Those with an id in their path.
pub(super) async fn about_a_table(who: &Guest) -> Vec<(Method, String)> {
    all(who).await.into_iter().filter(|(_, path)| path.contains("{id}")).collect()
}

/// The answers of a route for a table and these lines of it, with all possible queries.
pub(super) async fn ask_all(
    who: &Guest,
    method: Method,
    path: &str,
    id: Uuid,
    lines: RangeInclusive<u32>,
) -> Vec<String> {
    let path = path.replace("{id}", &id.to_string());
    let paths: Vec<String> = match method {
        Method::Get if path.contains("{n}") => lines.map(|n| path.replace("{n}", &n.to_string())).collect(),
        _ => vec![path],
    };
    let queries: &[&str] = match method {
        Method::Get => &["", "?seat=0", "?seat=1", "?seat=2", "?all=true", "?lang=ja"],
        _ => &[""],
    };
    let mut answers = Vec::new();
    for path in paths {
        for query in queries {
            let path = format!("{path}{query}");
            let body = json!({ "n": 0, "seat": 1 });
            let ask = move |http: &mut client::Http| match method {
                Method::Get => http.get_text(&path),
                _ => http.send(method.word(), &path, &body),
            };
            answers.push(format!("{:?}", who.clone().ask(ask).await));
        }
    }
    answers
}
