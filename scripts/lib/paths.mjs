import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Returns the folder of a workspace, from the root: stand-ins of what the product talks to are below `tools`. */
export const folderOf = (workspace) => (workspace.startsWith('local-') ? `tools/${workspace}` : workspace);
