import type { RemoteName } from './remote-origin';

const OWNERS = /^\/(dashboard|tarjeta\/edit|cards\/edit|reservas|servicios)(\/|$)/;
const PANEL = /^\/admin(\/|$)/;

/** Returns the remote that has the screen at a path, if it needs a session; `null` for any other path. */
export function remoteAt(pathname: string): Exclude<RemoteName, 'public_card'> | null {
  if (OWNERS.test(pathname)) return 'user_app';
  return PANEL.test(pathname) ? 'admin_app' : null;
}
