import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, runModule } from './run-module';

/** Builds a frame with a button and a part of it with tabs, and returns their style sheets and the warnings. */
function buildIn(folder: string): { sheets: Record<string, string>; warnings: number } {
  writeFileSync(
    join(folder, 'main.js'),
    `import { Button } from '@mantine/core'; console.log(Button); import(/* webpackChunkName: "part" */ './part.js');`,
  );
  writeFileSync(
    join(folder, 'part.js'),
    `import { Tabs, UnstyledButton } from '@mantine/core'; console.log(Tabs, UnstyledButton);`,
  );
  const source = `
    import { readdirSync, readFileSync } from 'node:fs';
    import MiniCssExtractPlugin from 'mini-css-extract-plugin';
    import webpack from 'webpack';
    import { componentSheetRules, isOrderOfSheets } from './build/component-sheets.mjs';
    import { cssRule } from './build/webpack-base.mjs';
    webpack({
      mode: 'production', context: '${folder}', entry: './main.js', externals: [/^react/],
      optimization: { minimize: false, splitChunks: false }, performance: { hints: false },
      resolve: { modules: ['${ROOT}/node_modules'] }, resolveLoader: { modules: ['${ROOT}/node_modules'] },
      output: { path: '${folder}/out' },
      module: { rules: [cssRule, ...componentSheetRules] }, ignoreWarnings: [isOrderOfSheets],
      plugins: [new MiniCssExtractPlugin()],
    }, (error, stats) => {
      if (error || stats.hasErrors()) throw error ?? new Error(stats.toString());
      const sheets = readdirSync('${folder}/out').filter((name) => name.endsWith('.css'));
      console.log(JSON.stringify({
        sheets: Object.fromEntries(sheets.map((name) => [name, readFileSync('${folder}/out/' + name, 'utf8')])),
        warnings: stats.compilation.getWarnings().length,
      }));
    });`;
  return JSON.parse(runModule(source)) as ReturnType<typeof buildIn>;
}

const layersIn = (css: string) => [...css.matchAll(/@layer lib-([\w-]+) \{/g)].map(([, name]) => name);

describe('the style sheet of a component of the library', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tarjetero-sheets-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('comes with the file that its component comes with, in a layer of its own', () => {
    const { sheets, warnings } = buildIn(folder);
    const main = sheets['main.css']!;
    expect(layersIn(main).sort()).toEqual(['Button', 'Loader', 'UnstyledButton', 'default-css-variables']);
    expect(layersIn(sheets['part.css']!).sort()).toEqual(['Tabs']);
    expect(warnings).toBe(0);
    // What an app says first would count as the first layer.
    expect(main.indexOf('@layer base, lib-')).toBeLessThan(main.indexOf('@layer lib-'));
  });

  it('has the place that the library gives it, however late it comes', () => {
    const whole = readFileSync(join(ROOT, 'node_modules/@mantine/core/styles.css'), 'utf8');
    const order = JSON.parse(
      runModule(`
        import { sheetsInOrder } from './build/component-sheets.mjs';
        console.log(JSON.stringify(sheetsInOrder()));`),
    ) as string[];
    const places = order.map((name) =>
      whole.indexOf(readFileSync(join(ROOT, `node_modules/@mantine/core/styles/${name}.css`), 'utf8').trim()),
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(order.indexOf('UnstyledButton')).toBeLessThan(order.indexOf('Tabs'));
    expect(new Set(order).size).toBe(order.length);
  });
});
