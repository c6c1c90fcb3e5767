/**
 * `npm run preview -- TARGET CHANNEL`: builds the four sites for a channel of their own on the project of `deployments/TARGET.env`, and
 * uploads them there for a week. They use the functions and the data of that project; released sites don't change.
 *
 *   --dry-run   says what would be run
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { beginCommand } from './lib/operator-command.mjs';
import { ROOT } from './lib/paths.mjs';

beginCommand();

const { PARTS } = await import('./release/parts.mjs');
const { addressIn, PREVIEW_SITES, previewSettings } = await import('./release/preview.mjs');
const { sitesOf } = await import('./release/checks.mjs');
const { readTarget } = await import('./release/target.mjs');

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean', default: false } },
});
const [target, channel = ''] = positionals;
if (!target || !/^[a-z0-9][a-z0-9-]{0,30}$/.test(channel)) {
  console.error('Usage: npm run preview -- TARGET CHANNEL   (small letters, digits and hyphens)');
  process.exit(1);
}
const settings = readTarget(target);
const project = settings.FIREBASE_PROJECT_ID;

function run(command, args, env = {}) {
  console.log(`${options['dry-run'] ? '(not run) ' : ''}$ ${[command, ...args].join(' ')}`);
  if (options['dry-run']) return '';
  const { status, stdout } = spawnSync(command, args, {
    ...{ cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`${command} ended with ${status}`);
  return stdout;
}

const create = (site) => ['firebase', 'hosting:channel:create', channel, '--site', site];
const addresses = {};
for (const name of Object.keys(PREVIEW_SITES)) {
  const site = sitesOf(project)[name];
  if (!site) throw new Error(`.firebaserc names no site of ${project} for ${name}`);
  const made = run('npx', [...create(site), '--expires', '7d', '-P', project, '--json']);
  addresses[name] = options['dry-run'] ? `https://${site}--${channel}.web.app` : addressIn(made);
}
const env = { ...previewSettings(settings, addresses), GCLOUD_PROJECT: project };
for (const name of Object.keys(PREVIEW_SITES)) run('npm', ['run', 'build', '-w', PARTS[name].build], env);
run('npm', ['run', 'firebase:config', '--', '--release'], env);
const only = Object.keys(PREVIEW_SITES).join(',');
const upload = ['hosting:channel:deploy', channel, '-c', 'firebase.release.json', '--only', only];
run('npx', ['firebase', ...upload, '--expires', '7d', '-P', project], env);
if (!options['dry-run']) rmSync(`${ROOT}/firebase.release.json`, { force: true });
console.log(`It can be looked at on ${addresses.shell}`);
