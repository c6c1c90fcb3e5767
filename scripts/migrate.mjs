/**
 * `npm run migrate -- TARGET`: changes stored documents to the form that this version expects, by the migrations of
 * `scripts/migrations` that the project of `deployments/TARGET.env` hasn't had. It may be ended and run again at any time. `local` means the local
 * stack (PORT_OFFSET says which copy); a real project needs GOOGLE_APPLICATION_CREDENTIALS.
 *
 *   --dry-run   counts what would change
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { beginCommand } from './lib/operator-command.mjs';
import { ROOT } from './lib/paths.mjs';

beginCommand();

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean', default: false } },
});
const [target] = positionals;
if (!target) {
  console.error('Usage: npm run migrate -- TARGET [--dry-run]');
  process.exit(1);
}
if (target === 'local') {
  const { readPortOffset } = await import('./lib/ports.mjs');
  const { serviceEnvironment } = await import('./stack/addresses.mjs');
  Object.assign(process.env, serviceEnvironment(readPortOffset()));
} else {
  const { readTarget } = await import('./release/target.mjs');
  const { FIREBASE_PROJECT_ID } = readTarget(target);
  if (!FIREBASE_PROJECT_ID) throw new Error(`${target} names no FIREBASE_PROJECT_ID`);
  process.env.GCLOUD_PROJECT = FIREBASE_PROJECT_ID;
}

const { initializeApp } = await import('firebase-admin/app');
const { getFirestore } = await import('firebase-admin/firestore');
const { loadMigrations, migrate } = await import('./release/migrate.mjs');
initializeApp();

const isDry = options['dry-run'];
const say = (name, { seen, changed }) => `${name}: ${changed} of ${seen} documents`;
const report = await migrate(getFirestore(), await loadMigrations(join(ROOT, 'scripts/migrations')), {
  isDry,
  onPage: (name, progress) => console.log(say(name, progress)),
});
console.log(
  Object.keys(report).length === 0
    ? 'There is nothing to migrate.'
    : isDry
      ? 'Nothing was changed.'
      : 'Done.',
);
process.exit(0);
