/**
 * Checks of a live project. Each checks one thing and says what is missing in plain words, with what to do.
 *
 * @typedef {{ what: string, missing: string[] }} Finding - `missing` is empty when nothing is.
 */
import { settingsOf } from '../../build/release/settings.mjs';
import { regionOf } from '../../build/release/deployment.mjs';
import { sitesOf } from '../../scripts/release/checks.mjs';
import { PARTS } from '../../scripts/release/parts.mjs';
import { findSettingProblems } from '../../scripts/release/target.mjs';
import { askForAll } from './ask.mjs';
import {
  APP_CHECK_SERVICES,
  FUNCTION_ROLES,
  FUNCTIONS,
  SERVICES,
  STORAGE_RULES_ROLE,
  wantedIndexes,
} from './wanted.mjs';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Age from which the newest backup is too old, in milliseconds: one a day, and some hours for making it. */
const BACKUP_MS = 2 * DAY_MS;

/** Time for which Storage keeps deleted files, in seconds. */
const SOFT_DELETE_SECONDS = 30 * 24 * 60 * 60;

/** Says why an answer can't be read; `null` for one that can. */
function unreadable({ status }, thing) {
  if (status === 200) return null;
  if (status === 0) return `Nobody answers about ${thing}`;
  if (status === 404) return `There is no ${thing}`;
  if (status === 403 || status === 401)
    return `No reading of ${thing}: your account lacks the permission, or the service is off`;
  return `No reading of ${thing}: answer ${status}`;
}

/** Reports whether functions of a region are near a location, which may be one of several regions. */
export function isNear(region, location) {
  const place = location.toLowerCase();
  if (place === region) return true;
  const continents = { eur3: 'europe-', eu: 'europe-', nam5: 'us-', nam7: 'us-', us: 'us-', asia: 'asia-' };
  return place in continents && region.startsWith(continents[place]);
}

async function services({ ask, project, settings }) {
  const path = `/v1/projects/${project}/services?filter=state:ENABLED&pageSize=200`;
  const answer = await askForAll(ask, 'serviceusage.googleapis.com', path, 'services');
  const problem = unreadable(answer, 'list of services');
  if (problem) return [problem];
  const enabled = new Set(answer.body.map(({ config, name }) => config?.name ?? name.split('/').at(-1)));
  const wanted = [...SERVICES, ...(settings.APP_CHECK_SITE_KEY ? APP_CHECK_SERVICES : [])];
  return wanted
    .map((name) => `${name}.googleapis.com`)
    .filter((name) => !enabled.has(name))
    .map((name) => `Service off: gcloud services enable ${name} --project=${project}`);
}

async function billing({ ask, project }) {
  const answer = await ask('cloudbilling.googleapis.com', `/v1/projects/${project}/billingInfo`);
  const problem = unreadable(answer, 'billing');
  if (problem) return [problem];
  return answer.body.billingEnabled
    ? []
    : ['The project is not on the Blaze plan: there are no functions without it (Firebase console, Usage)'];
}

async function database({ ask, project, settings }) {
  const answer = await ask('firestore.googleapis.com', `/v1/projects/${project}/databases/(default)`);
  const problem = unreadable(answer, 'database');
  if (problem) return [problem];
  const { locationId = '', type, pointInTimeRecoveryEnablement } = answer.body;
  const region = regionOf(settings);
  return [
    ...(type === 'FIRESTORE_NATIVE' ? [] : [`The database is of type ${type}: it must be FIRESTORE_NATIVE`]),
    ...(isNear(region, locationId)
      ? []
      : [
          `The database is in ${locationId} and the functions are in ${region}: each step crosses half the world`,
        ]),
    ...(pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED'
      ? []
      : [
          `No way back to an earlier moment: gcloud firestore databases update --enable-pitr --project=${project}`,
        ]),
  ];
}

async function bucket({ ask, settings }) {
  const name = settings.FIREBASE_STORAGE_BUCKET ?? '';
  const answer = await ask('storage.googleapis.com', `/storage/v1/b/${encodeURIComponent(name)}`);
  const problem = unreadable(answer, `bucket of files ${name}`);
  if (problem) return [problem];
  const { location = '', softDeletePolicy, cors = [] } = answer.body;
  const origin = settings.SHELL_ORIGIN ?? '';
  const isReadable = cors.some(
    (rule) => rule.method?.includes('GET') && [origin, '*'].some((one) => rule.origin?.includes(one)),
  );
  const retained = Number(softDeletePolicy?.retentionDurationSeconds ?? 0);
  const region = regionOf(settings);
  return [
    ...(isNear(region, location) ? [] : [`The bucket is in ${location} and the functions are in ${region}`]),
    ...(retained >= SOFT_DELETE_SECONDS
      ? []
      : [
          `A deleted file can't be had back for 30 days: gcloud storage buckets update gs://${name} --soft-delete-duration=30d`,
        ]),
    ...(isReadable
      ? []
      : [`Pages can't read the photos: bash deployments/allow-photos.sh ${name} ${origin}`]),
  ];
}

