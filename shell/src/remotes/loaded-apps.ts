import type { RemoteModules } from 'shared-lib/remote-contract';
import type { RemoteName } from './remote-origin';
import { remoteAt } from './remote-at';

type AppModule = RemoteModules['./App'];

const apps = new Map<RemoteName, AppModule>();

/** Records that a remote's screens are loaded. */
export function noteLoadedApp(name: RemoteName, app: AppModule): void {
  apps.set(name, app);
}

/** Returns a remote's screens, if they have been loaded. */
export function loadedApp(name: RemoteName): AppModule | undefined {
  return apps.get(name);
}

/** Reports whether the screen at a path is a remote's that can be rendered without loading anything. */
export function isScreenLoaded(pathname: string): boolean {
  const remote = remoteAt(pathname);
  return remote !== null && (loadedApp(remote)?.isLoaded?.(pathname) ?? false);
}
