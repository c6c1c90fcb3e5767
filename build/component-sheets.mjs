/**
 * Gives each component of the library its style sheet, in whichever file the component is: what isn't drawn at first isn't
 * loaded at first either.
 *
 * A sheet is imported by the module with the names of its component's classes, which the bundle only has with the component. Which
 * sheet comes first then depends on what somebody opens, so each is a cascade layer of its own, and the library's order of
 * them is declared before the first: a later one wins however early it was loaded, and what an app says of a component always does.
 * `@layer base` is before all of them (shared-lib/src/ui/app-frame/base.css).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WHOLE = fileURLToPath(import.meta.resolve('@mantine/core/styles.css'));
export const SHEETS = fileURLToPath(new URL('./styles/', import.meta.resolve('@mantine/core/styles.css')));

const ours = (name) => fileURLToPath(new URL(`./${name}`, import.meta.url));

/** The sheet that all components need, which is the first to come: the variables (theme-variables.mjs). */
export const FIRST = 'default-css-variables';

/** Returns the names of the library's sheets in its own order, which is that of its combined sheet. */
export function sheetsInOrder() {
  const whole = readFileSync(WHOLE, 'utf8');
  const placeOf = (name) => {
    const at = whole.indexOf(readFileSync(join(SHEETS, `${name}.css`), 'utf8').trim());
    if (at < 0) throw new Error(`The library's combined sheet lacks ${name}.css`);
    return at;
  };
  return readdirSync(SHEETS)
    .filter((file) => file.endsWith('.css') && !file.endsWith('.layer.css'))
    .map((file) => basename(file, '.css'))
    .sort((a, b) => placeOf(a) - placeOf(b));
}

const layerOf = (name) => `lib-${name}`;

/** Returns a sheet of the library in its layer; the first one declares the order of all. */
export function inItsLayer(name, css) {
  const order = `@layer base, ${sheetsInOrder().map(layerOf).join(', ')};\n`;
  return `${name === FIRST ? order : ''}@layer ${layerOf(name)} {\n${css}\n}\n`;
}

/** Returns the module with the names of a component's classes, with an import of its sheet. */
export function withItsSheet(name, code) {
  const sheets = [FIRST, name].map((sheet) => `import '@mantine/core/styles/${sheet}.css';\n`);
  return sheets.join('') + code;
}

/** Tells the library's sheets from others. */
export const isComponentSheet = (path) => /[\\/]@mantine[\\/]core[\\/]styles[\\/][\w-]+\.css$/.test(path);

/** Rules of a build, beside that of style sheets. */
export const componentSheetRules = [
  {
    test: /[\\/]@mantine[\\/]core[\\/]esm[\\/].*\.module\.mjs$/,
    use: [ours('component-sheet-loader.mjs')],
  },
  { test: isComponentSheet, use: [ours('component-layer-loader.mjs')], enforce: 'pre' },
];

/** Reports whether a warning is about the order of a sheet of the library, which doesn't count. */
export const isOrderOfSheets = ({ message }) => {
  const modules = message.match(/^ \* .*$/gm) ?? [];
  return (
    message.includes('Conflicting order') && modules.filter((line) => !isComponentSheet(line)).length < 2
  );
};
