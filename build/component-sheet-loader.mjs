import { basename } from 'node:path';
import { withItsSheet } from './component-sheets.mjs';

/** Loads the names of a component's classes together with its style sheet. */
export default function componentSheetLoader(code, map) {
  this.callback(null, withItsSheet(basename(this.resourcePath, '.module.mjs'), code), map);
}
