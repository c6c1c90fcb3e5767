import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate, parse, walk } from 'css-tree';
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

describe('the style sheet of the theme’s variables', () => {
  /** Declarations by selector, without spaces and quotes. */
  const declarationsOf = (css: string) => {
    const found: Record<string, Record<string, string>> = {};
    walk(parse(css), {
      visit: 'Rule',
      enter: ({ prelude, block }) => {
        for (const selector of generate(prelude).split(',')) {
          for (const line of block.children) {
            if (line.type !== 'Declaration') continue;
            (found[selector] ??= {})[line.property] = generate(line.value)
              .replace(/[\s"']/g, '')
              .toLowerCase();
          }
        }
      },
    });
    return found;
  };

  const [ofDefault, ofOurs] = JSON.parse(
    runModule(`
      import { themeVariables, variablesOf } from './build/theme-variables.mjs';
      console.log(JSON.stringify([variablesOf({}), await themeVariables()]));`),
  ) as [string, string];
  const ofLibrary = readFileSync(
    join(ROOT, 'node_modules/@mantine/core/styles/default-css-variables.css'),
    'utf8',
  );

  it('has what the library’s own has, if the theme is the library’s', () => {
    expect(declarationsOf(ofDefault)).toEqual(declarationsOf(ofLibrary));
  });

  it('has ours in their place, for both themes, and lacks only colours that nothing names', () => {
    const ours = declarationsOf(ofOurs);
    for (const scheme of ['light', 'dark'])
      expect(ours[`:root[data-mantine-color-scheme="${scheme}"]`]).toMatchObject({
        '--mantine-color-teal-filled': 'var(--tj-accent)',
        '--mantine-color-body': 'var(--tj-paper)',
        '--mantine-color-scheme': scheme,
      });
    expect(ours[':root']).toMatchObject({
      '--mantine-color-teal-6': '#0f766e',
      '--mantine-primary-color-filled': 'var(--mantine-color-teal-filled)',
      '--mantine-font-size-md': '16px',
    });
    const dropped = new Set<string>();
    for (const [selector, lines] of Object.entries(declarationsOf(ofLibrary)))
      for (const name of Object.keys(lines)) if (!ours[selector]?.[name]) dropped.add(name.split('-')[4]!);
    expect([...dropped].sort()).toEqual([
      'cyan',
      'grape',
      'green',
      'indigo',
      'lime',
      'orange',
      'pink',
      'violet',
    ]);
    const sources = ['shared-lib', 'user-app', 'admin-app', 'shell'].flatMap((app) =>
      readdirSync(join(ROOT, app, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((file) => /(?<!\.test)\.(tsx?|css)$/.test(file))
        .map((file) => readFileSync(join(ROOT, app, 'src', file), 'utf8')),
    );
    const names = [...dropped].join('|');
    const uses = new RegExp(`\\b(color|c|bg)=\\{?["'](${names})\\b|--mantine-color-(${names})-`);
    expect(sources.filter((text) => uses.test(text))).toEqual([]);
  });
});
