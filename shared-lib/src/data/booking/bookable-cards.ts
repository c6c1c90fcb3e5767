import { callFunction } from '../call-function';

/**
 * Has the account's cards say whether they can be booked through, once what they offer is stored. Nobody waits for it: what
 * is missed here, a job finds within the minute.
 */
export function refreshBookableCards(): void {
  void callFunction('refreshBookableCards', {}).catch(() => {});
}
