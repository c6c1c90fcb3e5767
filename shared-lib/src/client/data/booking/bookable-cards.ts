import { callInBackground } from '../call-function';

/**
 * Requests an update of the account's cards after services or hours were stored. The call isn't awaited: if it fails, a
 * job repeats it within a minute.
 */
export function refreshBookableCards(): void {
  void callInBackground('refreshBookableCards', {}).catch(() => {});
}
