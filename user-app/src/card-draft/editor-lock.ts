/**
 * Marks a key as owned by an open editor until the page dies, however it dies: the browser releases its locks.
 *
 * @returns Releases it.
 */
export function holdEditorLock(key: string): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  navigator.locks?.request(key, () => held).catch(() => undefined);
  return release;
}

/** The keys of the editors that are open in this browser. */
export async function openEditorKeys(): Promise<ReadonlySet<string>> {
  const state = await navigator.locks?.query();
  return new Set((state?.held ?? []).map((lock) => lock.name ?? ''));
}
