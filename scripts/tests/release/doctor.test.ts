import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ROOT } from '../run-module';

/*
 * Answers of the APIs about a whole project, in the form of their reference documentation. The doctor calls them over HTTP, as it calls
 * Google.
 */

const PROJECT = 'demo-tarjetero';
const NUMBER = '123456789012';
const NOW = Date.UTC(2026, 10, 23, 12);
const FUNCTIONS = `${NUMBER}-compute@developer.gserviceaccount.com`;
const STORAGE = `service-${NUMBER}@gcp-sa-firebasestorage.iam.gserviceaccount.com`;

interface Index {
  collectionGroup: string;
  queryScope: string;
  fields: { fieldPath: string; order?: string; arrayConfig?: string }[];
}

const { indexes, fieldOverrides } = JSON.parse(
  readFileSync(join(ROOT, 'firestore.indexes.json'), 'utf8'),
) as { indexes: Index[]; fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean }[] };

const database = `projects/${PROJECT}/databases/(default)`;

const SETTINGS = {
  FIREBASE_PROJECT_ID: PROJECT,
  FIREBASE_STORAGE_BUCKET: 'tarjetas.appspot.com',
  FIREBASE_REGION: 'europe-west1',
  SHELL_ORIGIN: 'https://app.ejemplo.com',
};

const SERVICES =
  'artifactregistry cloudbuild cloudfunctions cloudscheduler eventarc firebasehosting firebaserules firebasestorage firestore identitytoolkit logging monitoring run secretmanager storage';

type Answers = Record<string, unknown>;

/** Returns the answers about a project that lacks nothing, by host and path. */
function whole(): Answers {
  const roles =
    'datastore.user storage.objectAdmin firebaseauth.admin firebaserules.viewer logging.logWriter secretmanager.secretAccessor run.invoker';
  return {
    [`serviceusage.googleapis.com/v1/projects/${PROJECT}/services`]: {
      services: SERVICES.split(' ').map((name) => ({
        name: `projects/${NUMBER}/services/${name}.googleapis.com`,
        config: { name: `${name}.googleapis.com` },
        state: 'ENABLED',
      })),
    },
    [`cloudbilling.googleapis.com/v1/projects/${PROJECT}/billingInfo`]: { billingEnabled: true },
    [`firestore.googleapis.com/v1/${database}`]: {
      name: database,
      locationId: 'eur3',
      type: 'FIRESTORE_NATIVE',
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    },
    'storage.googleapis.com/storage/v1/b/tarjetas.appspot.com': {
      location: 'EUROPE-WEST1',
      softDeletePolicy: { retentionDurationSeconds: '2592000' },
      cors: [{ origin: ['https://app.ejemplo.com'], method: ['GET'] }],
    },
    [`identitytoolkit.googleapis.com/v2/projects/${PROJECT}/config`]: {
      signIn: { email: { enabled: true, passwordRequired: true } },
      authorizedDomains: ['localhost', 'app.ejemplo.com'],
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    },
    [`firebasehosting.googleapis.com/v1beta1/projects/${PROJECT}/sites`]: {
      sites: ['', '-user', '-admin', '-card'].map((end) => ({
        name: `projects/${PROJECT}/sites/${PROJECT}${end}`,
      })),
    },
    ...Object.fromEntries(
      ['BOOKING_SECRET', 'SMTP_URL'].map((name) => [
        `secretmanager.googleapis.com/v1/projects/${PROJECT}/secrets/${name}/versions/latest`,
        { name: `projects/${NUMBER}/secrets/${name}/versions/1`, state: 'ENABLED' },
      ]),
    ),
    [`cloudresourcemanager.googleapis.com/v1/projects/${PROJECT}`]: { projectNumber: NUMBER },
    [`cloudresourcemanager.googleapis.com/v1/projects/${PROJECT}:getIamPolicy`]: {
      bindings: [
        ...roles
          .split(' ')
          .map((role) => ({ role: `roles/${role}`, members: [`serviceAccount:${FUNCTIONS}`] })),
        { role: 'roles/firebaserules.firestoreServiceAgent', members: [`serviceAccount:${STORAGE}`] },
      ],
    },
    [`firestore.googleapis.com/v1/${database}/collectionGroups/-/indexes`]: {
      indexes: indexes.map(({ collectionGroup, queryScope, fields }, number) => ({
        name: `${database}/collectionGroups/${collectionGroup}/indexes/CICA${number}`,
        queryScope,
        fields: [...fields, { fieldPath: '__name__', order: fields.at(-1)!.order ?? 'ASCENDING' }],
        state: 'READY',
      })),
    },
    [`firestore.googleapis.com/v1/${database}/collectionGroups/-/fields`]: {
      fields: fieldOverrides
        .filter(({ ttl }) => ttl)
        .map(({ collectionGroup, fieldPath }) => ({
          name: `${database}/collectionGroups/${collectionGroup}/fields/${fieldPath}`,
          ttlConfig: { state: 'ACTIVE' },
        })),
    },
    [`cloudfunctions.googleapis.com/v2/projects/${PROJECT}/locations/europe-west1/functions`]: {
      functions: ['api', 'card', 'jobs', 'mail', 'stripe', 'visitor'].map((name) => ({
        name: `projects/${PROJECT}/locations/europe-west1/functions/${name}`,
        state: 'ACTIVE',
      })),
    },
    [`firestore.googleapis.com/v1/${database}/backupSchedules`]: {
      backupSchedules: [
        { name: `${database}/backupSchedules/1`, dailyRecurrence: {} },
        { name: `${database}/backupSchedules/2`, weeklyRecurrence: { day: 'SUNDAY' } },
      ],
    },
    [`firestore.googleapis.com/v1/projects/${PROJECT}/locations/-/backups`]: {
      backups: [{ state: 'READY', snapshotTime: new Date(NOW - 20 * 3_600_000).toISOString() }],
    },
  };
}

