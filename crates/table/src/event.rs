//! The events of a step, for logs and animation.

/// Receives the events of a step in order.
pub trait Sink<E> {
    /// Receives one event.
    fn emit(&mut self, event: E);

    /// Receives an event that is costly to build. A sink that ignores events never builds it.
    #[inline]
    fn emit_with(&mut self, make: impl FnOnce() -> E) {
        self.emit(make());
    }
}

/// Ignores all events at no cost: the sink of search.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoSink;

impl<E> Sink<E> for NoSink {
    #[inline]
    fn emit(&mut self, _: E) {}

    #[inline]
    fn emit_with(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn emit(&mut self, event: E) {
        self.push(event);
    }
}
