/** Texts that this browser stores by key, so that typed text outlives a reload, a crash or a closed tab. */
export interface TextStore {
  read: (key: string) => string | null;
  /** Stores a text, or removes it with `null`. */
  write: (key: string, text: string | null) => void;
  /** Returns the texts whose keys begin so. */
  under: (beginning: string) => ReadonlyMap<string, string>;
  /** Calls back when texts were stored or removed, in this tab or another; returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Opens the texts of one storage. Texts that it refuses, because it is full or forbidden, are held in memory as long as the page lives.
 *
 * @param name - Name of this page's event for changes; other pages get the browser's own.
 */
export function openTextStore(name: string, storage: () => Storage): TextStore {
  const inMemory = new Map<string, string>();
  const stored = <Value>(read: (from: Storage) => Value, otherwise: Value): Value => {
    try {
      return read(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => inMemory.get(key) ?? stored((from) => from.getItem(key), null),
    write(key, text) {
      inMemory.delete(key);
      const isStored = stored((to) => {
        if (text === null) to.removeItem(key);
        else to.setItem(key, text);
        return true;
      }, false);
      if (!isStored && text !== null) inMemory.set(key, text);
      dispatchEvent(new Event(name));
    },
    under(beginning) {
      const all = stored(
        (from) => Object.keys(from).map((key) => [key, from.getItem(key) ?? ''] as const),
        [],
      );
      return new Map([...all, ...inMemory].filter(([key]) => key.startsWith(beginning)));
    },
    subscribe(listener) {
      addEventListener(name, listener);
      addEventListener('storage', listener);
      return () => {
        removeEventListener(name, listener);
        removeEventListener('storage', listener);
      };
    },
  };
}
