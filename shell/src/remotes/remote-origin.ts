import { resolveEndpoints } from 'shared-lib/config';

/** Names of the remotes, as their builds define them. */
export type RemoteName = 'user_app' | 'admin_app' | 'public_card';

/** Returns the origin of a remote's own site. */
export function remoteOrigin(name: RemoteName): string {
  const { origins } = resolveEndpoints();
  return { user_app: origins.userApp, admin_app: origins.adminApp, public_card: origins.publicCard }[name];
}
