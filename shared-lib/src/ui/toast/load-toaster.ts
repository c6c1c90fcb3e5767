import { onNetworkBack } from '../../client/network';
import type * as Toaster from './toaster';

/** Module that renders the toasts. It is loaded after the first content, which needs none (docs/loading.md). */
type ToasterModule = typeof Toaster;

let loading: Promise<ToasterModule> | undefined;
let loaded: ToasterModule | undefined;
const listeners = new Set<() => void>();

/** Loads the toaster, once. A failure isn't cached. */
export function loadToaster(): Promise<ToasterModule> {
  return (loading ??= import(/* webpackChunkName: 'toaster' */ './toaster').then(
    (found) => {
      loaded = found;
      for (const tell of listeners) tell();
      return found;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  ));
}

/** Returns the toaster if it is here. */
export function loadedToaster(): ToasterModule | undefined {
  return loaded;
}

/**
 * Calls back when the toaster is here.
 *
 * @returns What ends it.
 */
export function onToasterLoaded(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

/** Uses the toaster at once if it is here, or else when it is: without a network it is loaded when that is back. */
export function withToaster(work: (toaster: ToasterModule) => void): void {
  if (loaded) work(loaded);
  else loadToaster().then(work, () => onNetworkBack(() => withToaster(work), { once: true }));
}
