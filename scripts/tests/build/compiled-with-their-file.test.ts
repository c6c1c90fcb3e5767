import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runModule } from '../run-module';

/** Builds a page's start and another file of it, minified, and returns the beginnings of both by their names. */
function buildIn(folder: string): Record<string, string> {
  writeFileSync(join(folder, 'main.js'), `import(/* webpackChunkName: "other" */ './other.js');`);
  writeFileSync(join(folder, 'other.js'), `console.log(1);`);
  const source = `
    import { readdirSync, readFileSync } from 'node:fs';
    import webpack from 'webpack';
    import { compiledWithTheirFile } from './build/pages/compiled-with-their-file.mjs';
    import TerserPlugin from 'terser-webpack-plugin';
    // In this process: others would run this very code again.
    const minimizer = [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false, parallel: false })];
    const filename = 'assets/[name].[contenthash:8].js';
    webpack({
      mode: 'production', context: '${folder}', entry: './main.js', optimization: { minimizer },
      output: { path: '${folder}/out', filename, chunkFilename: filename }, plugins: [compiledWithTheirFile()],
    }, (error, stats) => {
      if (error || stats.hasErrors()) throw error ?? new Error(stats.toString());
      const assets = '${folder}/out/assets/';
      console.log(JSON.stringify(Object.fromEntries(
        readdirSync(assets).map((name) => [name.split('.')[0], readFileSync(assets + name, 'utf8').split('\\n')[0]]),
      )));
    });`;
  return JSON.parse(runModule(source)) as Record<string, string>;
}

describe('the files of the first screen', () => {
  it('begin with the allFunctionsCalledOnLoad hint, unlike others', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tarjetero-compiled-'));
    try {
      const beginnings = buildIn(folder);
      expect(Object.keys(beginnings).sort()).toEqual(['main', 'other']);
      expect(beginnings['main']).toBe('//# allFunctionsCalledOnLoad');
      expect(beginnings['other']).not.toContain('//#');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
