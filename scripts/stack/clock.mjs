import { PROJECT_ID } from './addresses.mjs';

/** Interval at which the job table runs, in milliseconds. */
const JOBS_EVERY_MS = 5000;

/** Starts the clock of a scheduled function: calls it as Cloud Scheduler does, never while an earlier run is going on. */
export function startClock({ functions }, name) {
  let isRunning = false;
  return setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    void fetch(`${functions}/${PROJECT_ID}/us-central1/${name}`, {
      method: 'POST',
      headers: { 'x-cloudscheduler-scheduletime': new Date().toISOString() },
    })
      .catch(() => {
        // The next tick tries again.
      })
      .finally(() => {
        isRunning = false;
      });
  }, JOBS_EVERY_MS);
}
