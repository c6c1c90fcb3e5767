import { resolveEndpoints } from 'shared-lib/config';
import type { RemoteName } from './remote-name';

/** Returns the origin of a remote's own site. */
export function remoteOrigin(name: RemoteName): string {
  const { origins } = resolveEndpoints();
  return { user_app: origins.userApp, admin_app: origins.adminApp, public_card: origins.publicCard }[name];
}
