/**
 * `npm run doctor -- TARGET`: reads the live project of `deployments/TARGET.env` and says in plain words what it lacks: services,
 * locations, accounts, sites, secrets, roles, indexes, expiry, functions, backups. Changes nothing. Exit code 1 when something is missing.
 * `local` queries the emulators of the local stack, which answer for accounts, files and the database.
 */
import { endPlainly } from '../../scripts/lib/operator-command.mjs';

endPlainly();
const [target] = process.argv.slice(2);
if (!target) {
  console.error('Usage: npm run doctor -- TARGET');
  process.exit(1);
}
const { emulatorOf, LOCAL_SETTINGS } = await import('./emulators.mjs');
const { askingWith, readAccessToken } = await import('./ask.mjs');
const { describeFindings, examine } = await import('./checks.mjs');
const { readTarget } = await import('../../scripts/release/target.mjs');

const isLocal = target === 'local';
const settings = isLocal ? LOCAL_SETTINGS : readTarget(target);
const project = settings.FIREBASE_PROJECT_ID;
const ask = isLocal
  ? askingWith({ token: 'owner', project, originOf: emulatorOf })
  : askingWith({ token: await readAccessToken(project), project });
const findings = await examine({ ask, project, settings, now: Date.now() });
console.log(describeFindings(findings));
const missing = findings.reduce((sum, found) => sum + found.missing.length, 0);
console.log(missing === 0 ? 'Nothing is missing.' : `${missing} things are missing.`);
process.exitCode = missing === 0 ? 0 : 1;