async function accounts({ ask, project, settings }) {
  const answer = await ask('identitytoolkit.googleapis.com', `/v2/projects/${project}/config`);
  const problem = unreadable(answer, 'settings of the accounts');
  if (problem) return [problem];
  const { signIn, authorizedDomains = [], emailPrivacyConfig } = answer.body;
  const origins = settingsOf('build').filter(({ name }) => name.endsWith('_ORIGIN') && settings[name]);
  // Only the shell signs people in.
  const hosts = origins
    .filter(({ name }) => name === 'SHELL_ORIGIN')
    .map(({ name }) => new URL(settings[name]).hostname);
  return [
    ...(signIn?.email?.enabled && signIn.email.passwordRequired
      ? []
      : ['Nobody can register: turn on email and password (console, Authentication, Sign-in method)']),
    ...hosts
      .filter((host) => !authorizedDomains.includes(host))
      .map((host) => `${host} is none of Authentication's authorized domains`),
    ...(emailPrivacyConfig?.enableImprovedEmailPrivacy
      ? []
      : [
          'Anybody can find out who has an account: turn on email enumeration protection (Authentication, Settings)',
        ]),
  ];
}

async function sites({ ask, project }) {
  const wanted = Object.values(sitesOf(project));
  if (wanted.length === 0)
    return [`.firebaserc does not name the four sites of ${project}: npx firebase target:apply hosting …`];
  const path = `/v1beta1/projects/${project}/sites?pageSize=100`;
  const answer = await askForAll(ask, 'firebasehosting.googleapis.com', path, 'sites');
  const problem = unreadable(answer, 'list of sites');
  if (problem) return [problem];
  const there = new Set(answer.body.map(({ name }) => name.split('/').at(-1)));
  return wanted
    .filter((name) => !there.has(name))
    .map((name) => `There is no site ${name}: npx firebase hosting:sites:create ${name} -P ${project}`);
}

/** Setting that a deployment has with an optional secret; those of Stripe have its mode. */
const SECRET_OF = {
  VAPID_PRIVATE_KEY: 'VAPID_PUBLIC_KEY',
  GOOGLE_WALLET_KEY: 'GOOGLE_WALLET_ISSUER',
  APPLE_PASS_CERTIFICATE: 'APPLE_PASS_TYPE',
  GOOGLE_CALENDAR_CLIENT_SECRET: 'GOOGLE_CALENDAR_CLIENT_ID',
  MICROSOFT_CALENDAR_CLIENT_SECRET: 'MICROSOFT_CALENDAR_CLIENT_ID',
};

async function secrets({ ask, project }) {
  const missing = [];
  for (const { name, without, optional } of settingsOf('secret')) {
    if (optional && !process.env[SECRET_OF[name] ?? 'STRIPE_MODE']) continue;
    const path = `/v1/projects/${project}/secrets/${name}/versions/latest`;
    const answer = await ask('secretmanager.googleapis.com', path);
    if (answer.status === 404)
      missing.push(
        `There is no secret ${name}: npx firebase functions:secrets:set ${name} -P ${project}. ${without}`,
      );
    else if (answer.status === 200 && answer.body.state !== 'ENABLED')
      missing.push(`The newest version of the secret ${name} is ${answer.body.state}`);
    else missing.push(...[unreadable(answer, `secret ${name}`)].filter(Boolean));
  }
  return missing;
}

const groupOf = (name) => name.split('/collectionGroups/')[1]?.split('/')[0] ?? '';

async function expiry({ ask, project }) {
  const filter = encodeURIComponent('ttlConfig:*');
  const path = `/v1/projects/${project}/databases/(default)/collectionGroups/-/fields?filter=${filter}&pageSize=200`;
  const answer = await askForAll(ask, 'firestore.googleapis.com', path, 'fields');
  const problem = unreadable(answer, 'rules of expiry');
  if (problem) return [problem];
  const states = new Map(answer.body.map(({ name, ttlConfig }) => [groupOf(name), ttlConfig?.state]));
  return wantedIndexes()
    .ttl.filter((group) => !['ACTIVE', 'CREATING'].includes(states.get(group)))
    .map((group) => `Documents of ${group} do not expire: npm run deploy -- TARGET rules`);
}

