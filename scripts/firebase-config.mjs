/**
 * Writes firebase.json from the tables in build/. Run it after changing them, and before deploying to a project of your
 * own (with the environment variables of build/release/deployment.mjs). With --check it only says whether the file is current. With
 * --release it writes firebase.release.json instead, after a build: the same, and the built files that browsers may keep.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { productionConfig } from './release/firebase-config.mjs';
import { lastingFiles } from './release/lasting-files.mjs';
import { ROOT } from './lib/paths.mjs';

const isRelease = process.argv.includes('--release');
const path = join(ROOT, isRelease ? 'firebase.release.json' : 'firebase.json');
const lasting = isRelease ? (folder) => lastingFiles(join(ROOT, folder)) : undefined;
const wanted = `${JSON.stringify(await productionConfig(process.env, lasting), null, 2)}\n`;
if (process.argv.includes('--check')) {
  if (readFileSync(path, 'utf8') !== wanted) {
    console.error('firebase.json does not agree with build/server/csp.ts: run npm run firebase:config');
    process.exit(1);
  }
} else writeFileSync(path, wanted);
