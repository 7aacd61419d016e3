//! Where bots think: on threads of their own, never on a room's.

use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

/// Most thoughts that wait; beyond it the room's own fallback answers when the bot's time is up.
const QUEUE_MAX: usize = 4096;

/// A thought: it runs to its end and hands its answer over by itself.
pub(crate) type Thought = Box<dyn FnOnce() + Send>;

/// The bots' threads.
#[derive(Clone, Debug)]
pub struct Bench {
    thoughts: SyncSender<Thought>,
}

impl Bench {
    /// So many threads; they end when nobody can hand in thoughts any more.
    pub fn new(threads: usize) -> Self {
        let (thoughts, queue) = sync_channel::<Thought>(QUEUE_MAX);
        let queue = Arc::new(Mutex::new(queue));
        for n in 0..threads.max(1) {
            let queue = Arc::clone(&queue);
            let thread = thread::Builder::new().name(format!("bot-{n}"));
            thread.spawn(move || run(&queue)).expect("the system starts a thread");
        }
        Self { thoughts }
    }

    /// Thinks when a thread is free. A full bench thinks nothing: the bot's time-out answers.
    pub fn think(&self, thought: Thought) {
        match self.thoughts.try_send(thought) {
            Ok(()) => {}
            Err(TrySendError::Full(_) | TrySendError::Disconnected(_)) => tracing::warn!("the bots' bench is full"),
        }
    }
}

fn run(queue: &Mutex<Receiver<Thought>>) {
    loop {
        let next = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        match next {
            Ok(thought) => thought(),
            Err(_) => return,
        }
    }
}
