import { isChunkLoadError } from '../../platform/monitoring/chunk-load';

const failures = new WeakSet<object>();

/** Marks the error of a promise as a failure to load code, and rethrows it. */
export async function loading<Module>(work: Promise<Module>): Promise<Module> {
  try {
    return await work;
  } catch (error) {
    if (typeof error === 'object' && error !== null) failures.add(error);
    throw error;
  }
}

/** Reports whether an error means that a screen, or a part of it, couldn't be loaded; any other is a crash. */
export function isLoadFailure(error: unknown): boolean {
  return (typeof error === 'object' && error !== null && failures.has(error)) || isChunkLoadError(error);
}

/**
 * Returns a loaded module as a thenable that calls back synchronously: for a real promise React suspends even if it is settled, and shows
 * the fallback.
 */
export function atOnce<Module>(module: Module): Promise<Module> {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- React calls nothing but `then`.
  return { then: (keep: (value: Module) => void) => keep(module) } as Promise<Module>;
}
