import { firstContentShown } from '../../client/first-read';
import { loadedAndIdle } from '../../client/when-idle';
import { hasWaitingReports } from './reports/report-queue';

/** Time after which a blank page with an error to report is no longer waited for, in milliseconds. */
const BLANK_MS = 8000;

/** Time between two looks for errors to report, in milliseconds. */
const LOOK_MS = 250;

/** Longest wait for an idle moment, in milliseconds. */
const IDLE_WITHIN_MS = 3000;

function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}

function blankWithErrors(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => (hasWaitingReports() ? resolve() : setTimeout(look, BLANK_MS));
    setTimeout(look, BLANK_MS);
  });
}

/** Resolves when the first screen shows its data; at once when there is an error to report, as the page may go away. */
async function contentOrError(): Promise<void> {
  let looking: ReturnType<typeof setInterval> | undefined;
  const error = new Promise<void>((resolve) => {
    looking = setInterval(() => hasWaitingReports() && resolve(), LOOK_MS);
  });
  await Promise.race([firstContentShown(), error]);
  clearInterval(looking);
}

/** Resolves once the page shows its first screen, has loaded and is idle; or is blank and has errors to report. */
export async function afterFirstScreen(): Promise<void> {
  await Promise.race([firstPaint(), blankWithErrors()]);
  // A page may be idle while its first screen's files are loading.
  await contentOrError();
  await loadedAndIdle({ withinMs: IDLE_WITHIN_MS });
}
