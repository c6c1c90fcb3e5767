import { SYNC_TAG, type PageMessage, type WorkerMessage } from '../service-worker/protocol';

/** Interval at which the worker checks for updates while the page is visible, in milliseconds. */
export const UPDATE_CHECK_MS = 30_000;

const WORKER_URL = '/sw.js';

/** Events of the worker that a page handles. */
export interface WorkerEvents {
  /** Called when a newer worker waits to take over. */
  onWaiting: () => void;
  /** Called when a newer worker has taken over, at the request of this page or of another one. */
  onTakenOver: (askedHere: boolean) => void;
  onMessage: (message: WorkerMessage) => void;
}

/** Client of the site's worker. */
export interface WorkerClient {
  registration: ServiceWorkerRegistration;
  /** Sends a message to the active worker. */
  tell: (message: PageMessage) => void;
  /** Lets the waiting worker take over; false when none waits. */
  applyUpdate: () => boolean;
  stop: () => void;
}

/** Registers the worker, checks for updates at intervals, and reports its events. */
export async function startWorker(events: WorkerEvents): Promise<WorkerClient> {
  const container = navigator.serviceWorker;
  const stop = new AbortController();
  const { signal } = stop;
  let asked = false;
  let controlled = container.controller !== null;

  container.addEventListener(
    'controllerchange',
    () => {
      // The first worker of all replaces nothing.
      if (controlled) events.onTakenOver(asked);
      controlled = true;
      asked = false;
    },
    { signal },
  );
  container.addEventListener('message', ({ data }) => events.onMessage(data as WorkerMessage), { signal });

  const registration = await container.register(WORKER_URL, { scope: '/', updateViaCache: 'none' });
  const tellIfWaiting = () => {
    if (registration.waiting && container.controller) events.onWaiting();
  };
  registration.addEventListener(
    'updatefound',
    () => registration.installing?.addEventListener('statechange', tellIfWaiting, { signal }),
    { signal },
  );
  registration.installing?.addEventListener('statechange', tellIfWaiting, { signal });
  tellIfWaiting();
  checkWhileVisible(registration, signal);
  askForSync(registration, signal);

  return {
    registration,
    tell: (message) => registration.active?.postMessage(message),
    applyUpdate() {
      if (!registration.waiting) return false;
      asked = true;
      registration.waiting.postMessage({ type: 'SKIP_WAITING' } satisfies PageMessage);
      return true;
    },
    stop: () => stop.abort(),
  };
}

function checkWhileVisible(registration: ServiceWorkerRegistration, signal: AbortSignal): void {
  let checkedAt = Date.now();
  const check = () => {
    if (document.visibilityState !== 'visible') return;
    checkedAt = Date.now();
    // Without a network there is nothing new.
    registration.update().catch(() => undefined);
  };
  // A tick is a check whatever the clock says: two ticks may be a little less than the time apart.
  const timer = setInterval(check, UPDATE_CHECK_MS);
  const checkIfMissed = () => {
    if (Date.now() - checkedAt >= UPDATE_CHECK_MS) check();
  };
  document.addEventListener('visibilitychange', checkIfMissed, { signal });
  signal.addEventListener('abort', () => clearInterval(timer));
}

/** Registration with Background Sync, which only some browsers have. */
interface SyncRegistration extends ServiceWorkerRegistration {
  sync?: { register: (tag: string) => Promise<void> };
}

/** Asks the browser, while there is no network, to report when there is. */
function askForSync(registration: SyncRegistration, signal: AbortSignal): void {
  const ask = () => registration.sync?.register(SYNC_TAG).catch(() => undefined);
  if (!navigator.onLine) ask();
  addEventListener('offline', ask, { signal });
}

/** Removes this site's worker and its caches. */
export async function removeWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  if (!registration) return;
  await registration.unregister();
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}
