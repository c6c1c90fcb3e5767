/**
 * Releases a built site in a rehearsal, with the steps and the code of `npm run deploy` but for the upload, which the rehearsal's control
 * takes: completes the folder with the files of earlier releases and with the remote's pointer, makes it live, and checks the live site.
 *
 *   node tools/rehearsal/release.mjs PART FOLDER [--canary 10] [--slowly]
 *
 * Runs in the rehearsal's network; E2E_REHEARSAL names the file that describes it.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { releaseIn } from '../../scripts/release/describe.mjs';
import { PARTS } from '../../scripts/release/parts.mjs';
import { prepareSite } from '../../scripts/release/prepare-site.mjs';
import { findSiteProblems } from '../../scripts/release/smoke.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { canary: { type: 'string' }, slowly: { type: 'boolean', default: false } },
});
const [part, built] = positionals;
const { settings, control } = JSON.parse(readFileSync(process.env.E2E_REHEARSAL, 'utf8'));
const { site } = PARTS[part];
const origin = settings[site.origin];

// The build stays as it is, for another release.
const folder = mkdtempSync(join(tmpdir(), 'rehearsal-site-'));
cpSync(built, folder, { recursive: true });
const canaryPercent = options.canary === undefined ? null : Number(options.canary);
const release = releaseIn(part, folder);
const { kept, lost } = await prepareSite({
  ...{ folder, origin, isRemote: site.isRemote, canaryPercent },
  release: { release, commit: null, at: new Date().toISOString() },
});
const response = await fetch(`${control}/release`, {
  method: 'POST',
  body: JSON.stringify({ site: part, folder, slowly: options.slowly }),
});
rmSync(folder, { recursive: true });
if (!response.ok) throw new Error(await response.text());
const problems = [
  ...lost.map((old) => `the live site has lost files of ${old}`),
  ...(await findSiteProblems(part, { ...site, origin }, release)),
];
for (const problem of problems) console.error(`✗ ${problem}`);
console.log(`${release}, with the files of ${kept.join(', ') || 'no earlier release'}`);
process.exit(problems.length === 0 ? 0 : 1);
