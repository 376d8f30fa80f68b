//! The page's workers.

use super::launch::browser;
use super::page::{Page, evaluate};
use serde_json::{Value, json};

impl Page {
    /// The script of every worker that lives.
    pub fn workers(&self) -> Vec<String> {
        self.record().workers.iter().map(|worker| worker.url.clone()).collect()
    }

    /// Ends all workers without a word, even in the middle of a computation, as the system does when
    /// memory runs out. The page gets no event.
    #[track_caller]
    pub fn kill_workers(&self) {
        let workers = self.record().workers.clone();
        if workers.is_empty() {
            self.fail("no worker to kill");
        }
        for worker in workers {
            let session = Some(worker.session.as_str());
            // Ends what it is computing; it may also be idle, or gone by itself.
            let _ = browser().call(session, "Runtime.terminateExecution", json!({}));
            let _ = evaluate(&worker.session, "self.close()");
        }
        self.until("the workers to end", || self.record().workers.is_empty());
    }

    /// Makes all workers throw an error that nothing catches, as a bug would; the page gets an
    /// `error` event.
    #[track_caller]
    pub fn crash_workers(&self) {
        let workers = self.record().workers.clone();
        for worker in workers {
            // A worker can be spoken to before its globals are there.
            let is_up =
                || evaluate(&worker.session, "typeof setTimeout").is_ok_and(|t| t == "function");
            self.until("a worker to crash", is_up);
            let crash = "setTimeout(() => { throw new Error('crashed by a test') })";
            if let Err(error) = evaluate(&worker.session, crash) {
                self.fail(&format!("the worker is gone already: {error:#}"));
            }
        }
    }

    /// The value of a JavaScript expression in the first worker.
    #[track_caller]
    pub fn eval_in_worker(&self, expression: &str) -> Value {
        let worker = self.record().workers.first().cloned();
        let Some(worker) = worker else { self.fail("no worker to ask") };
        evaluate(&worker.session, expression)
            .unwrap_or_else(|error| self.fail(&format!("{error:#}")))
    }
}
