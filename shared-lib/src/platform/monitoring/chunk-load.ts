/**
 * Matches names and messages with which bundlers, browsers and the federation runtime report that code couldn't be
 * loaded.
 */
const CHUNK_LOAD =
  /ChunkLoadError|Loading (?:CSS )?chunk .+ failed|dynamically imported module|Importing a module script failed|did not load within|RUNTIME-00[138]|ScriptNetworkError/i;

/** Reports whether an error means that a part of the app couldn't be loaded. */
export function isChunkLoadError(error: unknown): boolean {
  if (error instanceof Error) return CHUNK_LOAD.test(`${error.name}: ${error.message}`);
  return typeof error === 'string' && CHUNK_LOAD.test(error);
}
