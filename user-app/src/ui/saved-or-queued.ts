import { AppError, NetworkError } from 'shared-lib/errors';
import { isFlagOn } from 'shared-lib/flags';
import { showErrorToast } from 'shared-lib/toast';

/** A save that takes longer counts as waiting for the network, in milliseconds. */
const PATIENCE_MS = 8000;

/** While the switch for emergencies is on the rules refuse everybody, and nobody lacks a permission. */
function asTold(error: unknown): Error {
  const isRefused = error instanceof NetworkError && error.status === 403;
  if (isRefused && isFlagOn('read_only')) return new AppError('read-only', error.message, { cause: error });
  return error instanceof Error ? error : new Error(String(error));
}

/**
 * Tells how a save went. Without a network the database keeps a write and sends it later, so that its promise may never
 * settle while somebody waits for it.
 *
 * @param save - The write; when it fails after it was taken for queued, a toast says so.
 * @returns `queued` when it will be sent once there is a network.
 * @throws What the write fails with, while it is waited for; 'read-only' where everybody is refused.
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
        if (queued) showErrorToast(asTold(error));
        else reject(asTold(error));
      },
    );
  });
}
