/**
 * Compares what reaches a visitor's phone with what was agreed.
 *
 * Run after `npm run build -w public-card`, which writes the npm packages and the parts of shared-lib inside the page's
 * scripts to page-modules.json. One careless import can bring the store, the session or all of Firestore along;
 * here it shows up as a line in a review.
 *
 * It also looks through every built file that browsers get for what only a server may hold.
 *
 * Usage: node scripts/checks/check-bundle.mjs [--update]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { outputFolder } from '../../build/release/output-folder.mjs';
import { findBrowserSecrets } from './browser-secrets.mjs';
import { ROOT } from '../lib/paths.mjs';

const BUILT = join(ROOT, outputFolder('public-card'), 'page-modules.json');
const SNAPSHOT = join(ROOT, 'public-card/bundled-modules.snapshot.txt');

const HEADER =
  '# What the script of /c/{slug} holds. Checked by scripts/checks/check-bundle.mjs; --update rewrites it.';

function readBuilt() {
  try {
    return JSON.parse(readFileSync(BUILT, 'utf8'));
  } catch {
    console.error('The page is not built. Run: npm run build -w public-card');
    process.exit(1);
  }
}

function readSnapshot() {
  try {
    const lines = readFileSync(SNAPSHOT, 'utf8').split(/\r?\n/);
    return lines.map((line) => line.trim()).filter((line) => line && !line.startsWith('#'));
  } catch {
    return [];
  }
}

const built = readBuilt();
if (process.argv.includes('--update')) {
  writeFileSync(SNAPSHOT, `${[HEADER, ...built].join('\n')}\n`);
  console.log(`${built.length} modules written to public-card/bundled-modules.snapshot.txt`);
  process.exit(0);
}

const agreed = readSnapshot();
const difference = [
  ...built.filter((name) => !agreed.includes(name)).map((name) => `+ ${name}`),
  ...agreed.filter((name) => !built.includes(name)).map((name) => `- ${name}`),
];
if (difference.length > 0) {
  console.error(`What reaches a visitor has changed:\n${difference.join('\n')}`);
  console.error('If that is wanted: node scripts/checks/check-bundle.mjs --update');
  process.exit(1);
}
console.log(`bundle: ${built.length} modules reach a visitor, as agreed`);

const { files, found } = findBrowserSecrets({ root: ROOT });
if (found.length > 0) {
  console.error(`A server's secret would reach browsers:\n${found.join('\n')}`);
  process.exit(1);
}
console.log(`bundle: no secret in ${files} files for browsers`);
