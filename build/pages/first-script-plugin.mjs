/**
 * Puts one small script before everything else in an html page, as a file of its own (the policy allows no inline
 * script): it runs before the first paint, so that a page never shows in one theme and then in the other.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { readDeployment } from '../release/deployment.mjs';

export class FirstScriptPlugin {
  /** @param {string} source - Path of the script, in TypeScript. */
  constructor(source) {
    this.source = source;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { RawSource } = compiler.webpack.sources;
    let built = null;
    compiler.hooks.thisCompilation.tap('FirstScriptPlugin', (compilation) => {
      // Under watch, most changes are of other files.
      if (!built || built.inputs.some((file) => compiler.modifiedFiles?.has(file))) built = build();
      const { code } = built;
      const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
      const name = `assets/first.${hash}.js`;
      compilation.emitAsset(name, new RawSource(code), { minimized: true });
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('FirstScriptPlugin', (data) => {
        data.headTags.unshift({
          tagName: 'script',
          voidTag: false,
          attributes: { src: `/${name}` },
          meta: { plugin: 'FirstScriptPlugin' },
        });
        return data;
      });
    });
    const build = () => {
      const { outputFiles, metafile } = buildSync({
        entryPoints: [this.source],
        bundle: true,
        minify: true,
        target: 'es2022',
        format: 'iife',
        write: false,
        metafile: true,
        absWorkingDir: compiler.context,
        define: { __DEPLOYMENT__: JSON.stringify(readDeployment()) ?? 'undefined' },
      });
      const inputs = Object.keys(metafile.inputs).map((file) => join(compiler.context, file));
      return { code: outputFiles[0].text, inputs };
    };
  }
}
