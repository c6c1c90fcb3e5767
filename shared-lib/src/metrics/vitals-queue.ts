import type { VitalName } from '../domain';
import { vitalPageOf, type VitalPage } from '../domain/vitals';

/** How long measurements wait for others of their page, in milliseconds. */
const WAIT_MS = 5000;

/** Most that one call takes. */
const MOST = 20;

interface Sample {
  name: VitalName;
  value: number;
}

/**
 * Gathers measurements by page and sends those of a page together. Pages whose speed isn't followed, and what can't be
 * sent, are forgotten.
 *
 * @param send - To the server.
 */
export function vitalsQueue(send: (page: VitalPage, samples: Sample[]) => Promise<unknown>) {
  const waiting = new Map<VitalPage, Sample[]>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    for (const [page, samples] of waiting) send(page, samples.slice(0, MOST)).catch(() => undefined);
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
