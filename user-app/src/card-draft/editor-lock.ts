/** Name of this page's event for a closed editor, whose unsent draft others can now send. */
export const EDITOR_CLOSED = 'tarjetero:editor-closed';

/**
 * Marks a key as owned by an open editor until the page ends, for any reason: the browser releases its locks.
 *
 * @returns Releases it, and resolves when it is released.
 */
export function holdEditorLock(key: string): () => Promise<void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const over = navigator.locks?.request(key, () => held).catch(() => undefined);
  return async () => {
    release();
    await over;
  };
}

/** Returns the keys of the editors that are open in this browser. */
export async function openEditorKeys(): Promise<ReadonlySet<string>> {
  const state = await navigator.locks?.query();
  return new Set((state?.held ?? []).map((lock) => lock.name ?? ''));
}
