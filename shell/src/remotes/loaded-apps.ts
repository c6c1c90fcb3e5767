import type { RemoteModules } from 'shared-lib/remote-contract';
import type { RemoteName } from './remote-name';

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
