import { loadedApp } from './loaded-apps';
import { remoteAt } from './remote-at';

/** Reports whether the screen at a path is a remote's that can be rendered without loading anything. */
export function isScreenLoaded(pathname: string): boolean {
  const remote = remoteAt(pathname);
  return remote !== null && (loadedApp(remote)?.isLoaded?.(pathname) ?? false);
}
