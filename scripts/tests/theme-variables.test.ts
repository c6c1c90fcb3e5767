import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runModule } from './run-module';

const SHEET = join(ROOT, 'shared-lib/src/ui/app-frame/theme-variables.css');

/** Palettes of the theme that the apps name; of the library's others the sheet has what its components' sheets refer to. */
const PALETTES = ['teal', 'red', 'gray', 'dark'];

/** Returns the sheet that the library makes of the theme, without what is never used of its palettes. */
const made = () =>
  runModule(`
    import { readFileSync } from 'node:fs';
    import { createRequire } from 'node:module';
    import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
    import { buildSync } from 'esbuild';
    import { format, resolveConfig } from 'prettier';

    const [{ text }] = buildSync({ entryPoints: ['shared-lib/src/ui/theme/index.ts'], bundle: true, write: false, format: 'cjs', external: ['@mantine/core'] }).outputFiles;
    const module = { exports: {} };
    new Function('module', 'exports', 'require', text)(module, module.exports, createRequire(process.cwd() + '/package.json'));

    const whole = mergeMantineTheme(DEFAULT_THEME, module.exports.theme);
    const { variables, light, dark } = defaultCssVariablesResolver(whole);
    const parts = {
      variables,
      light: { ...light, '--mantine-color-scheme': 'light' },
      dark: { ...dark, '--mantine-color-scheme': 'dark' },
    };
    const ofPalette = (name) => Object.keys(whole.colors).find((color) => name.startsWith('--mantine-color-' + color + '-'));
    const used = new Set();
    const use = (name) => {
      if (used.has(name)) return;
      used.add(name);
      for (const part of Object.values(parts)) useAll(part[name] ?? '');
    };
    const useAll = (css) => { for (const [, name] of String(css).matchAll(/var\\((--mantine-[\\w-]+)/g)) use(name); };
    for (const part of Object.values(parts)) for (const name of Object.keys(part)) {
      const palette = ofPalette(name);
      if (!palette || ${JSON.stringify(PALETTES)}.includes(palette)) use(name);
    }
    const list = ['app-frame/first-sheets', 'component-sheets'].map((name) => readFileSync('shared-lib/src/ui/' + name + '.css', 'utf8')).join();
    for (const [, path] of list.matchAll(/'(@mantine\\/[^']+)'/g)) useAll(readFileSync('node_modules/' + path, 'utf8'));
    const only = (part) => Object.fromEntries(Object.entries(part).filter(([name]) => used.has(name)));
    const css = convertCssVariables({ variables: only(parts.variables), light: only(parts.light), dark: only(parts.dark) }, ':root');
    const head = '/* Variables of the theme, as the component library makes them: UPDATE_THEME=1 npx jest scripts/tests/theme-variables. */\\n';
    const path = 'shared-lib/src/ui/app-frame/theme-variables.css';
    process.stdout.write(await format(head + '@layer mantine {' + css + '}', { ...(await resolveConfig(path)), filepath: path }));`);

it('the sheet of theme variables matches what the library generates from the theme', () => {
  const css = made();
  if (process.env['UPDATE_THEME']) writeFileSync(SHEET, css);
  expect(readFileSync(SHEET, 'utf8')).toBe(css);
});
