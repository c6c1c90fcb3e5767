import { basename } from 'node:path';
import { inItsLayer } from './component-sheets.mjs';

/** Loads a style sheet of the library in its cascade layer. */
export default function componentLayerLoader(css) {
  this.callback(null, inItsLayer(basename(this.resourcePath, '.css'), css));
}
