import { readText, tabStorage, writeText } from 'shared-lib/storage';

/** Matches the secret in an invitation's link: it is in the fragment, which no server and no other site gets. */
const FRAGMENT = /^#invitacion=([A-Za-z0-9_-]{1,200})$/;

/** Key under which the tab stores the secret, out of the address, until its person has signed in. */
const KEY = 'admin_invitation';

const secretInAddress = () => FRAGMENT.exec(location.hash)?.[1] ?? null;

/** Returns the secret of the invitation that was followed to this tab, or `null`. */
export function readInvitation(): string | null {
  return secretInAddress() ?? readText(tabStorage, KEY);
}

/** Removes the secret from the address, where others could read it on the screen or in the history. */
export function hideInvitation(): void {
  const secret = secretInAddress();
  if (secret === null) return;
  // In a browser that refuses storage it stays in the URL.
  if (writeText(tabStorage, KEY, secret))
    history.replaceState(history.state, '', location.pathname + location.search);
}
