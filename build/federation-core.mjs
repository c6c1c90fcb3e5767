/**
 * The core of the federation runtime, of which a page needs one copy: the shell has it, and a remote's build has two entries, one
 * without the core for shells of the same version, and one with it for all others (docs/decisions/068).
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

/** Name in a page under which this version of the core is: another version's would be another name. */
export const FEDERATION_CORE = `__federationCore_${version.replaceAll('.', '_')}`;

/** Parts of the runtime that no app of ours uses, as constants of its source. */
const UNUSED_PARTS = { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' };

let script = null;

/** Returns a script that puts the core under its name, unless it is there. */
export function federationCoreScript() {
  script ??= buildSync({
    stdin: {
      contents: `import * as core from '${PACKAGE}'; globalThis.${FEDERATION_CORE} ??= core;`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
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

/** Leaves the core out of a remote's build, and puts it before the script of the remote's own page. */
export class CoreFromThePagePlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    new webpack.ExternalsPlugin('var', { [PACKAGE]: `globalThis.${FEDERATION_CORE}` }).apply(compiler);
    compiler.hooks.thisCompilation.tap('CoreFromThePagePlugin', (compilation) => {
      const code = federationCoreScript();
      const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
      const name = `assets/federation-core.${hash}.js`;
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
