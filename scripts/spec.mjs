/**
 * `npm run spec`: prints the rows of docs/spec-checklist.md that no test names, then how many are named. With --ratchet
 * it fails when a row that docs/spec-proved.txt lists has lost its test, and with --update it lists those named now.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/paths.mjs';

const CHECKLIST = join(ROOT, 'docs/spec-checklist.md');
const PROVED = join(ROOT, 'docs/spec-proved.txt');
const NOT_SOURCES = new Set(['node_modules', 'dist', '.local', '.git', 'coverage', '.nx', '.cache']);

function* testFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!NOT_SOURCES.has(entry.name)) yield* testFiles(path);
    } else if (/\.(test|spec)\.tsx?$/.test(entry.name)) yield path;
  }
}

/** The ids that test titles start with; a title may name several: 'S8.01 S8.02 …'. */
function namedRows() {
  const named = new Set();
  const title = /\b(?:it|test)(?:\.each\([\s\S]*?\))?\(\s*['"`]((?:S\d+\.\d+[ ,]+)+)/g;
  for (const path of testFiles(ROOT)) {
    for (const [, ids] of readFileSync(path, 'utf8').matchAll(title)) {
      for (const id of ids.match(/S\d+\.\d+/g)) named.add(id);
    }
  }
  return named;
}

const rows = [...new Set(readFileSync(CHECKLIST, 'utf8').match(/(?<=^- .*)S\d+\.\d+(?=( ⚠)? [^–])/gm))];
const named = namedRows();
const unnamed = rows.filter((id) => !named.has(id));
for (const id of unnamed) console.log(id);
console.log(`spec: ${rows.length - unnamed.length}/${rows.length}`);

if (process.argv.includes('--update')) {
  writeFileSync(PROVED, `${rows.filter((id) => named.has(id)).join('\n')}\n`);
}
if (process.argv.includes('--ratchet')) {
  const lost = readFileSync(PROVED, 'utf8')
    .split('\n')
    .filter((id) => id && !named.has(id));
  if (lost.length > 0) {
    console.error(`Estas filas tenían prueba y la han perdido: ${lost.join(', ')}`);
    process.exit(1);
  }
}
