/**
 * Writes firebase.json from the tables in build/. Run it after changing them, and before deploying to a project of your
 * own (with the environment variables of build/deployment.mjs). With --check it only says whether the file is current.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { productionConfig } from './lib/firebase-config.mjs';
import { ROOT } from './lib/paths.mjs';

const path = join(ROOT, 'firebase.json');
const wanted = `${JSON.stringify(await productionConfig(), null, 2)}\n`;
if (process.argv.includes('--check')) {
  if (readFileSync(path, 'utf8') !== wanted) {
    console.error('firebase.json no corresponde a build/csp.ts: ejecuta npm run firebase:config');
    process.exit(1);
  }
} else writeFileSync(path, wanted);
