//! The system's allocator, counting: play and search may not allocate.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::sync::atomic::{AtomicU64, Ordering};

thread_local! {
    /// Constant and without a destructor, so that reading it allocates nothing itself.
    static HERE: Cell<u64> = const { Cell::new(0) };
}

static EVERYWHERE: AtomicU64 = AtomicU64::new(0);

/// To be named as the `#[global_allocator]` of a test program.
#[derive(Debug)]
pub struct Counting;

impl Counting {
    /// Allocations of this thread so far: tests run side by side.
    pub fn here() -> u64 {
        HERE.get()
    }

    /// Allocations of all threads so far.
    pub fn everywhere() -> u64 {
        EVERYWHERE.load(Ordering::Relaxed)
    }
}

fn count() {
    HERE.set(HERE.get() + 1);
    EVERYWHERE.fetch_add(1, Ordering::Relaxed);
}

#[expect(unsafe_code, reason = "an allocator is unsafe by nature; this one only counts and hands everything on")]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller's promise is handed on unchanged.
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
