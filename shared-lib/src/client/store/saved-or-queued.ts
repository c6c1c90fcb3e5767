import { AppError, NetworkError } from '../../platform/errors';
import { isFlagOn } from '../../platform/flags';
import { showErrorToast } from '../../ui/toast';

/** Time after which a save counts as waiting for the network, in milliseconds. */
const PATIENCE_MS = 8000;

/**
 * Returns the error to show: while the product is read-only the rules refuse everybody, which isn't a lack of
 * permission.
 */
export function shownErrorOf(error: unknown): Error {
  const isRefused = error instanceof NetworkError && error.status === 403;
  if (isRefused && isFlagOn('read_only')) return new AppError('read-only', error.message, { cause: error });
  return error instanceof Error ? error : new Error(String(error));
}

/**
 * Returns the result of a save. Without a network the SDK queues a write and sends it later, so that its promise may
 * never settle while somebody waits for it.
 *
 * @param save - The write; if it fails after it was taken for queued, a toast says so.
 * @returns `queued` when it will be sent once there is a network.
 * @throws Error of the write, while it is waited for; 'read-only' where everybody is refused.
 */
export function savedOrQueued(save: Promise<void>): Promise<'saved' | 'queued'> {
  return new Promise((resolve, reject) => {
    let queued = false;
    const queue = () => {
      queued = true;
      stop();
      resolve('queued');
    };
    const timer = setTimeout(queue, navigator.onLine ? PATIENCE_MS : 0);
    window.addEventListener('offline', queue);
    const stop = () => {
      clearTimeout(timer);
      window.removeEventListener('offline', queue);
    };
    save.then(
      () => {
        stop();
        resolve('saved');
      },
      (error: unknown) => {
        stop();
        if (queued) showErrorToast(shownErrorOf(error));
        else reject(shownErrorOf(error));
      },
    );
  });
}
