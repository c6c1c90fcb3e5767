/**
 * `npm run remotes`: the emergency brake of the remotes, which the shell follows before their own sites (docs/decisions/033).
 *
 *   npm run remotes                                      shows what is overridden; makes the document in a new project
 *   npm run remotes -- user_app user-app@0.1.0+3f2a9c01  gives everybody this release, of those that the live site still has
 *   npm run remotes -- user_app off                      follows the remote's own site again
 *
 * With no other project named in the environment it means the local stack (PORT_OFFSET says which copy); for a real project set
 * GCLOUD_PROJECT, GOOGLE_APPLICATION_CREDENTIALS and the remotes' origins (docs/settings.md).
 */
import { beginCommand } from './lib/operator-command.mjs';

beginCommand();

const { findCachedEntry } = await import('./release/live-site.mjs');
const { readPortOffset } = await import('./lib/ports.mjs');
const { addressesAt, serviceEnvironment } = await import('./stack/addresses.mjs');

const isLocal = !process.env.GCLOUD_PROJECT;
const offset = isLocal ? readPortOffset() : 0;
if (isLocal) Object.assign(process.env, serviceEnvironment(offset));
const local = addressesAt(offset);
const ORIGINS = {
  user_app: isLocal ? local.userApp : process.env.USER_APP_ORIGIN,
  admin_app: isLocal ? local.adminApp : process.env.ADMIN_APP_ORIGIN,
  public_card: isLocal ? local.publicCard : process.env.PUBLIC_CARD_ORIGIN,
};

const [name, release] = process.argv.slice(2);
if (name !== undefined && (!Object.hasOwn(ORIGINS, name) || !release)) {
  console.error(`Usage: npm run remotes [-- ${Object.keys(ORIGINS).join('|')} RELEASE|off]`);
  process.exit(1);
}

const { initializeApp } = await import('firebase-admin/app');
const { FieldValue, getFirestore } = await import('firebase-admin/firestore');
initializeApp();
const overrides = getFirestore().doc('config/remotes');

if (release === 'off') await overrides.set({ [name]: FieldValue.delete() }, { merge: true });
else if (release) {
  if (!ORIGINS[name]) throw new Error(`${name} has no origin (docs/settings.md)`);
  const current = await findCachedEntry(ORIGINS[name], release);
  const pointer = { current, previous: null, canary: null, percent: 0 };
  await overrides.set({ [name]: pointer }, { mergeFields: [name] });
}
// Every page requests it: one that is missing would be an error in each browser's console.
if (!(await overrides.get()).exists) await overrides.create({});
const forced = Object.entries((await overrides.get()).data() ?? {});
if (forced.length === 0) console.log('Nothing is overridden: each remote follows its own site.');
for (const [remote, { current }] of forced) console.log(`${remote}: ${current.entry}`);
process.exit(0);
