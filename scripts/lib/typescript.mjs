import { tsImport } from 'tsx/esm/api';

/** Loads a TypeScript module of the repository, for scripts that need the product's own code. */
export function importTypescript(path, from) {
  return tsImport(path, from);
}
