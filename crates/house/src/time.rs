//! The house's one clock. Tests turn it by hand.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

/// Milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub struct Moment(pub u64);

impl Moment {
    /// So much later.
    #[must_use]
    pub fn after(self, wait: Duration) -> Self {
        Self(self.0.saturating_add(u64::try_from(wait.as_millis()).unwrap_or(u64::MAX)))
    }

    /// So much earlier.
    #[must_use]
    pub fn before(self, wait: Duration) -> Self {
        Self(self.0.saturating_sub(u64::try_from(wait.as_millis()).unwrap_or(u64::MAX)))
    }

    /// Milliseconds from here to there; 0 where it has passed.
    pub fn until_ms(self, later: Self) -> u32 {
        u32::try_from(later.0.saturating_sub(self.0)).unwrap_or(u32::MAX)
    }
}

/// Where the time comes from.
#[derive(Clone, Debug)]
pub struct Time(Source);

#[derive(Clone, Debug)]
enum Source {
    System,
    Turned(Arc<watch::Sender<Moment>>),
}

impl Time {
    /// The machine's clock.
    pub fn system() -> Self {
        Self(Source::System)
    }

    /// A clock that stands still until [`Time::turn`].
    pub fn turned(start: Moment) -> Self {
        Self(Source::Turned(Arc::new(watch::Sender::new(start))))
    }

    /// What time it is.
    pub fn now(&self) -> Moment {
        match &self.0 {
            Source::System => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                Moment(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
            }
            Source::Turned(now) => *now.borrow(),
        }
    }

    /// Waits for that moment.
    pub async fn until(&self, moment: Moment) {
        match &self.0 {
            Source::System => tokio::time::sleep(Duration::from_millis(self.now().until_ms(moment).into())).await,
            Source::Turned(now) => {
                let mut seen = now.subscribe();
                // The sender lives in `self`, so the channel cannot close under us.
                let _ = seen.wait_for(|now| *now >= moment).await;
            }
        }
    }

    /// Turns a test's clock on. The machine's clock is nobody's to turn.
    pub fn turn(&self, by: Duration) {
        match &self.0 {
            Source::System => {}
            Source::Turned(now) => now.send_modify(|now| *now = now.after(by)),
        }
    }
}
