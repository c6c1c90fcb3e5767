/**
 * The functions under `npm run dev`: bundled by esbuild, which takes a tenth of webpack's time, into a folder that no deployment knows. A
 * release and the local stack's build are webpack's (build/webpack-node.mjs).
 */
import { watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { context } from 'esbuild';
import { functionsRelease } from '../../build/release/build-stamp.mjs';
import { EXTERNAL_PACKAGES } from '../../build/functions/functions-lock.mjs';
import { CONSTANTS } from '../../build/functions/function-constants.mjs';
import { ROOT } from '../lib/paths.mjs';

/** Folder of the bundle, from the root. */
export const DEV_FUNCTIONS = '.local/dev/functions';

/** Pause between a change of a source and the build, in milliseconds: an editor may write a file in several steps. */
const SETTLE_MS = 30;

/**
 * Bundles the functions, and again whenever one of their sources changes. A failed build is reported, and the bundle stays as it was.
 *
 * @param {object} options
 * @param {() => void} options.onChange - Called after each bundle but the first.
 * @param {(line: string) => void} options.report
 * @returns {Promise<{ stop: () => Promise<void> }>}
 */
export async function startDevFunctions({ onChange, report }) {
  const workspace = join(ROOT, 'functions');
  const bundle = await context({
    absWorkingDir: ROOT,
    entryPoints: { index: join(workspace, 'src/index.ts') },
    outdir: join(ROOT, DEV_FUNCTIONS),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    sourcemap: true,
    metafile: true,
    external: EXTERNAL_PACKAGES,
    define: {
      ...Object.fromEntries(Object.entries(CONSTANTS).map(([name, value]) => [name, value ?? 'undefined'])),
      __RELEASE__: JSON.stringify(functionsRelease(workspace, 'tarjetero-functions')),
      'process.env.NODE_ENV': '"development"',
    },
    logLevel: 'silent',
  });
  const watchers = new Map();
  let sources = new Set();
  let isWhole = false;
  let timer = null;
  const changed = (file) => {
    // After a failed build any file may be the missing one.
    if (isWhole && !sources.has(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void rebuild().then(() => isWhole && onChange()), SETTLE_MS);
  };
  const rebuild = async () => {
    try {
      const { metafile } = await bundle.rebuild();
      isWhole = true;
      sources = new Set(
        Object.keys(metafile.inputs)
          .filter((file) => !file.startsWith('node_modules/'))
          .map((file) => join(ROOT, file)),
      );
      for (const folder of new Set([...sources].map((file) => dirname(file)))) {
        if (watchers.has(folder)) continue;
        watchers.set(
          folder,
          watch(folder, (_event, name) => changed(join(folder, name ?? ''))),
        );
      }
    } catch (error) {
      isWhole = false;
      report(`[functions] ${error.message}`);
    }
  };
  await rebuild();
  if (!isWhole) throw new Error('The functions could not be built.');
  return {
    stop: async () => {
      clearTimeout(timer);
      for (const watcher of watchers.values()) watcher.close();
      await bundle.dispose();
    },
  };
}
