import { SYNC_TAG, type PageMessage, type WorkerMessage } from '../service-worker/protocol';

/** How often the worker is asked to update while the page is visible, in milliseconds. */
export const UPDATE_CHECK_MS = 30_000;

const WORKER_URL = '/sw.js';

/** What a page wants to know of its worker. */
export interface WorkerEvents {
  /** A newer worker waits to take over. */
  onWaiting: () => void;
  /** A newer worker has taken over: this page asked for it, or another one did. */
  onTakenOver: (askedHere: boolean) => void;
  onMessage: (message: WorkerMessage) => void;
}

/** The worker of this page's site. */
export interface WorkerClient {
  registration: ServiceWorkerRegistration;
  /** Tells the worker in charge. */
  tell: (message: PageMessage) => void;
  /** Lets the waiting worker take over; false when none waits. */
  applyUpdate: () => boolean;
  stop: () => void;
}

/** Registers the worker, asks it to update now and then, and tells what becomes of it. */
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

/** Background Sync, which only some browsers have. */
interface SyncRegistration extends ServiceWorkerRegistration {
  sync?: { register: (tag: string) => Promise<void> };
}

/** While there is no network, asks the browser to say when there is. */
function askForSync(registration: SyncRegistration, signal: AbortSignal): void {
  const ask = () => registration.sync?.register(SYNC_TAG).catch(() => undefined);
  if (!navigator.onLine) ask();
  addEventListener('offline', ask, { signal });
}

/** Takes this site's worker away, with all that it kept. */
export async function removeWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  if (!registration) return;
  await registration.unregister();
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}
