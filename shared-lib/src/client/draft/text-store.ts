import { listKeys, readText, writeText, type OpenStorage } from '../../platform/storage';

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
export function openTextStore(name: string, open: OpenStorage): TextStore {
  const inMemory = new Map<string, string>();
  const read = (key: string) => inMemory.get(key) ?? readText(open, key);
  return {
    read,
    write(key, text) {
      inMemory.delete(key);
      if (!writeText(open, key, text) && text !== null) inMemory.set(key, text);
      dispatchEvent(new Event(name));
    },
    under(beginning) {
      const keys = [...listKeys(open), ...inMemory.keys()].filter((key) => key.startsWith(beginning));
      return new Map(keys.map((key) => [key, read(key) ?? '']));
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
