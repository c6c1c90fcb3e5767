/** Names and messages with which bundlers, browsers and the federation runtime say that code didn't come. */
const CHUNK_LOAD =
  /ChunkLoadError|Loading (?:CSS )?chunk .+ failed|dynamically imported module|Importing a module script failed|did not load within|RUNTIME-00[138]|ScriptNetworkError/i;

/** Whether an error says that a piece of the app could not be loaded. */
export function isChunkLoadError(error: unknown): boolean {
  if (error instanceof Error) return CHUNK_LOAD.test(`${error.name}: ${error.message}`);
  return typeof error === 'string' && CHUNK_LOAD.test(error);
}
