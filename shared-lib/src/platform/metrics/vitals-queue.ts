import type { VitalName } from '../../model';
import { vitalPageOf, type VitalPage } from '../../model/administration/vitals';

/** Time for which measurements wait for others of their page, in milliseconds. */
const WAIT_MS = 5000;

/** Most measurements of one call. */
const MAX_MEASUREMENTS = 20;

interface Sample {
  name: VitalName;
  value: number;
}

/**
 * Collects measurements by page and sends those of a page together. Measurements of other pages, and those that can't
 * be sent, are dropped.
 *
 * @param send - Sends to the server.
 */
export function vitalsQueue(send: (page: VitalPage, samples: Sample[]) => Promise<unknown>) {
  const waiting = new Map<VitalPage, Sample[]>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    for (const [page, samples] of waiting)
      send(page, samples.slice(0, MAX_MEASUREMENTS)).catch(() => undefined);
    waiting.clear();
  };
  // The last measurements of a page come when it is left.
  addEventListener('pagehide', flush);

  return (pathname: string, sample: Sample): void => {
    const page = vitalPageOf(pathname);
    if (!page) return;
    waiting.set(page, [...(waiting.get(page) ?? []), sample]);
    timer ??= setTimeout(flush, WAIT_MS);
  };
}
