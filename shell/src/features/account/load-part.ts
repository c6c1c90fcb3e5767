import { NetworkError } from 'shared-lib/errors';
import { retry } from 'shared-lib/retry';

/**
 * Loads a part of the script that the form can be filled in without. A lost network is told as such.
 *
 * @param load - An `import()`.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    // What was begun without a network fails now that there is one, each of its parts in its own time.
    return await retry(load, { attempts: 4, baseDelayMs: 150, shouldRetry: () => navigator.onLine });
  } catch (error) {
    throw new NetworkError('A part of the form could not be loaded', 0, { cause: error });
  }
}
