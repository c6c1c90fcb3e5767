import { useEffect, useSyncExternalStore } from 'react';
import { firstContentShown } from '../../client/first-read';
import { loadedToaster, onToasterLoaded, withToaster } from './load-toaster';

/** Renders the toasts; rendered once, by the shell. */
export function Toasts() {
  const toaster = useSyncExternalStore(onToasterLoaded, loadedToaster, () => undefined);
  useEffect(() => {
    // The first of them is to be seen without a network too.
    void firstContentShown().then(() => withToaster(() => {}));
  }, []);
  return toaster ? <toaster.Toaster /> : null;
}
