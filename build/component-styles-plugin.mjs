/**
 * Fails a production build that has a component of the library without its style sheet, or a sheet without its component.
 *
 * The sheets of an app stand in one list (`src/app/component-styles.ts`), because the library's order counts and a sheet in
 * the chunk of one screen would style another only if that was opened first. A component whose sheet isn't there has no
 * gaps, no position, no dot. This asks the bundle, which knows what is left after tree shaking, also inside the library.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const STYLES = fileURLToPath(new URL('./styles/', import.meta.resolve('@mantine/core/styles.css')));
/** The names of a component's classes: its sheet has the same name. */
const CLASS_NAMES = /[\\/]@mantine[\\/]core[\\/]esm[\\/].*[\\/](\w+)\.module\.mjs$/;
const SHEET = /[\\/]@mantine[\\/]core[\\/]styles[\\/]([\w-]+)\.css$/;
/** Style sheets that all components need. */
const ALWAYS = ['default-css-variables', 'global'];

/** Returns the position of each sheet in the library's own order, which is that of its combined sheet. */
function placesOf(sheets) {
  const whole = readFileSync(fileURLToPath(import.meta.resolve('@mantine/core/styles.css')), 'utf8');
  return sheets.map((sheet) => whole.indexOf(readFileSync(join(STYLES, `${sheet}.css`), 'utf8').trim()));
}

/**
 * Compares the sheets of a build with its components.
 *
 * @param {string[]} components - Names of the components' sheets.
 * @param {string[]} sheets - Names of the sheets, in the order of their import.
 * @returns {string[]} Problems, a sentence each.
 */
export function findStyleProblems(components, sheets) {
  const wanted = new Set([...ALWAYS, ...components]);
  const places = placesOf(sheets);
  return [
    ...[...wanted].filter((name) => !sheets.includes(name)).map((name) => `${name}.css is missing`),
    ...sheets.filter((name) => !wanted.has(name)).map((name) => `${name}.css styles nothing here`),
    ...sheets
      .slice(1)
      .filter((_, index) => places[index + 1] < places[index])
      .map((name) => `${name}.css comes before ${sheets[sheets.indexOf(name) - 1]}.css`),
  ];
}

export class ComponentStylesPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ComponentStylesPlugin', (compilation) => {
      compilation.hooks.afterChunks.tap('ComponentStylesPlugin', () => {
        const { moduleGraph, chunkGraph } = compilation;
        // Shaken out, a module is in no chunk. A sheet is there twice: as what was read, and as what is extracted.
        const files = [...compilation.modules]
          .filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
          .sort((a, b) => moduleGraph.getPostOrderIndex(a) - moduleGraph.getPostOrderIndex(b))
          .map((module) => module.resource ?? '');
        const namesOf = (pattern) => [
          ...new Set(files.flatMap((file) => pattern.exec(file)?.slice(1, 2) ?? [])),
        ];
        for (const problem of findStyleProblems(namesOf(CLASS_NAMES), namesOf(SHEET))) {
          compilation.errors.push(new WebpackError(`src/app/component-styles.ts: ${problem}`));
        }
      });
    });
  }
}
