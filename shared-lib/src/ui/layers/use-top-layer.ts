import { useEffect, useId, useSyncExternalStore } from 'react';

/** Open dialogs and drawers, the one above all others last. */
let layers: readonly string[] = [];
const listeners = new Set<() => void>();

function show(next: readonly string[]): void {
  layers = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Reports whether an open dialog or drawer is above all others, which is the one that Escape closes: the library would close all of
 * them at once.
 */
export function useTopLayer(opened: boolean): boolean {
  const id = useId();
  useEffect(() => {
    if (!opened) return;
    show([...layers, id]);
    return () => show(layers.filter((other) => other !== id));
  }, [opened, id]);
  return useSyncExternalStore(subscribe, () => layers.at(-1) === id);
}
