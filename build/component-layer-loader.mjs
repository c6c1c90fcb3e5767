import { basename } from 'node:path';
import { FIRST, inItsLayer } from './component-sheets.mjs';
import { THEME, themeVariables } from './theme-variables.mjs';

/** Loads a style sheet of the library in its cascade layer; the one with its variables as our theme has them. */
export default async function componentLayerLoader(css) {
  const name = basename(this.resourcePath, '.css');
  const done = this.async();
  try {
    if (name === FIRST) this.addContextDependency(THEME);
    done(null, inItsLayer(name, name === FIRST ? await themeVariables() : css));
  } catch (error) {
    done(error);
  }
}
