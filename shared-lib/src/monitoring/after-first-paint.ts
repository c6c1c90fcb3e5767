import { loadedAndIdle } from '../when-idle';
import { hasWaitingReports } from './report-queue';

/** Time after which a blank page with an error to report is no longer waited for, in milliseconds. */
const BLANK_MS = 8000;

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

/** Resolves once the page has painted, has loaded and is idle; or is blank and has errors to report. */
export async function afterFirstPaint(): Promise<void> {
  await Promise.race([firstPaint(), blankWithErrors()]);
  await loadedAndIdle({ withinMs: IDLE_WITHIN_MS });
}
