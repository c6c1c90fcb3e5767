import { SYNC_TAG, type PageMessage, type WorkerMessage } from '../service-worker/protocol';

/** Interval at which the worker checks for updates while the page is visible, in milliseconds. */
export const UPDATE_CHECK_MS = 30_000;

const WORKER_URL = '/sw.js';

/** Events of the worker that a page handles. */
export interface WorkerEvents {
  /** Called when a newer worker waits to take over. */
  onWaiting: () => void;
  /** Called when a newer worker has taken over, at the request of this page or of another one. */
  onTakenOver: (isOwnRequest: boolean) => void;
  onMessage: (message: WorkerMessage) => void;
}

/** Client of the site's worker. */
export interface WorkerClient {
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
  let requested = false;
  let controlled = container.controller !== null;

  container.addEventListener(
    'controllerchange',
    () => {
      // The first worker of all replaces nothing.
      if (controlled) events.onTakenOver(requested);
      controlled = true;
      requested = false;
    },
    { signal },
  );
  container.addEventListener('message', ({ data }) => events.onMessage(data), { signal });

  const register = async () => {
    const registered = await container.register(WORKER_URL, { scope: '/', updateViaCache: 'none' });
    const tellIfWaiting = () => {
      if (registered.waiting && container.controller) events.onWaiting();
    };
    const followInstallation = () =>
      registered.installing?.addEventListener('statechange', tellIfWaiting, { signal });
    registered.addEventListener('updatefound', followInstallation, { signal });
    followInstallation();
    tellIfWaiting();
    return registered;
  };
  let registration = await register();
  const check = async () => {
    if (hasWorker(registration)) await registration.update();
    else registration = await register();
  };
  repeatWhileVisible(() => void check().catch(ignoreMissingNetwork), signal);
  askForSync(() => registration, signal);
  // A page that loaded before the worker was active, or by a forced reload, isn't controlled by it.
  void container.ready.then(({ active }) => {
    if (!container.controller) active?.postMessage({ type: 'CLAIM_PAGES' } satisfies PageMessage);
  });

  return {
    tell: (message) => registration.active?.postMessage(message),
    applyUpdate() {
      if (!registration.waiting) return false;
      requested = true;
      registration.waiting.postMessage({ type: 'SKIP_WAITING' } satisfies PageMessage);
      return true;
    },
    stop: () => stop.abort(),
  };
}

/** Reports whether a registration has a worker: one whose first installation failed, as a file didn't come, has none. */
function hasWorker({ installing, waiting, active }: ServiceWorkerRegistration): boolean {
  return Boolean(installing ?? waiting ?? active);
}

function ignoreMissingNetwork(): void {}

function repeatWhileVisible(check: () => void, signal: AbortSignal): void {
  let checkedAt = Date.now();
  const checkIfVisible = () => {
    if (document.visibilityState !== 'visible') return;
    checkedAt = Date.now();
    check();
  };
  // A tick is a check whatever the clock says: two ticks may be a little less than the time apart.
  const timer = setInterval(checkIfVisible, UPDATE_CHECK_MS);
  const checkIfMissed = () => {
    if (Date.now() - checkedAt >= UPDATE_CHECK_MS) checkIfVisible();
  };
  document.addEventListener('visibilitychange', checkIfMissed, { signal });
  signal.addEventListener('abort', () => clearInterval(timer));
}

/** Registration with Background Sync, which only some browsers have. */
interface SyncRegistration extends ServiceWorkerRegistration {
  sync?: { register: (tag: string) => Promise<void> };
}

/** Registers a background sync, while there is no network, so that the browser reports when there is. */
function askForSync(current: () => SyncRegistration, signal: AbortSignal): void {
  const ask = () =>
    current()
      .sync?.register(SYNC_TAG)
      .catch(() => undefined);
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
