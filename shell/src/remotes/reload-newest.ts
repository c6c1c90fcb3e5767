import type { PageMessage } from '../service-worker/protocol';

/** Longest wait for a newer release of the page, in milliseconds. */
export const PATIENCE_MS = 5000;

/** Lets a newer worker take over, where there is one: the present one would answer with the page that it has cached. */
async function takeNewestWorker(): Promise<void> {
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const registration = await container?.getRegistration('/');
  if (!container || !registration) return;
  await registration.update();
  const { installing } = registration;
  if (installing) {
    await new Promise<void>((resolve) => {
      installing.addEventListener('statechange', () => resolve(), { once: true });
    });
  }
  if (!registration.waiting) return;
  const takenOver = new Promise<void>((resolve) => {
    container.addEventListener('controllerchange', () => resolve(), { once: true });
  });
  registration.waiting.postMessage({ type: 'SKIP_WAITING' } satisfies PageMessage);
  await takenOver;
}

/** Reloads the page in its newest release, or as it is where that doesn't come soon. */
export async function reloadNewest(reload = () => location.reload()): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([takeNewestWorker().catch(() => undefined), late]);
  clearTimeout(timer);
  reload();
}
