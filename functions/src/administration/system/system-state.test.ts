import { createHash } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { Timestamp } from 'firebase-admin/firestore';
import { DAY_MS } from 'shared-lib/time';
import type { TableSetting } from '../../setting-table';
import { NOW, openLocalProject, refusalOf } from '../../testing/local-project';
import { presenceOf } from './setting-presence';
import { readCertificate, readSites } from './site-state';
import { compareRules, systemState } from './system-state';

const { context, db } = openLocalProject();
const RULES = 'rules_version = "2";';
const hash = createHash('sha256').update(RULES).digest('hex');

describe('compareRules', () => {
  it('reports whether the deployed rules match the release, and since when they apply', () => {
    const since = '2026-03-02T09:00:00.000Z';
    expect(compareRules({ source: RULES, since }, hash)).toEqual({ matches: true, since: Date.parse(since) });
    expect(compareRules({ source: `${RULES}\n`, since: '' }, hash)).toEqual({ matches: false, since: null });
  });
});

describe('systemState', () => {
  it('returns the state to administrators only', async () => {
    expect(await refusalOf(systemState(context('luis'), {}))).toBe('not-admin');
    await db().doc('admins/marta').set({ role: 'admin' });
    // The server of this test has no rules at all.
    await db()
      .doc('stats/2026-03')
      .set({ days: { '02': { views: 7, bookings: 2 } } });
    await db()
      .doc('outbox/mail')
      .set({ createdAt: Timestamp.fromMillis(NOW) });
    await db()
      .doc('outbox/older')
      .set({ createdAt: Timestamp.fromMillis(NOW - DAY_MS) });
    // The server of this test has no rules at all, and nothing here is built.
    await expect(systemState(context('marta'), {})).resolves.toEqual({
      release: '',
      rules: { matches: false, since: null },
      settings: [],
      sites: [],
      today: { visits: 7, bookings: 2, signUps: 0, mails: 1 },
      projectId: '',
    });
  });
});

/** Values of a build without anything optional. */
const aDeployment: NonNullable<Parameters<typeof presenceOf>[1]['built']> = {
  firebase: {
    ...{ apiKey: 'k', appId: 'a', authDomain: 'd', projectId: 'p', storageBucket: 'b', measurementId: '' },
  },
  monitoring: { dsn: '', environment: 'production', sampleRate: 1, tracesSampleRate: 0.1 },
  ...{ appCheckSiteKey: '', stripeMode: '', pushKey: '', region: 'europe-west1', warmCards: 1 },
  wallets: { googleIssuer: '', applePassType: '' },
  calendars: { googleClient: '', microsoftClient: '' },
  origins: { shell: 'https://a', userApp: 'https://b', adminApp: 'https://c', publicCard: 'https://d' },
  operator: { name: 'n', taxId: 't', address: 'a', email: 'e' },
};

describe('the presence of settings', () => {
  const table = [
    { name: 'SENTRY_DSN', kind: 'build', parts: ['shell'], optional: true },
    { name: 'MAIL_FROM', kind: 'param', parts: ['functions'] },
    { name: 'SMTP_URL', kind: 'secret', parts: ['functions'] },
    { name: 'VAPID_PRIVATE_KEY', kind: 'secret', parts: ['functions'], optional: true },
    { name: 'STRIPE_WEBHOOK_SECRET', kind: 'secret', parts: ['functions'], optional: true },
  ] as const satisfies readonly TableSetting[];
  const statesOf = (seen: Partial<Parameters<typeof presenceOf>[1]>) =>
    presenceOf(table, { environment: {}, built: null, secrets: null, ...seen }).map(({ state }) => state);

  it('is reported without their values', () => {
    const environment = { SMTP_URL: 'smtps://user:geheim@host', MAIL_FROM: 'hola@ejemplo.com' };
    const presence = presenceOf(table, { environment, built: null, secrets: new Set(['VAPID_PRIVATE_KEY']) });
    expect(presence.map(({ state }) => state)).toEqual([
      'elsewhere',
      'present',
      'present',
      'present',
      'elsewhere',
    ]);
    expect(JSON.stringify(presence)).not.toMatch(/geheim|ejemplo/);
  });

  it('is unknown for secrets of other services until those have run', () => {
    const built = aDeployment;
    expect(statesOf({ built })).toEqual(['missing', 'missing', 'elsewhere', 'elsewhere', 'elsewhere']);
    expect(statesOf({ built, secrets: new Set() })).toEqual([
      'missing',
      'missing',
      'missing',
      'missing',
      'elsewhere',
    ]);
  });

  it('is reported as «elsewhere» for every setting on a developer’s machine', () => {
    expect(statesOf({ secrets: new Set() })).toEqual(Array.from({ length: 5 }, () => 'elsewhere'));
  });
});

describe('a site without HTTPS', () => {
  it('has no certificate to report', async () => {
    const local = 'http://127.0.0.1:5000';
    expect(await readSites({ shell: local, userApp: local, adminApp: local, publicCard: local })).toEqual([]);
    const server = createServer((socket) => socket.end('no TLS'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    expect(await readCertificate('127.0.0.1', port)).toEqual({
      certificateUntil: null,
      issuer: '',
      isTrusted: false,
    });
    server.close();
  });
});
