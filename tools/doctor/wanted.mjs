/** Things that a project of the product has to have; `docs/operations/first-deployment.md` says how each is made. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/paths.mjs';

/** Google's services that the product uses, by the first part of their name. */
export const SERVICES = [
  'artifactregistry',
  'cloudbuild',
  'cloudfunctions',
  'cloudscheduler',
  'eventarc',
  'firebasehosting',
  'firebaserules',
  'firebasestorage',
  'firestore',
  'identitytoolkit',
  'logging',
  'monitoring',
  'run',
  'secretmanager',
  'storage',
];

/** Those that App Check adds. */
export const APP_CHECK_SERVICES = ['firebaseappcheck', 'recaptchaenterprise'];

/** Cloud Functions of a whole release. */
export const FUNCTIONS = ['api', 'card', 'jobs', 'mail', 'stripe', 'visitor'];

/** Roles of the functions' service account, as `deployments/grant-roles.sh` gives them. */
export const FUNCTION_ROLES = [
  'datastore.user',
  'firebaseauth.admin',
  'firebaserules.viewer',
  'logging.logWriter',
  'run.invoker',
  'secretmanager.secretAccessor',
  'storage.objectAdmin',
];

/** Role of Storage's rules, which read documents. */
export const STORAGE_RULES_ROLE = 'firebaserules.firestoreServiceAgent';

const readJson = (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

/** Returns the indexes and the policies of expiry that the repository names. */
export function wantedIndexes() {
  const { indexes, fieldOverrides } = readJson('firestore.indexes.json');
  const ttl = fieldOverrides.filter((field) => field.ttl).map(({ collectionGroup }) => collectionGroup);
  return { indexes, ttl };
}
