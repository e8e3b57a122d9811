//! An allocator that counts: play and search must not allocate.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::sync::atomic::{AtomicU64, Ordering};

thread_local! {
    /// Constant and without a destructor, so that reading it does not allocate.
    static HERE: Cell<u64> = const { Cell::new(0) };
}

static EVERYWHERE: AtomicU64 = AtomicU64::new(0);

/// The system allocator with a counter. Use it as the `#[global_allocator]` of a test program.
#[derive(Debug)]
pub struct Counting;

impl Counting {
    /// The number of allocations of this thread so far. Tests run in parallel.
    pub fn here() -> u64 {
        HERE.get()
    }

    /// The number of allocations of all threads so far.
    pub fn everywhere() -> u64 {
        EVERYWHERE.load(Ordering::Relaxed)
    }
}

fn count() {
    HERE.set(HERE.get() + 1);
    EVERYWHERE.fetch_add(1, Ordering::Relaxed);
}

#[expect(unsafe_code, reason = "an allocator is unsafe by nature; this one only counts and forwards every call")]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller's promise is passed on unchanged.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, ptr: *mut u8, layout: Layout) {
        // SAFETY: as above; `ptr` came from `System`.
        unsafe { System.dealloc(ptr, layout) }
    }

    unsafe fn realloc(&self, ptr: *mut u8, layout: Layout, new_size: usize) -> *mut u8 {
        count();
        // SAFETY: as above.
        unsafe { System.realloc(ptr, layout, new_size) }
    }
}
