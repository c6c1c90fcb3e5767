/**
 * `npm run spec`: prints the rows of docs/spec-checklist.md that no test proves, the rows whose only tests are skipped and
 * the tests that name a row without asserting anything, then how many rows are proved. With --ratchet it fails when a row
 * that docs/spec-proved.txt lists has lost its proof or has none in `npm test`, or when a test asserts nothing; with --update it lists
 * those proved now. --folder names another repository.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './lib/paths.mjs';
import { judgeRows, readRows, readRowTests } from './test/spec-rows.mjs';

const { values: options } = parseArgs({
  options: {
    ratchet: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
    folder: { type: 'string', default: ROOT },
  },
});
const PROVED = join(options.folder, 'docs/spec-proved.txt');

const rows = readRows(readFileSync(join(options.folder, 'docs/spec-checklist.md'), 'utf8'));
const { proved, provedLate, unproved, onlySkipped, withoutAssertion } = judgeRows(
  rows,
  readRowTests(options.folder),
);

for (const id of unproved) console.log(id);
for (const id of onlySkipped) console.log(`${id}: its tests are skipped`);
for (const id of provedLate) console.log(`${id}: 'npm test' does not prove it`);
for (const { file, line, title } of withoutAssertion) {
  console.log(`${relative(options.folder, file)}:${line} asserts nothing: ${title}`);
}
console.log(`spec: ${proved.length}/${rows.length}`);

if (options.update) writeFileSync(PROVED, `${proved.join('\n')}\n`);
if (options.ratchet) {
  const lost = readFileSync(PROVED, 'utf8')
    .split('\n')
    .filter((id) => id && !proved.includes(id));
  if (lost.length > 0) console.error(`These rows had a test and have lost it: ${lost.join(', ')}`);
  if (withoutAssertion.length > 0) console.error('A test that names a row must be able to fail.');
  if (provedLate.length > 0)
    console.error("Each row has a test in 'npm test', not only in 'npm run test:all'.");
  process.exit(lost.length + provedLate.length + withoutAssertion.length > 0 ? 1 : 0);
}
