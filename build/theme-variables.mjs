/**
 * Makes the style sheet of the component library's variables from our theme, as its provider would while the first screen is drawn: in the
 * build it costs a visit neither the time nor the code (docs/decisions/091).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  convertCssVariables,
  deepMerge,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { tsImport } from 'tsx/esm/api';
import { FIRST, SHEETS, sheetsInOrder } from './component-sheets.mjs';

/** Folder of the theme, which the variables depend on. */
export const THEME = fileURLToPath(new URL('../shared-lib/src/ui/theme/', import.meta.url));

/** Colours of the library's palette that controls of ours name besides the theme's own. */
const NAMED_BY_US = ['gray'];

/** Returns the names of the colours that the style sheets of the library's components use. */
function coloursOfComponents() {
  const sheets = sheetsInOrder().filter((name) => name !== FIRST);
  const text = sheets.map((name) => readFileSync(join(SHEETS, `${name}.css`), 'utf8')).join('\n');
  return [...text.matchAll(/--mantine-color-([a-z]+)-/g)].map(([, name]) => name);
}

/**
 * Returns the variables of a theme as a style sheet.
 *
 * @param {import('@mantine/core').MantineThemeOverride} theme
 * @param {import('@mantine/core').CSSVariablesResolver} [resolver] - Variables that take the place of the library's.
 * @param {(colour: string) => boolean} [isKept] - Tells which colours of the palette are in it.
 */
export function variablesOf(theme, resolver, isKept = () => true) {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme);
  const colors = Object.fromEntries(Object.entries(whole.colors).filter(([name]) => isKept(name)));
  const made = defaultCssVariablesResolver({ ...whole, colors });
  const { variables, light, dark } = resolver ? deepMerge(made, resolver(whole)) : made;
  return convertCssVariables({
    variables,
    light: { '--mantine-color-scheme': 'light', ...light },
    dark: { '--mantine-color-scheme': 'dark', ...dark },
  });
}

/** Returns the variables of our theme as a style sheet, without colours that nothing uses. */
export async function themeVariables() {
  const { theme, cssVariables } = await tsImport('../shared-lib/src/ui/theme/index.ts', import.meta.url);
  const kept = new Set([...Object.keys(theme.colors), ...NAMED_BY_US, ...coloursOfComponents()]);
  return variablesOf(theme, cssVariables, (colour) => kept.has(colour));
}
