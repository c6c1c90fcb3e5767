/**
 * `npm run rollback -- TARGET PART`: gives a site the version before the live one, or the one that `--version` names, by Hosting's own
 * history. Functions and rules have none: `--to COMMIT` releases them from an earlier commit, in a folder of its own.
 *
 *   --dry-run    shows the commands and runs none
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sitesOf } from './release/checks.mjs';
import { readHostingReleases, versionBefore } from './release/firebase-api.mjs';
import { PARTS } from './release/parts.mjs';
import { readTarget } from './release/target.mjs';
import { endPlainly } from './lib/operator-command.mjs';
import { ROOT } from './lib/paths.mjs';

endPlainly();

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'dry-run': { type: 'boolean', default: false },
    version: { type: 'string' },
    to: { type: 'string' },
  },
});
const [target, name] = positionals;
if (!target || !Object.hasOwn(PARTS, name ?? '')) {
  console.error(
    `Usage: npm run rollback -- TARGET ${Object.keys(PARTS).join('|')} [--version ID] [--to COMMIT]`,
  );
  process.exit(1);
}
const settings = readTarget(target);
const project = settings.FIREBASE_PROJECT_ID;

/** Runs commands one after another, in a folder, and stops at the first that fails. */
function run(cwd, commands) {
  for (const [command, ...args] of commands) {
    console.log(`$ ${[command, ...args].join(' ')}`);
    if (options['dry-run']) continue;
    const { status } = spawnSync(command, args, {
      cwd,
      stdio: 'inherit',
      env: { ...process.env, ...settings },
    });
    if (status !== 0) process.exit(status ?? 1);
  }
}

if (PARTS[name].site && !options.to) {
  const site = sitesOf(project)[name];
  if (!site) throw new Error(`.firebaserc names no site of ${project} for ${name}`);
  const version = options.version ?? versionBefore(await readHostingReleases(project, site));
  if (!version) throw new Error(`${site} has no release before this one`);
  run(ROOT, [['npx', 'firebase', 'hosting:clone', `${site}@${version}`, `${site}:live`, '-P', project]]);
} else {
  if (!options.to) throw new Error(`${name} has no history at Firebase: --to COMMIT releases it from there`);
  const folder = mkdtempSync(join(tmpdir(), 'tarjetero-rollback-'));
  run(ROOT, [['git', 'worktree', 'add', '--detach', folder, options.to]]);
  // Its tests ran when it was released.
  run(folder, [['npm', 'run', 'deploy', '--', target, name, '--skip-tests']]);
  run(ROOT, [['git', 'worktree', 'remove', '--force', folder]]);
}
