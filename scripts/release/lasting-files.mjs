import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** A build's file that is named after its content, and so never changes. */
const LASTING = /^(assets\/.+|remoteEntry)\.[0-9a-f]{8}\.[a-z0-9]+$/;

/**
 * Lists the files of a site that may be cached for ever, by their paths in the site; none where nothing was built.
 *
 * @param {string} folder - Of the built site.
 */
export function lastingFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .filter((path) => LASTING.test(path) && !path.endsWith('.map'))
    .sort();
}
