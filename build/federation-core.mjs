/**
 * The core of the federation runtime, and what else of it keeps nothing of an app (build/federation-parts.mjs): a page needs one
 * copy. The shell has it, and a remote's build has two entries, one without the core for shells that have the same, and one with it
 * for all others (docs/decisions/068, 080).
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';

const PACKAGE = '@module-federation/runtime-core';
const require = createRequire(import.meta.url);
// The package doesn't export its description.
const description = join(dirname(require.resolve(PACKAGE)), '../package.json');
const { version } = JSON.parse(readFileSync(description, 'utf8'));

const parts = fileURLToPath(new URL('./federation-parts.mjs', import.meta.url));
const source = readFileSync(parts, 'utf8');
const digest = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Name in a page under which this version of the core is: another version's, or one of other parts, has another name. */
export const FEDERATION_CORE = `__federation_${version.replaceAll('.', '_')}_${digest(source)}`;

/** Modules of the bundler's runtime that the core has: each exports a function of its own name. */
const BUNDLER_PARTS = [...source.matchAll(/webpack-bundler-runtime\/dist\/(\w+)\.js/g)].map(
  ([, name]) => name,
);

/** Parts of the runtime that no app of ours uses, as constants of its source. */
const UNUSED_PARTS = { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' };

let script = null;

/** Returns a script that puts the core under its name, unless it is there. */
export function federationCoreScript() {
  script ??= buildSync({
    stdin: {
      contents: `import * as parts from '${parts}'; globalThis.${FEDERATION_CORE} ??= parts;`,
      resolveDir: dirname(parts),
    },
    bundle: true,
    minify: true,
    target: 'es2022',
    format: 'iife',
    write: false,
    define: UNUSED_PARTS,
    legalComments: 'none',
  }).outputFiles[0].text.trim();
  return script;
}

/** Tells webpack where the page has a module of the core; nothing for all other modules. */
async function inThePage({ context, request }) {
  if (request === PACKAGE) return `globalThis.${FEDERATION_CORE}.core`;
  if (request === '@module-federation/error-codes') return `globalThis.${FEDERATION_CORE}.errorCodes`;
  const isBundlers = /[\\/]webpack-bundler-runtime[\\/]dist$/.test(context);
  return isBundlers && BUNDLER_PARTS.includes(/^\.\/(\w+)\.js$/.exec(request)?.[1])
    ? `globalThis.${FEDERATION_CORE}`
    : undefined;
}

/** Leaves the core out of a remote's build, and puts it before the script of the remote's own page. */
export class CoreFromThePagePlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    new webpack.ExternalsPlugin('var', inThePage).apply(compiler);
    compiler.hooks.thisCompilation.tap('CoreFromThePagePlugin', (compilation) => {
      const code = federationCoreScript();
      const name = `assets/federation-core.${digest(code)}.js`;
      compilation.emitAsset(name, new compiler.webpack.sources.RawSource(code), { minimized: true });
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('CoreFromThePagePlugin', (data) => {
        data.headTags.unshift({
          tagName: 'script',
          voidTag: false,
          attributes: { defer: true, src: `/${name}` },
          meta: { plugin: 'CoreFromThePagePlugin' },
        });
        return data;
      });
    });
  }
}
