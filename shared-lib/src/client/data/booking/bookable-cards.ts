import { callInBackground } from '../call-function';

/**
 * Asks for an update of the account's cards after services or hours were stored. Nobody waits for it: if it fails, a
 * job repeats it within a minute.
 */
export function refreshBookableCards(): void {
  void callInBackground('refreshBookableCards', {}).catch(() => {});
}
