//! The HTTP API: everything except play at a table. Each resource defines its routes; this module merges them.

mod account;
mod analysis;
mod bots;
mod bugs;
mod decks;
mod extract;
mod lessons;
mod moderate;
mod people;
mod replay;
pub(crate) mod server_info;
mod sessions;
mod tables;

use std::sync::Arc;

use axum::Router;
use axum::http::StatusCode;
use axum::routing::get;
use utoipa::OpenApi;
use utoipa::openapi::{Content, Ref, RefOr, Response};
use utoipa_axum::router::OpenApiRouter;

use crate::app::App;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Orrery",
        description = "Everything except play at a table, which uses the WebSocket at /ws: see docs/PROTOCOL.md.",
        license(name = "MIT OR Apache-2.0")
    ),
    components(schemas(protocol::Lang, protocol::ApiError))
)]
struct Doc;

/// All routes under `/api`, with their OpenAPI description.
pub(crate) fn router() -> Router<Arc<App>> {
    let (router, doc) = described();
    let text = doc.to_pretty_json().expect("a description is plain data");
    router.route("/api/openapi.json", get(move || async move { ([("content-type", "application/json")], text) }))
}

fn described() -> (Router<Arc<App>>, utoipa::openapi::OpenApi) {
    let (router, mut doc) = all();
    name_operations(&mut doc);
    describe_refusals(&mut doc);
    describe_answers(&mut doc);
    (router, doc)
}

/// Names every operation by its method and path: handlers of different resources may have the same name, operations
/// must not.
fn name_operations(doc: &mut utoipa::openapi::OpenApi) {
    for (path, item) in &mut doc.paths.paths {
        let words = path.split(['/', '{', '}', '.']).filter(|word| !word.is_empty() && *word != "api");
        let words = words.collect::<Vec<_>>().join("_");
        let operations =
            [("get", &mut item.get), ("post", &mut item.post), ("put", &mut item.put), ("delete", &mut item.delete)];
        for (method, operation) in operations {
            if let Some(operation) = operation {
                operation.operation_id = Some(format!("{method}_{words}"));
            }
        }
    }
}

/// All refusals have the same format. A status with a specific meaning is listed with its operation; all others are
/// described by this default.
fn describe_refusals(doc: &mut utoipa::openapi::OpenApi) {
    let form = Content::new(Some(Ref::from_schema_name("ApiError")));
    let mut refused = Response::new("Refused: nothing was changed. The code says why.");
    refused.content.insert("application/json".to_owned(), form.into());
    for item in doc.paths.paths.values_mut() {
        for operation in [&mut item.get, &mut item.post, &mut item.put, &mut item.delete].into_iter().flatten() {
            operation.responses.responses.insert("default".to_owned(), refused.clone().into());
        }
    }
}

/// OpenAPI requires a description of every answer. Where an operation has none, the text of the status is enough.
fn describe_answers(doc: &mut utoipa::openapi::OpenApi) {
    for item in doc.paths.paths.values_mut() {
        for operation in [&mut item.get, &mut item.post, &mut item.put, &mut item.delete].into_iter().flatten() {
            for (status, answer) in &mut operation.responses.responses {
                let RefOr::T(answer) = answer else { continue };
                if answer.description.is_empty() {
                    let known = status.parse::<StatusCode>().ok().and_then(|status| status.canonical_reason());
                    known.unwrap_or("An answer").clone_into(&mut answer.description);
                }
            }
        }
    }
}

