import { AsyncLocalStorage } from 'node:async_hooks';
import type { ExportedData, LocalFirebase } from 'local-firebase';

/** The documents and files that a piece of work stored, and what it returned. */
interface Arrangement {
  added: ExportedData;
  result: unknown;
}

/** Documents and files by name, without their times. */
type Contents = Map<string, string>;

function contentsOf({ documents, files = [] }: ExportedData): Contents {
  return new Map([
    ...documents.map(({ name, fields }): [string, string] => [name, JSON.stringify(fields)]),
    ...files.map(({ name, data, contentType }): [string, string] => [
      `file ${name}`,
      `${contentType} ${data}`,
    ]),
  ]);
}

/** Returns the data that a piece of work has added or changed; `null` when it has deleted something. */
function addedTo(before: Contents, data: ExportedData): ExportedData | null {
  const after = contentsOf(data);
  if ([...before.keys()].some((name) => !after.has(name))) return null;
  const isAdded = (name: string) => before.get(name) !== after.get(name);
  return {
    version: 1,
    documents: data.documents.filter(({ name }) => isAdded(name)),
    files: (data.files ?? []).filter(({ name }) => isAdded(`file ${name}`)),
  };
}

/**
 * Caches what tests of one file arrange: the first time the work is done, as the product does it; from then on, when the stored data before
 * it is the same, the documents and files that it left are imported. Work that runs side by side with other arrangements, or deletes
 * something, is always done.
 *
 * @param server - Returns the project's server once it runs.
 */
export function keepArrangements(server: () => LocalFirebase) {
  const arrangements = new Map<string, Arrangement>();
  const within = new AsyncLocalStorage<true>();
  let begun = 0;
  let running = 0;

  /**
   * Does work that stores what a test begins with. Inside of another arrangement it is a part of that one.
   *
   * @param name - Names the work with everything that it depends on, except for what is stored.
   */
  return async function arrange<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    if (within.getStore()) return work();
    begun += 1;
    const own = begun;
    const isAlone = running === 0;
    running += 1;
    try {
      const before = contentsOf(await server().exportData());
      const key = JSON.stringify([name, ...before]);
      const known = isAlone && arrangements.get(key);
      if (known) {
        await server().importData(known.added);
        return known.result as Result;
      }
      const result = await within.run(true, work);
      const added = addedTo(before, await server().exportData());
      if (isAlone && begun === own && added) arrangements.set(key, { added, result });
      return result;
    } finally {
      running -= 1;
      // While an `AsyncLocalStorage` is in use, Node calls its hook for every promise.
      if (running === 0) within.disable();
    }
  };
}
