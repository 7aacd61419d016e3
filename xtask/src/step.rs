//! One step of a long task: announced, timed, passed or not.

use std::time::{Duration, Instant};

use anyhow::bail;

/// A step: its name, what it does, and what to do when it fails.
pub(crate) struct Step {
    name: &'static str,
    remedy: &'static str,
    work: Box<dyn FnOnce() -> anyhow::Result<()>>,
}

impl Step {
    /// A step of this name.
    pub(crate) fn new(name: &'static str, work: impl FnOnce() -> anyhow::Result<()> + 'static) -> Self {
        Self { name, remedy: "", work: Box::new(work) }
    }

    /// What to tell whoever is stopped by this step.
    pub(crate) fn or_else(self, remedy: &'static str) -> Self {
        Self { remedy, ..self }
    }
}

/// Runs the steps in order and stops at the first that fails; the notes come at the end.
pub(crate) fn run_all(steps: Vec<Step>, notes: &[&str]) -> anyhow::Result<()> {
    let (start, count) = (Instant::now(), steps.len());
    for (Step { name, remedy, work }, number) in steps.into_iter().zip(1..) {
        eprintln!("\n[{number}/{count}] {name}");
        let begun = Instant::now();
        if let Err(error) = work() {
            eprintln!("[{number}/{count}] {name}: FAILED after {}", seconds(begun.elapsed()));
            let advice = if remedy.is_empty() { String::new() } else { format!("\n  {remedy}") };
            bail!("step {number} of {count}, {name}, stopped the gate: {error:#}{advice}");
        }
        eprintln!("[{number}/{count}] {name}: ok, {}", seconds(begun.elapsed()));
    }
    eprintln!();
    for note in notes {
        eprintln!("note: {note}");
    }
    eprintln!("The whole gate took {}.", seconds(start.elapsed()));
    println!("steps: {count} passed, 0 failed");
    Ok(())
}

fn seconds(time: Duration) -> String {
    match time.as_secs() {
        0..60 => format!("{:.1} s", time.as_secs_f32()),
        all => format!("{} min {} s", all / 60, all % 60),
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::rc::Rc;
    use std::time::Duration;

    use anyhow::bail;

    use super::{Step, run_all, seconds};

    #[test]
    fn the_first_failure_stops_the_rest_and_names_the_step() {
        let reached = Rc::new(Cell::new(0));
        let count = |reached: &Rc<Cell<u32>>| {
            let reached = Rc::clone(reached);
            move || {
                reached.set(reached.get() + 1);
                Ok(())
            }
        };
        let steps = vec![
            Step::new("one", count(&reached)),
            Step::new("two", || bail!("no luck")).or_else("try again"),
            Step::new("three", count(&reached)),
        ];
        let error = run_all(steps, &[]).unwrap_err().to_string();
        assert_eq!(error, "step 2 of 3, two, stopped the gate: no luck\n  try again");
        assert_eq!(reached.get(), 1);
    }

    #[test]
    fn times_are_easy_to_read() {
        assert_eq!(seconds(Duration::from_millis(1240)), "1.2 s");
        assert_eq!(seconds(Duration::from_millis(59_900)), "59.9 s");
        assert_eq!(seconds(Duration::from_secs(83)), "1 min 23 s");
    }
}
