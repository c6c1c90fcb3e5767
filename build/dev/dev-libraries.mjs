/**
 * Gives dev servers each large library as a few files in place of its hundreds of modules: webpack walks all modules of an app after
 * each change (docs/decisions/067). A production build takes the modules, of which it leaves most out.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const repository = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Import paths that are bundled. What they have in common is bundled once. */
export const LIBRARIES = [
  '@mantine/core',
  '@mantine/dates',
  '@mantine/hooks',
  '@sentry/react',
  'pdf-lib',
  'zod',
  'zod/v4/core',
];

/** Packages of which a page has one copy, whoever imports them. */
const OUTSIDE = ['dayjs', 'react', 'react-dom'];

/** Returns the folder of the bundles, named by a hash of the installed versions and of this file. */
function folderOfBundles() {
  const hash = createHash('sha256');
  for (const path of [join(repository, 'package-lock.json'), fileURLToPath(import.meta.url)])
    hash.update(readFileSync(path));
  return join(repository, 'node_modules/.cache/dev-libraries', hash.digest('hex').slice(0, 16));
}

const nameOf = (library) => library.replaceAll('/', '-');

function bundle(folder) {
  const unfinished = `${folder}-${process.pid}`;
  buildSync({
    absWorkingDir: repository,
    entryPoints: Object.fromEntries(LIBRARIES.map((library) => [nameOf(library), library])),
    outdir: unfinished,
    bundle: true,
    splitting: true,
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    target: 'es2022',
    external: OUTSIDE,
    logLevel: 'error',
  });
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another app's dev server, which started at the same time, was faster.
    rmSync(unfinished, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

/**
 * Bundles the libraries unless this was done since they were installed.
 *
 * @returns {Record<string, string>} The file of each, as aliases for webpack.
 */
export function bundledLibraries() {
  const folder = folderOfBundles();
  if (!existsSync(folder)) bundle(folder);
  return Object.fromEntries(
    LIBRARIES.map((library) => [`${library}$`, join(folder, `${nameOf(library)}.mjs`)]),
  );
}
