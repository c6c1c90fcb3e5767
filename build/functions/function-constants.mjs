import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readDeployment } from '../release/deployment.mjs';
import { SETTINGS } from '../release/settings.mjs';

/** The rules that this release of the functions goes with. */
const rules = createHash('sha256')
  .update(readFileSync(new URL('../../firestore.rules', import.meta.url)))
  .digest('hex');

/** Constants of the functions' bundle. */
export const CONSTANTS = {
  __RULES_SHA256__: JSON.stringify(rules),
  __SETTINGS__: JSON.stringify(
    SETTINGS.map(({ name, kind, parts, optional }) => ({ name, kind, parts, optional })),
  ),
  // Mail names who runs the installation.
  __DEPLOYMENT__: JSON.stringify(readDeployment()),
};
