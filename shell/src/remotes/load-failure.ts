import { isChunkLoadError } from 'shared-lib/monitoring';

const failures = new WeakSet<object>();

/** Notes that what a promise fails with is code that could not be loaded, and fails with it. */
export async function loading<Module>(work: Promise<Module>): Promise<Module> {
  try {
    return await work;
  } catch (error) {
    if (typeof error === 'object' && error !== null) failures.add(error);
    throw error;
  }
}

/** Tells whether an error means that a screen, or a part of it, could not be loaded; any other is a crash. */
export function isLoadFailure(error: unknown): boolean {
  return (typeof error === 'object' && error !== null && failures.has(error)) || isChunkLoadError(error);
}