/** Returns an index in one line, as both the repository and the API describe it. */
function lineOf(group, scope, fields) {
  const parts = fields
    .filter(({ fieldPath }) => fieldPath !== '__name__')
    .map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig}`);
  return `${group} (${parts.join(', ')})${scope === 'COLLECTION_GROUP' ? ', of the whole group' : ''}`;
}

async function indexes({ ask, project }) {
  const path = `/v1/projects/${project}/databases/(default)/collectionGroups/-/indexes?pageSize=200`;
  const answer = await askForAll(ask, 'firestore.googleapis.com', path, 'indexes');
  const problem = unreadable(answer, 'list of indexes');
  if (problem) return [problem];
  const states = new Map(
    answer.body.map(({ name, queryScope, fields, state }) => [
      lineOf(groupOf(name), queryScope, fields),
      state,
    ]),
  );
  return wantedIndexes().indexes.flatMap(({ collectionGroup, queryScope, fields }) => {
    const line = lineOf(collectionGroup, queryScope, fields);
    const state = states.get(line);
    if (state === 'READY') return [];
    return state
      ? [`The index ${line} is ${state}: wait for its end`]
      : [`There is no index ${line}: npm run deploy -- TARGET rules`];
  });
}

async function roles({ ask, project }) {
  const about = await ask('cloudresourcemanager.googleapis.com', `/v1/projects/${project}`);
  const policy = await ask('cloudresourcemanager.googleapis.com', `/v1/projects/${project}:getIamPolicy`, {
    ...{ method: 'POST', body: {} },
  });
  const problem = unreadable(about, 'project') ?? unreadable(policy, 'list of roles');
  if (problem) return [problem];
  const number = about.body.projectNumber;
  const isGiven = (member, role) =>
    (policy.body.bindings ?? []).some(
      (binding) => binding.role === `roles/${role}` && binding.members.includes(`serviceAccount:${member}`),
    );
  const functions = `${number}-compute@developer.gserviceaccount.com`;
  const storage = `service-${number}@gcp-sa-firebasestorage.iam.gserviceaccount.com`;
  // Editor has the rights of nearly all of them, where an organisation still gives it.
  const missing = FUNCTION_ROLES.filter((role) => !isGiven(functions, role));
  return [
    ...missing.map((role) => `The functions lack roles/${role}`),
    ...(isGiven(storage, STORAGE_RULES_ROLE) ? [] : [`The rules of files lack roles/${STORAGE_RULES_ROLE}`]),
  ].map((line) => `${line}: bash deployments/grant-roles.sh ${project}`);
}

async function backups({ ask, project, now }) {
  const schedules = await askForAll(
    ask,
    'firestore.googleapis.com',
    `/v1/projects/${project}/databases/(default)/backupSchedules`,
    'backupSchedules',
  );
  const made = await askForAll(
    ask,
    'firestore.googleapis.com',
    `/v1/projects/${project}/locations/-/backups`,
    'backups',
  );
  const problem = unreadable(schedules, 'schedule of backups') ?? unreadable(made, 'list of backups');
  if (problem) return [problem];
  const has = (kind) => schedules.body.some((schedule) => kind in schedule);
  const times = made.body
    .filter(({ state }) => state === 'READY')
    .map(({ snapshotTime }) => Date.parse(snapshotTime));
  const newest = Math.max(0, ...times);
  return [
    ...(has('dailyRecurrence') ? [] : ['There are no daily backups: docs/operations/backups.md']),
    ...(has('weeklyRecurrence') ? [] : ['There are no weekly backups: docs/operations/backups.md']),
    ...(now - newest <= BACKUP_MS
      ? []
      : [
          newest === 0
            ? 'There is no backup yet'
            : `The newest backup is of ${new Date(newest).toISOString()}`,
        ]),
  ];
}

async function functions({ ask, project, settings }) {
  const region = regionOf(settings);
  const path = `/v2/projects/${project}/locations/${region}/functions?pageSize=100`;
  const answer = await askForAll(ask, 'cloudfunctions.googleapis.com', path, 'functions');
  const problem = unreadable(answer, `list of functions in ${region}`);
  if (problem) return [problem];
  const states = new Map(answer.body.map(({ name, state }) => [name.split('/').at(-1), state]));
  return FUNCTIONS.filter((name) => states.get(name) !== 'ACTIVE').map((name) =>
    states.has(name)
      ? `The function ${name} is ${states.get(name)}: see npx firebase functions:log`
      : `There is no function ${name} in ${region}: npm run deploy -- TARGET ${name === 'card' ? 'public-card' : 'functions'}`,
  );
}

async function settingsComplete({ settings }) {
  return findSettingProblems(settings, Object.keys(PARTS));
}

/** All checks, by what they are about, in the order of a first deployment. */
export const CHECKS = {
  Settings: settingsComplete,
  Billing: billing,
  Services: services,
  Database: database,
  Files: bucket,
  Accounts: accounts,
  Sites: sites,
  Secrets: secrets,
  Roles: roles,
  Indexes: indexes,
  Expiry: expiry,
  Functions: functions,
  Backups: backups,
};

/**
 * Runs every check of a project.
 *
 * @param {{ ask: import('./ask.mjs').Ask, project: string, settings: Record<string, string>, now: number }} context
 * @returns {Promise<Finding[]>}
 */
export async function examine(context) {
  return Promise.all(
    Object.entries(CHECKS).map(async ([what, check]) => ({ what, missing: await check(context) })),
  );
}

/** Returns findings as people read them. */
export function describeFindings(findings) {
  return findings
    .flatMap(({ what, missing }) =>
      missing.length === 0 ? [`✓ ${what}`] : [`✗ ${what}`, ...missing.map((line) => `    ${line}`)],
    )
    .join('\n');
}