let answers: Answers;
let requests: { path: string; authorization: string | undefined }[];
let server: Server;
beforeAll(async () => {
  server = createServer(({ url, headers }, response) => {
    const path = url!.slice(1).split('?')[0]!;
    requests.push({ path: url!.slice(1), authorization: headers.authorization });
    const answer = answers[path];
    const refused = typeof answer === 'number' ? answer : 404;
    response.writeHead(answer === undefined || typeof answer === 'number' ? refused : 200, {
      'content-type': 'application/json',
    });
    response.end(JSON.stringify(typeof answer === 'object' ? answer : { error: { code: refused } }));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  requests = [];
  answers = whole();
});

function node(args: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const env = { PATH: process.env['PATH'], HOME: process.env['HOME'] };
    const child = execFile(process.execPath, args, { cwd: ROOT, env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode, output: stdout + stderr }),
    );
  });
}

/** Examines the project, and returns what each check found missing; those without are left out. */
async function examine(port = (server.address() as AddressInfo).port): Promise<Record<string, string[]>> {
  const { output } = await node([
    '--input-type=module',
    '-e',
    `import { askingWith } from './tools/doctor/ask.mjs';
    import { examine } from './tools/doctor/checks.mjs';
    const ask = askingWith({ token: 'secret', project: '${PROJECT}', originOf: (host) => 'http://127.0.0.1:${port}/' + host });
    const findings = await examine({ ask, project: '${PROJECT}', settings: ${JSON.stringify(SETTINGS)}, now: ${NOW} });
    console.log(JSON.stringify(findings));`,
  ]);
  const findings = JSON.parse(output) as { what: string; missing: string[] }[];
  return Object.fromEntries(
    findings.flatMap(({ what, missing }) =>
      missing.length > 0 && what !== 'Settings' ? [[what, missing]] : [],
    ),
  );
}

const change = (path: string, part: object) =>
  (answers[path] = { ...(answers[path] as object), ...part } as object);

