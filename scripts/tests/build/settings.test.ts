import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICE_TABLE } from '../../../build/server/services';
import { ROOT, runModule } from '../run-module';

const EXAMPLE = join(ROOT, 'deployments/example.env');
const TABLE = join(ROOT, 'docs/settings.md');

interface Service {
  memory: string;
  concurrency: number;
  timeoutSeconds: number;
  maxInstances: number;
  bodyMaxBytes: number;
  why: string;
}

interface Setting {
  name: string;
  kind: 'build' | 'param' | 'secret';
  parts: string[];
  optional?: boolean;
  without: string;
  source: string;
}

const settings = JSON.parse(
  runModule(
    `import { SETTINGS } from './build/release/settings.mjs'; console.log(JSON.stringify(SETTINGS));`,
  ),
) as Setting[];

const SERVICES = SERVICE_TABLE as Readonly<Record<string, Service>>;

const KINDS = {
  build: 'environment of the build',
  param: 'environment of the functions’ build',
  secret: 'Secret Manager only',
};

/** Returns `docs/settings.md`. */
function document(): string {
  const rows = settings.map(
    ({ name, kind, parts, optional, without, source }) =>
      `| \`${name}\` | ${KINDS[kind]} | ${parts.join(', ')} | ${optional ? 'no' : 'yes'} | ${without} | ${source} |`,
  );
  return [
    '# Settings of a deployment',
    '',
    'Made from `build/release/settings.mjs` by `UPDATE_SETTINGS=1 npx jest scripts/tests/settings`. A build for a project (`FIREBASE_PROJECT_ID`) stops',
    'and names what it lacks; the functions refuse to load in a project that they weren’t built for; and the CLI refuses to deploy them while a',
    'secret isn’t in Secret Manager (`npx firebase functions:secrets:set NAME`) or a needed text has no value.',
    '',
    '| name | where | needed by | needed | without it | source |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
    '## Region',
    '',
    'Functions run in `FIREBASE_REGION`. Where the database and the bucket are is decided once, when they are made: choose the same place, as',
    'every step of a booking is a round trip between function and database (some 100 ms between Europe and the United States). For Europe: the',
    'database in `eur3` or `europe-west1`, the bucket in `europe-west1`, `FIREBASE_REGION=europe-west1` before the first deployment. Functions of',
    'another region are other functions: after a change, deploy all, and delete the old ones with `npx firebase functions:delete … --region`.',
    '',
    '## Services',
    '',
    'Made from `build/server/services.ts`. One processor each.',
    '',
    '| service | memory | requests at a time | longest answer | most instances | longest body | reason |',
    '|---|---|---|---|---|---|---|',
    ...Object.entries(SERVICES).map(
      ([name, { memory, concurrency, timeoutSeconds, maxInstances, bodyMaxBytes, why }]) =>
        `| \`${name}\` | ${memory} | ${concurrency} | ${timeoutSeconds} s | ${maxInstances} | ${bodyMaxBytes / 1024} KiB | ${why} |`,
    ),
    '',
  ].join('\n');
}

/** Returns `deployments/example.env`. */
function exampleFile(): string {
  const lines = settings
    .filter(({ kind }) => kind !== 'secret')
    .map(
      ({ name, optional, source }) => `# ${source.replaceAll('`', '')}\n${optional ? '# ' : ''}${name}=\n`,
    );
  return [
    '# Settings of a target: copy this file to deployments/NAME.env, fill it in and commit it. `npm run deploy -- NAME` reads it.',
    '# None is secret. What each is for, and the secrets: docs/settings.md.\n',
    ...lines,
  ].join('\n');
}

