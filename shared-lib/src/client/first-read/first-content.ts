import { afterFrame } from '../when-idle';

/** Time after which the first screen is no longer waited for, in milliseconds. */
const LATEST_MS = 8000;

/** Longest wait for an idle moment once the first screen has its data, in milliseconds. */
const IDLE_WITHIN_MS = 1000;

let drawing: Promise<unknown> = Promise.resolve();
let shown: Promise<void> | null = null;
let show: () => void = () => {};

/** Resolves when the browser has painted the present state of the page. */
const drawn = () => new Promise<void>(afterFrame);

/** Resolves when the browser is idle: on a slow device a screen is rendered in several tasks after it has its data. */
function idle(): Promise<void> {
  if (document.hidden || !('requestIdleCallback' in window)) return drawn();
  return new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: IDLE_WITHIN_MS }));
}

async function followFirstRead(): Promise<void> {
  const read = globalThis.__firstRead;
  if (!read?.isWhole) return;
  // A copy of the present parts, as each is removed once it is handed over.
  const requested = Object.values(read.parts);
  if (!(await read.session)) return;
  const parts = await Promise.all(requested);
  // If nothing could be read, the screen waits for the SDK.
  if (parts.length > 0 && parts.every((part) => part === null || part === undefined)) return;
  // The data may have come before the screen itself, which takes it part by part.
  const isLate = () => Date.now() - read.startedAt > LATEST_MS;
  while (Object.keys(read.parts).length > 0 && !isLate()) await drawn();
  await drawing;
  await drawn();
  await idle();
  await drawn();
}

/** Counts the first screen as shown only once a promise has settled: a screen may take prefetched data before it is rendered. */
export function showFirstContentAfter(drawingIt: Promise<unknown>): void {
  drawing = drawingIt.catch(() => undefined);
}

/**
 * Resolves when the page's first screen shows its data, so that nothing else comes before it: at once on pages whose data
 * isn't read ahead, and as soon as somebody uses the page.
 */
export function firstContentShown(): Promise<void> {
  if (!globalThis.__firstRead) return Promise.resolve();
  return (shown ??= new Promise((resolve) => {
    show = resolve;
    setTimeout(resolve, LATEST_MS);
    followFirstRead().then(resolve, resolve);
  }));
}

/** Waits for the first screen no longer: somebody uses the page. */
export function showFirstContent(): void {
  show();
}
