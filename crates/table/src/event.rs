//! What a step tells the outside.

/// Receives the events of a step in order.
pub trait Sink<E> {
    /// Takes one event.
    fn emit(&mut self, event: E);

    /// Takes an event that costs something to make; a sink that listens to nothing never makes it.
    #[inline]
    fn emit_with(&mut self, make: impl FnOnce() -> E) {
        self.emit(make());
    }
}

/// Listens to nothing and costs nothing: the sink of search.
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
