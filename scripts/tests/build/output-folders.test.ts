import { runModule } from '../run-module';

const APPS = ['shell', 'user-app', 'admin-app', 'public-card', 'functions'];

/** Lists the folders that all builds write to, from the root. */
const LIST_OUTPUTS = `
  import { relative } from 'node:path';
  const folders = [];
  for (const app of ${JSON.stringify(APPS)}) {
    const { default: config } = await import('./' + app + '/webpack.config.mjs');
    const builds = [config({}, { mode: 'production' })].flat();
    folders.push(...builds.map(({ output }) => relative(process.cwd(), output.path)));
  }
  console.log(JSON.stringify(folders));`;

/** Lists the folders that firebase.json has uploaded. */
const LIST_UPLOADS = `
  import { productionConfig } from './scripts/release/firebase-config.mjs';
  const { hosting, functions } = await productionConfig({});
  console.log(JSON.stringify([...hosting.map((site) => site.public), ...functions.map(({ source }) => source)]));`;

const settings = JSON.parse(
  runModule(
    `import { settingsOf } from './build/release/settings.mjs'; console.log(JSON.stringify(settingsOf('build', 'param')));`,
  ),
) as { name: string }[];

/** Values for all settings of a project. */
const PROJECT = {
  ...Object.fromEntries(settings.map(({ name }) => [name, 'https://ejemplo.test'])),
  ...{
    SENTRY_SAMPLE_RATE: '1',
    SENTRY_TRACES_SAMPLE_RATE: '1',
    CARD_MIN_INSTANCES: '0',
    STRIPE_MODE: 'test',
    VAPID_PUBLIC_KEY: `B${'A'.repeat(86)}`,
    GOOGLE_WALLET_ISSUER: '3388000000000000000',
    APPLE_PASS_TYPE: 'pass.test.ejemplo.tarjeta',
    GOOGLE_CALENDAR_CLIENT_ID: '1-a.apps.googleusercontent.com',
    MICROSOFT_CALENDAR_CLIENT_ID: '11111111-2222-4333-8444-555555555555',
  },
};

const list = (code: string, env = {}) => JSON.parse(runModule(code, env)) as string[];

describe('the output of a build', () => {
  it('is outside the deployed folders for a local build, and inside for a project’s build', () => {
    const uploaded = list(LIST_UPLOADS);
    const touches = (outputs: string[]) =>
      uploaded.filter((folder) => outputs.some((output) => `${folder}/`.startsWith(`${output}/`)));
    expect(touches(list(LIST_OUTPUTS, PROJECT))).toEqual(uploaded);
    const local = list(LIST_OUTPUTS);
    expect(touches(local)).toEqual([]);
    for (const output of local) expect(output).toMatch(/^\.local\/build\//);
  });

  it('stays in its own folder for a build beside a release', () => {
    const beside = '.local/rehearsal/variants/after';
    for (const output of list(LIST_OUTPUTS, { ...PROJECT, BUILD_OUTPUT: beside }))
      expect(output.startsWith(`${beside}/`)).toBe(true);
  });
});
