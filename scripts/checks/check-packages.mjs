/**
 * Reports packages that are new in the lockfile, for a review: one that a workspace names itself needs a line in a decision record
 * with its size, age, last release and maintainers; and none may want to run a script at install time unless it is
 * listed. `npm run packages -- --accept` then writes the names down.
 *
 * Exit code 0: every package was reviewed. 1: something is new or gone.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FACTS, findAdditions, KNOWN_FILE, packagesOf, readDecisions } from './lock-additions.mjs';
import { ROOT } from '../lib/paths.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const lock = JSON.parse(read('package-lock.json'));
const known = read(KNOWN_FILE).trim().split('\n');
const { added, unexplained, gone, scripted } = findAdditions(lock, known, readDecisions(ROOT));
const problems = [];

if (!/^ignore-scripts=true$/m.test(read('.npmrc'))) problems.push('.npmrc must have ignore-scripts=true.');
for (const name of unexplained)
  problems.push(
    `${name}: needs a line in docs/decisions with its name in backticks and: ${FACTS.join(', ')}.`,
  );
for (const name of scripted)
  problems.push(
    `${name}: has a script at install time; say in scripts/checks/lock-additions.mjs why it isn't needed.`,
  );

if (problems.length === 0 && process.argv.includes('--accept')) {
  writeFileSync(join(ROOT, KNOWN_FILE), `${packagesOf(lock).names.join('\n')}\n`);
  console.log(`${added.length} packages added to ${KNOWN_FILE}, ${gone.length} removed.`);
  process.exit(0);
}
if (added.length > 0) problems.push(`New packages, look at each: ${added.join(', ')}.`);
if (gone.length > 0) problems.push(`Packages that are gone: ${gone.join(', ')}.`);
for (const problem of problems) console.error(problem);
if (added.length + gone.length > 0) console.error('Afterwards: npm run packages -- --accept');
process.exit(problems.length === 0 ? 0 : 1);