fn all() -> (Router<Arc<App>>, utoipa::openapi::OpenApi) {
    OpenApiRouter::with_openapi(Doc::openapi())
        .merge(server_info::router())
        .merge(sessions::router())
        .merge(account::router())
        .merge(bots::router())
        .merge(tables::router())
        .merge(lessons::router())
        .merge(replay::router())
        .merge(analysis::router())
        .merge(people::router())
        .merge(decks::router())
        .merge(bugs::router())
        .merge(moderate::router())
        .split_for_parts()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::sync::Arc;

    use axum::body::Body;
    use axum::http::header::ALLOW;
    use axum::http::{Request, StatusCode};
    use serde_json::Value;

    use crate::app::App;

    /// Routes that are not part of the API: the socket, images, health, metrics, and the description itself.
    const ASIDE: [&str; 11] = [
        "/api/openapi.json",
        "/art/back/{game}",
        "/art/backdrop.svg",
        "/art/card/{*path}",
        "/art/frame/{faction}/{kind}",
        "/art/icon.svg",
        "/art/symbols.svg",
        "/healthz",
        "/metrics",
        "/readyz",
        "/ws",
    ];

    fn doc() -> Value {
        let (_, doc) = super::described();
        serde_json::to_value(doc).expect("plain data")
    }

    /// All paths of a router without those of its fallback. Axum shows them only in its debug output.
    fn paths(router: &impl std::fmt::Debug) -> BTreeSet<String> {
        let text = format!("{router:?}");
        let quoted = text.split('"').skip(1).step_by(2);
        quoted
            .filter(|part| part.starts_with('/') && *part != "/" && !part.contains("__private__"))
            .map(str::to_owned)
            .collect()
    }

    /// A path with values for its parameters.
    fn filled(path: &str) -> String {
        let part = |part: &str| match part {
            "{id}" => "00000000-0000-7000-8000-000000000000".to_owned(),
            "{n}" => "0".to_owned(),
            gap if gap.starts_with('{') => "x".to_owned(),
            part => part.to_owned(),
        };
        path.split('/').map(part).collect::<Vec<_>>().join("/")
    }

    /// Every method of every route. An unknown method is refused with the list of allowed ones.
    async fn operations(router: axum::Router<Arc<App>>) -> BTreeSet<(String, String)> {
        let paths = paths(&router);
        let folder = tempfile::tempdir().expect("a folder");
        let url = format!("sqlite:{}", folder.path().join("orrery.db").display());
        let store = store::open(&url).await.expect("a database");
        let app = App::new(crate::Config::local(([127, 0, 0, 1], 0).into(), url), store);
        let mut router = router.with_state(app);
        let mut found = BTreeSet::new();
        for path in paths {
            let request = Request::builder().method("BREW").uri(filled(&path)).body(Body::empty()).expect("a request");
            let answer = tower::Service::call(&mut router, request).await.expect("an answer");
            assert_eq!(answer.status(), StatusCode::METHOD_NOT_ALLOWED, "{path}");
            let allowed = answer.headers()[ALLOW].to_str().expect("words").to_lowercase();
            let methods = allowed.split(',').filter(|method| *method != "head");
            found.extend(methods.map(|method| (method.to_owned(), path.clone())));
        }
        found
    }

    #[tokio::test]
    async fn every_route_is_described_with_its_methods() {
        let routes = operations(crate::routes()).await;
        let doc = doc();
        let mut described = BTreeSet::new();
        for (path, item) in doc["paths"].as_object().expect("paths") {
            described.extend(item.as_object().expect("operations").keys().map(|method| (method.clone(), path.clone())));
        }
        assert!(described.len() >= 50, "{}", described.len());
        described.extend(ASIDE.map(|path| ("get".to_owned(), path.to_owned())));
        assert_eq!(routes, described);
    }

    /// Every operation has one success status, and its refusals have the common format.
    #[test]
    fn every_operation_tells_how_it_ends() {
        let doc = doc();
        for (path, item) in doc["paths"].as_object().expect("paths") {
            for (method, operation) in item.as_object().expect("operations") {
                let responses = operation["responses"].as_object().expect("responses");
                let done: Vec<_> = responses.keys().filter(|status| status.starts_with('2')).collect();
                assert!(matches!(done[..], [one] if one == "200" || one == "204"), "{method} {path}: {done:?}");
                let words = |answer: &Value| answer["description"].as_str().is_some_and(|words| !words.is_empty());
                assert!(responses.values().all(words), "{method} {path}");
                let form = &responses["default"]["content"]["application/json"]["schema"]["$ref"];
                assert_eq!(form, "#/components/schemas/ApiError", "{method} {path}");
                // An answer with 200 has a body; 204 has none.
                let content = responses[done[0]].get("content").is_some();
                assert_eq!(content, done[0] == "200", "{method} {path}");
            }
        }
    }

    /// The web client generates its requests from the copy in docs.
    #[test]
    fn the_copy_of_the_description_is_current() {
        let (_, doc) = super::described();
        let text = doc.to_pretty_json().expect("plain data") + "\n";
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/openapi.json");
        if std::env::var_os("ORRERY_BLESS").is_some() {
            std::fs::write(&path, &text).expect("the file can be written");
        }
        let found = std::fs::read_to_string(&path).unwrap_or_default();
        let hint = "run `ORRERY_BLESS=1 cargo test -p server description`, then `npm run generate` in web/";
        assert!(found == text, "docs/openapi.json is out of date: {hint}");
    }

    /// Every reference resolves, every parameter in a path is described by each of its operations, and every operation
    /// has a unique name.
    #[test]
    fn the_description_is_valid() {
        let doc = doc();
        let text = doc.to_string();
        let parsed = oas3::from_json(&text).expect("a valid description");
        assert!(parsed.openapi.starts_with("3.1"), "{}", parsed.openapi);
        let paths = doc["paths"].as_object().expect("paths");
        assert_eq!(parsed.paths.as_ref().map(oas3::Map::len), Some(paths.len()));
        let mut references = 0;
        check_references(&doc, &doc, &mut references);
        assert!(references > 100, "{references}");

        let mut names = BTreeSet::new();
        for (path, item) in doc["paths"].as_object().expect("paths") {
            let gaps: BTreeSet<&str> =
                path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}')).collect();
            for (method, operation) in item.as_object().expect("operations") {
                assert!(!operation["responses"].as_object().expect("responses").is_empty(), "{method} {path}");
                let name = operation["operationId"].as_str().expect("a name");
                assert!(names.insert(name.to_owned()), "{method} {path}: {name} is taken");
                let parameters = operation["parameters"].as_array().cloned().unwrap_or_default();
                let in_path = parameters.iter().filter(|p| p["in"] == "path");
                let named: BTreeSet<&str> = in_path.clone().filter_map(|p| p["name"].as_str()).collect();
                assert_eq!(named, gaps, "{method} {path}");
                assert!(in_path.clone().all(|p| p["required"] == true), "{method} {path}");
                assert!(parameters.iter().all(|p| p["schema"].is_object()), "{method} {path}");
            }
        }
    }

    fn check_references(doc: &Value, part: &Value, count: &mut usize) {
        match part {
            Value::Object(map) => {
                if let Some(to) = map.get("$ref").and_then(Value::as_str) {
                    let place = to.strip_prefix('#').and_then(|place| doc.pointer(place));
                    assert!(place.is_some(), "{to} does not resolve");
                    *count += 1;
                }
                map.values().for_each(|part| check_references(doc, part, count));
            }
            Value::Array(list) => list.iter().for_each(|part| check_references(doc, part, count)),
            _ => {}
        }
    }
}