describe('the settings of a deployment', () => {
  it('match the example file of a target', () => {
    const wanted = exampleFile();
    if (process.env['UPDATE_SETTINGS']) writeFileSync(EXAMPLE, wanted);
    expect(readFileSync(EXAMPLE, 'utf8')).toBe(wanted);
  });

  it('match docs/settings.md', () => {
    const wanted = document();
    if (process.env['UPDATE_SETTINGS']) writeFileSync(TABLE, wanted);
    expect(readFileSync(TABLE, 'utf8')).toBe(wanted);
  });

  it('fit a new project’s quota of 20 instances, with at most 10 of a service', () => {
    const most = Object.values(SERVICES).map(({ maxInstances }) => maxInstances);
    expect(Math.max(...most)).toBeLessThanOrEqual(10);
    expect(most.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(20);
  });

  it('give functions, rewrites and the content security policy one region', () => {
    const { rewrites, policy } = JSON.parse(
      runModule(
        `import { productionConfig } from './scripts/release/firebase-config.mjs';
        const { hosting } = await productionConfig({ FIREBASE_PROJECT_ID: 'tarjetas', FIREBASE_REGION: 'europe-west1' });
        const rewrites = hosting.flatMap((site) => site.rewrites).flatMap((rewrite) => rewrite.function ?? []);
        console.log(JSON.stringify({ rewrites, policy: hosting[0].headers[0].headers[1].value }));`,
      ),
    ) as { rewrites: { region: string; pinTag?: boolean }[]; policy: string };
    expect(new Set(rewrites.map(({ region }) => region))).toEqual(new Set(['europe-west1']));
    expect(policy).toContain('https://europe-west1-tarjetas.cloudfunctions.net');
    expect(policy).not.toContain('us-central1');
    // A pinned function would be released with each site, and its instances could not stay warm.
    expect(rewrites.filter(({ pinTag }) => pinTag)).toEqual([]);
  });

  it('allow reCAPTCHA only in the apps and only with a site key for App Check', () => {
    const policies = (siteKey: string) =>
      JSON.parse(
        runModule(
          `import { productionConfig } from './scripts/release/firebase-config.mjs';
          const { hosting } = await productionConfig({ FIREBASE_PROJECT_ID: 'tarjetas', APP_CHECK_SITE_KEY: '${siteKey}' });
          const policy = (site) => site.headers[0].headers.find(({ key }) => key === 'Content-Security-Policy').value;
          console.log(JSON.stringify(Object.fromEntries(hosting.map((site) => [site.target, policy(site)]))));`,
        ),
      ) as Record<string, string>;
    const sites = (siteKey: string) =>
      Object.entries(policies(siteKey)).flatMap(([site, policy]) =>
        policy.includes('recaptcha') ? [site] : [],
      );
    expect(sites('6Lx')).toEqual(['shell', 'user-app', 'admin-app']);
    expect(sites('')).toEqual([]);
    expect(policies('6Lx')['shell']).toMatch(/frame-src [^;]*https:\/\/www\.google\.com\/recaptcha\//);
  });

  it('stop a build with an unknown STRIPE_MODE', () => {
    const env = Object.fromEntries(settings.map(({ name }) => [name, 'https://ejemplo.test']));
    const shares = { SENTRY_SAMPLE_RATE: '1', SENTRY_TRACES_SAMPLE_RATE: '1', CARD_MIN_INSTANCES: '0' };
    const read = `import { readDeployment } from './build/release/deployment.mjs'; readDeployment();`;
    expect(() => runModule(read, { ...env, ...shares, STRIPE_MODE: 'prueba' })).toThrow('STRIPE_MODE');
  });

  it('stop a build for a project without a required setting, which the error names', () => {
    const given = Object.fromEntries(settings.map(({ name }) => [name, 'https://ejemplo.test']));
    const read = `import { readDeployment } from './build/release/deployment.mjs'; readDeployment();`;
    const env = {
      ...given,
      SENTRY_SAMPLE_RATE: '1',
      SENTRY_TRACES_SAMPLE_RATE: '1',
      CARD_MIN_INSTANCES: '0',
      STRIPE_MODE: 'test',
      VAPID_PUBLIC_KEY: `B${'a'.repeat(86)}`,
      GOOGLE_WALLET_ISSUER: '3388000000000000000',
      APPLE_PASS_TYPE: 'pass.test.ejemplo.tarjeta',
      GOOGLE_CALENDAR_CLIENT_ID: '1-a.apps.googleusercontent.com',
      MICROSOFT_CALENDAR_CLIENT_ID: '11111111-2222-4333-8444-555555555555',
    };
    runModule(read, env);
    const checked = [
      ...['GOOGLE_WALLET_ISSUER', 'APPLE_PASS_TYPE'],
      ...['GOOGLE_CALENDAR_CLIENT_ID', 'MICROSOFT_CALENDAR_CLIENT_ID'],
    ];
    for (const name of checked) expect(() => runModule(read, { ...env, [name]: 'no' })).toThrow(name);
    expect(() => runModule(read, { ...env, VAPID_PUBLIC_KEY: 'a'.repeat(87) })).toThrow('VAPID_PUBLIC_KEY');
    const needed = settings.filter(({ kind, optional, name }) => {
      return kind === 'build' && !optional && name !== 'FIREBASE_PROJECT_ID';
    });
    expect(needed.length).toBeGreaterThan(10);
    for (const { name } of needed) expect(() => runModule(read, { ...env, [name]: '' })).toThrow(name);
  });
});
