/**
 * `npm run deploy -- TARGET [PART]`: releases a part of the product, or `all`, to the project of `deployments/TARGET.env`. Checks
 * settings, tree and rules in force, shows what is live, runs the tests of what changed, builds, keeps the files of earlier
 * releases, uploads, checks that the live addresses serve what was released, and says how to go back (docs/operations).
 *
 *   --dry-run       everything but the upload; problems are listed at the end, and need no session at Firebase
 *   --canary 10     a remote goes to a tenth of the browsers; again with another number, and without for all
 *   --skip-tests    for a commit whose tests have run elsewhere
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { beginCommand } from './lib/operator-command.mjs';
import { ROOT } from './lib/paths.mjs';

beginCommand();

const { findBuildProblem, readStamp, readTree } = await import('../build/release/build-stamp.mjs');
const { findProblems } = await import('./release/checks.mjs');
const { readLiveReleases } = await import('./release/live-site.mjs');
const { PARTS, partsNamed } = await import('./release/parts.mjs');
const { prepareSite } = await import('./release/prepare-site.mjs');
const { findSiteProblems, readFunctionsRelease } = await import('./release/smoke.mjs');
const { describeLive, releaseOfSite } = await import('./release/describe.mjs');
const { readTarget } = await import('./release/target.mjs');

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'dry-run': { type: 'boolean', default: false },
    'skip-tests': { type: 'boolean', default: false },
    canary: { type: 'string' },
  },
});
const [target, word = 'all'] = positionals;
const names = partsNamed(word);
if (!target || !names) {
  console.error(`Usage: npm run deploy -- TARGET [${[...Object.keys(PARTS), 'all'].join('|')}] [--dry-run]`);
  process.exit(1);
}
const isDry = options['dry-run'];
const canaryPercent = options.canary === undefined ? null : Number(options.canary);
if (canaryPercent !== null && !(canaryPercent > 0 && canaryPercent < 100))
  throw new Error('--canary is a share of the browsers, from 1 to 99');

const settings = readTarget(target);
const project = settings.FIREBASE_PROJECT_ID;
const env = { ...process.env, ...settings, GCLOUD_PROJECT: project };
const problems = [];

function run(command, args) {
  console.log(`$ ${[command, ...args].join(' ')}`);
  const { status } = spawnSync(command, args, { cwd: ROOT, env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ended with ${status}`);
}

/** Stops at a problem; a dry run continues and lists all of them at the end. */
function object(...found) {
  problems.push(...found);
  for (const problem of found) console.error(`✗ ${problem}`);
  if (found.length > 0 && !isDry) process.exit(1);
}

object(...(await findProblems(settings, names, { asksProject: !isDry })));
const unaddressed = names.filter((name) => PARTS[name].site && !settings[PARTS[name].site.origin]);
if (unaddressed.length > 0)
  throw new Error(`The dry run ends here, as ${target} names no address of ${unaddressed.join(', ')}`);
console.log(await describeLive(settings));
const { commit } = readTree();
const liveCommits = new Map();
for (const name of names) {
  const { site } = PARTS[name];
  if (site) liveCommits.set(name, (await readLiveReleases(settings[site.origin]))[0]?.commit ?? null);
}

if (!options['skip-tests']) {
  const since = [...liveCommits.values()].find(Boolean);
  run('npm', ['run', 'test:affected', ...(since ? ['--', '--since', since] : [])]);
}

for (const name of names) {
  const { build, site, codebase, only } = PARTS[name];
  if (build) {
    run('npm', ['run', 'build', '-w', build]);
    if (site && settings.SENTRY_DSN && !isDry) run('npm', ['run', 'release:maps', '--', build]);
    const folder = site?.folder ?? `${build}/dist`;
    const problem = findBuildProblem(readStamp(join(ROOT, folder)), project, readTree());
    if (problem) object(`${folder}: ${problem}`);
  }
  const release = site && releaseOfSite(name);
  if (site) {
    const { kept, lost } = await prepareSite({
      ...{ folder: join(ROOT, site.folder), origin: settings[site.origin], isRemote: site.isRemote },
      release: { release, commit, at: new Date().toISOString() },
      canaryPercent,
    });
    console.log(`${release}, with the files of ${kept.join(', ') || 'no earlier release'}`);
    for (const old of lost) console.warn(`The live site has lost files of ${old}: it is no longer kept`);
  }
  run('npm', ['run', 'firebase:config', '--', '--release']);
  const isFirst = site && liveCommits.get(name) === null;
  // A rewrite to a function that isn't there yet would have to be released again.
  for (const part of isFirst ? only.toReversed() : only) {
    const message = ['-m', release ?? commit.slice(0, 8)];
    const deploy = ['firebase', 'deploy', '-c', 'firebase.release.json', '-P', project, '--only', part];
    if (isDry) console.log(`(not deployed) npx ${[...deploy, ...message].join(' ')}`);
    else run('npx', [...deploy, ...message]);
  }
  if (!isDry) {
    if (site) object(...(await findSiteProblems(name, { ...site, origin: settings[site.origin] }, release)));
    if (codebase) {
      const live = await readFunctionsRelease(codebase, settings.PUBLIC_CARD_ORIGIN);
      if (!live?.endsWith(`+${commit.slice(0, 8)}`)) object(`the functions say ${live ?? 'nothing'}`);
    }
  }
  const back = site ? '' : ` --to ${liveCommits.get(name) ?? 'COMMIT'}`;
  console.log(`To go back: npm run rollback -- ${target} ${name}${back}`);
}
rmSync(join(ROOT, 'firebase.release.json'), { force: true });
if (isDry) {
  console.log(
    problems.length === 0
      ? 'Nothing prevents the deployment.'
      : `It would not be deployed:\n${problems.join('\n')}`,
  );
}
