//! Metrics for operators.

use std::sync::OnceLock;

use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

use store::Status;

use crate::app::App;

/// The only recorder of the process. Tests start several servers in one process.
pub(crate) fn recorder() -> PrometheusHandle {
    static RECORDER: OnceLock<PrometheusHandle> = OnceLock::new();
    RECORDER
        .get_or_init(|| {
            let builder = PrometheusBuilder::new();
            let recorder = builder.build_recorder();
            let handle = recorder.handle();
            // If another recorder was installed before, it stays, and this one shows nothing.
            let _ = metrics::set_global_recorder(recorder);
            handle
        })
        .clone()
}

/// All metrics in the text format of Prometheus.
pub(crate) async fn render(app: &App) -> String {
    let stats = app.store.stats();
    metrics::gauge!("orrery_store_batches").set(stats.batches as f64);
    metrics::gauge!("orrery_store_rows").set(stats.rows as f64);
    metrics::gauge!("orrery_store_largest_batch").set(stats.largest as f64);
    metrics::gauge!("orrery_connections").set(app.gates.connections_now() as f64);
    if let Ok(Some(free)) = app.store.free_space() {
        metrics::gauge!("orrery_disk_free_bytes").set(free as f64);
    }
    let counts = app.store.match_counts().await.unwrap_or_default();
    for game in games::GAMES {
        for status in [Status::Open, Status::Running, Status::Over, Status::Closed] {
            // A status without matches must become zero instead of keeping its old value.
            let found = counts.iter().find(|(g, s, _)| g == game.slug && *s == status);
            let word = format!("{status:?}").to_lowercase();
            let count = found.map_or(0, |(.., count)| *count);
            metrics::gauge!("orrery_matches", "game" => game.slug, "status" => word).set(count as f64);
        }
    }
    app.metrics.render()
}