describe('the doctor', () => {
  it('finds no problem in a complete project, and uses the operator’s token', async () => {
    expect(await examine()).toEqual({});
    expect(new Set(requests.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer secret']));
  });

  it.each<[string, string, () => void, RegExp]>([
    [
      'a service',
      'Services',
      () => {
        const path = `serviceusage.googleapis.com/v1/projects/${PROJECT}/services`;
        const { services } = answers[path] as { services: { config: { name: string } }[] };
        change(path, {
          services: services.filter(({ config }) => !config.name.startsWith('cloudscheduler')),
        });
      },
      /gcloud services enable cloudscheduler\.googleapis\.com/,
    ],
    [
      'the plan',
      'Billing',
      () =>
        change(`cloudbilling.googleapis.com/v1/projects/${PROJECT}/billingInfo`, { billingEnabled: false }),
      /Blaze/,
    ],
    [
      'a near database',
      'Database',
      () => change(`firestore.googleapis.com/v1/${database}`, { locationId: 'nam5' }),
      /nam5.*europe-west1/,
    ],
    [
      'soft deletion',
      'Files',
      () => change('storage.googleapis.com/storage/v1/b/tarjetas.appspot.com', { softDeletePolicy: {} }),
      /soft-delete-duration=30d/,
    ],
    [
      'photos for the pages',
      'Files',
      () =>
        change('storage.googleapis.com/storage/v1/b/tarjetas.appspot.com', {
          cors: [{ origin: ['https://otra.ejemplo.com'], method: ['GET'] }],
        }),
      /allow-photos\.sh tarjetas\.appspot\.com https:\/\/app\.ejemplo\.com/,
    ],
    [
      'passwords',
      'Accounts',
      () => change(`identitytoolkit.googleapis.com/v2/projects/${PROJECT}/config`, { signIn: {} }),
      /Nobody can register/,
    ],
    [
      'the product’s domain',
      'Accounts',
      () => change(`identitytoolkit.googleapis.com/v2/projects/${PROJECT}/config`, { authorizedDomains: [] }),
      /^app\.ejemplo\.com is none of/,
    ],
    [
      'a site',
      'Sites',
      () => change(`firebasehosting.googleapis.com/v1beta1/projects/${PROJECT}/sites`, { sites: [] }),
      /There is no site demo-tarjetero-card/,
    ],
    [
      'a secret',
      'Secrets',
      () =>
        delete answers[
          `secretmanager.googleapis.com/v1/projects/${PROJECT}/secrets/BOOKING_SECRET/versions/latest`
        ],
      /There is no secret BOOKING_SECRET.*Nobody can book/,
    ],
    [
      'a role',
      'Roles',
      () =>
        change(`cloudresourcemanager.googleapis.com/v1/projects/${PROJECT}:getIamPolicy`, { bindings: [] }),
      /The rules of files lack/,
    ],
    [
      'an index',
      'Indexes',
      () => change(`firestore.googleapis.com/v1/${database}/collectionGroups/-/indexes`, { indexes: [] }),
      /There is no index cards \(userId ASCENDING, deletedAt ASCENDING, createdAt DESCENDING\)/,
    ],
    [
      'a policy of expiry',
      'Expiry',
      () => change(`firestore.googleapis.com/v1/${database}/collectionGroups/-/fields`, { fields: [] }),
      /Documents of notifications do not expire/,
    ],
    [
      'a function',
      'Functions',
      () =>
        change(`cloudfunctions.googleapis.com/v2/projects/${PROJECT}/locations/europe-west1/functions`, {
          functions: [],
        }),
      /There is no function card in europe-west1: npm run deploy -- TARGET public-card/,
    ],
    [
      'a backup of these days',
      'Backups',
      () =>
        change(`firestore.googleapis.com/v1/projects/${PROJECT}/locations/-/backups`, {
          backups: [{ state: 'READY', snapshotTime: '2026-11-01T00:00:00Z' }],
        }),
      /The newest backup is of 2026-11-01/,
    ],
  ])('says that %s is missing, and nothing else', async (_what, check, take, words) => {
    take();
    const found = await examine();
    expect(Object.keys(found)).toEqual([check]);
    expect(found[check]!.join('\n')).toMatch(new RegExp(words, 'm'));
  });

  it('reads every page of a list', async () => {
    const path = `serviceusage.googleapis.com/v1/projects/${PROJECT}/services`;
    const all = (answers[path] as { services: object[] }).services;
    change(path, { services: all.slice(0, 3), nextPageToken: 'more' });
    await examine();
    expect(requests.some(({ path: url }) => url.includes('pageToken=more'))).toBe(true);
  });

  it('tells a missing permission from a missing resource', async () => {
    answers[`firestore.googleapis.com/v1/${database}`] = 403;
    expect(await examine()).toEqual({ Database: [expect.stringMatching(/lacks the permission/)] });
  });

  it('reports that no server answers', async () => {
    const found = await examine(1);
    expect(Object.values(found).flat()[0]).toMatch(/Nobody answers/);
  });

  it('exits with 1 when something is missing', async () => {
    const { code, output } = await node(['tools/doctor/doctor.mjs', 'local']);
    expect(output).toMatch(/✗ Services\n {4}Nobody answers/);
    expect(output).toMatch(/\d+ things are missing\.\n$/);
    expect(code).toBe(1);
  });

  it('expects the roles that grant-roles.sh grants', () => {
    const script = readFileSync(join(ROOT, 'deployments/grant-roles.sh'), 'utf8');
    const wanted = readFileSync(join(ROOT, 'tools/doctor/wanted.mjs'), 'utf8');
    const named = [...wanted.matchAll(/'([a-z]+\.[a-zA-Z]+)'/g)].map(([, role]) => role!);
    expect(named.length).toBeGreaterThan(5);
    for (const role of named) expect(script).toContain(role);
  });
});
