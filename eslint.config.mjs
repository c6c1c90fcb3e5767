import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { plainDocblocks } from './build/eslint/plain-docblocks.mjs';

const root = dirname(fileURLToPath(import.meta.url));
const APPS = ['shell', 'user-app', 'admin-app', 'public-card'];

/** Features of an app don't know each other: two of them meet in a route. Covers a feature the day it is created. */
const featureZones = APPS.flatMap((app) => {
  const folder = join(root, app, 'src/features');
  const features = existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).filter((e) => e.isDirectory())
    : [];
  return features.map(({ name }) => ({
    target: `./${app}/src/features/${name}`,
    from: `./${app}/src/features`,
    except: [`./${name}`],
    message: 'Features meet in a route; what two need moves down to shared-lib or to the app’s ui folder.',
  }));
});

/** Zone of the boot: it knows the shell, and nothing of the shell knows it. */
const bootZone = {
  target: ['./shell/src/!(boot)/**/*', './shell/prerender'],
  from: './shell/src/boot',
  message: 'Nothing but the boot imports from shell/src/boot.',
};

/** A layer of local-firebase knows those below it, never those above. */
const LAYERS = ['store', 'rules', 'service', 'streams', 'protocol', 'storage'];
const layerZones = LAYERS.flatMap((layer, index) =>
  LAYERS.slice(index + 1).map((above) => ({
    target: `./tools/local-firebase/src/${layer}`,
    from: `./tools/local-firebase/src/${above}`,
    message: `${layer} lies below ${above} and must not know it.`,
  })),
);

/** Inside shared-lib: the model at the bottom, the store on top. */
const SDK_AND_STATE = ['auth', 'data', 'firebase', 'session', 'store'].map((name) => `client/${name}`);
const SHARED_LAYERS = {
  model: [...SDK_AND_STATE, 'client/public-data', 'platform/errors', 'ui'],
  'platform/errors': [...SDK_AND_STATE, 'client/public-data', 'ui'],
  'client/public-data': [...SDK_AND_STATE, 'ui'],
  'client/data': ['client/auth', 'client/session', 'client/store', 'ui'],
  'platform/flags': ['client/auth', 'client/session', 'client/store', 'ui'],
  'client/auth': ['platform/flags', 'client/session', 'client/store', 'ui'],
  templates: [...SDK_AND_STATE, 'ui'],
  ui: SDK_AND_STATE,
  'client/store': ['client/auth', 'client/data', 'client/firebase', 'client/session'],
};
const sharedZones = Object.entries(SHARED_LAYERS).flatMap(([layer, above]) =>
  above.map((other) => ({
    target: `./shared-lib/src/${layer}`,
    from: `./shared-lib/src/${other}`,
    message: `shared-lib/${layer} must not know shared-lib/${other}.`,
  })),
);

/**
 * Folders of the functions from the lowest layer up: each imports only from its own layer's folders and those below.
 * Records know nothing but the store; bookings queue mail and read records; cards know what may be booked on them.
 */
const FUNCTION_LAYERS = [
  ['stored'],
  ['outbox', 'account-records', 'scheduling'],
  ['trust'],
  ['card-records'],
  ['bookings'],
  ['waiting'],
  ['cards', 'people', 'external-calendars'],
  ['email-change', 'mail', 'moderation'],
  ['payments'],
  ['receipts'],
  ['accounts', 'booking-requests'],
  ['jobs'],
];
const functionZones = FUNCTION_LAYERS.flatMap((layers, index) =>
  layers.flatMap((layer) =>
    FUNCTION_LAYERS.slice(index + 1)
      .flat()
      .map((above) => ({
        target: `./functions/src/${layer}/**/!(*.test).ts`,
        from: `./functions/src/${above}`,
        message: `functions/src/${layer} lies below ${above} and must not know it.`,
      })),
  ),
);

const noToolkit = {
  regex: '^@reduxjs/toolkit',
  message: 'Apps use the store of shared-lib: imported here, the toolkit comes a second time.',
};

const noFirebase = {
  group: ['firebase', 'firebase/*', '@firebase/*', 'firebase-admin', 'firebase-admin/*'],
  message: 'Go through shared-lib/data, shared-lib/auth or shared-lib/public-data.',
};
const noOtherApp = (self) => ({
  regex: `^([./]+/)?(${APPS.filter((app) => app !== self).join('|')})(/|$)`,
  message: 'Apps never import each other; what two need belongs in shared-lib.',
});
const noFullData = {
  group: ['shared-lib/data', 'shared-lib/auth', 'shared-lib/store', 'shared-lib/session', 'shared-lib/toast'],
  message: 'The visitor’s page has no session and no store: use shared-lib/public-data.',
};
const noWholeRouter = {
  group: ['react-router-dom', 'react-router'],
  message: 'Import from shared-lib/router, which the apps share: the package is shipped whole otherwise.',
};
const noDeepSharedLib = {
  group: ['**/shared-lib/src/**', 'shared-lib/src/**'],
  message: 'Import shared-lib by one of its sub-paths (see its package.json).',
};
/** An effect whose clean-up sets a flag, by which it ignores a promise that is late. */
const noFlagOfLateAnswers = {
  selector:
    'CallExpression[callee.name="useEffect"] > ArrowFunctionExpression > BlockStatement > ReturnStatement > ArrowFunctionExpression AssignmentExpression[left.type="Identifier"][right.raw=/^(true|false)$/]',
  message:
    'useAnswer of shared-lib/answers asks and ignores late answers; for a subscription, say why this is one.',
};
/** A limit whose name says that it is one in another way than the rest. */
const noOtherNameOfLimits = {
  selector: 'VariableDeclarator[id.name=/^(MOST|LEAST|LONGEST|SMALLEST)(_|$)|_MAX(_(BYTES|MS|SIDE))?$/]',
  message: 'Limits are named MAX_… or MIN_…, such as MAX_NAME or MAX_PAUSE_MS.',
};
/** Code of the product and its tools whose types are proved: a cast or a non-null mark there needs its reason beside it. */
const PROVED = [
  '{functions,shared-lib}/src/**/*.{ts,tsx}',
  '{admin-app,user-app,shell,public-card}/**/*.{ts,tsx}',
  'build/**/*.ts',
  'tools/local-{firebase,stripe,calendars,whatsapp}/src/**/*.ts',
  'tools/rehearsal/**/*.ts',
  'scripts/demo/*.ts',
];
/** Storages that throw where a browser refuses them or is full. */
const BROWSER_STORAGE = ['localStorage', 'sessionStorage'].map((name) => ({
  name,
  message: 'Use shared-lib/storage, which goes on in a browser that refuses storage.',
}));
/** @returns {import('eslint').Linter.RulesRecord} */
const restrict = (patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.local/**',
      '**/.cache/**',
      'coverage/**',
      'tools/bench/limit-page/**',
      'e2e/.results/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver': {
        typescript: { project: ['*/tsconfig.json', 'tools/*/tsconfig.json'], noWarnOnMultipleProjects: true },
      },
    },
    rules: {
      eqeqeq: ['error', 'always'],
      'no-console': 'off',
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-restricted-paths': [
        'error',
        {
          basePath: root,
          zones: [...featureZones, bootZone, ...layerZones, ...sharedZones, ...functionZones],
        },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    plugins: { tarjetero: { rules: { 'plain-docblocks': plainDocblocks } } },
    rules: { 'tarjetero/plain-docblocks': 'error' },
  },
  {
    files: ['{shell,user-app,admin-app,public-card,shared-lib}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  { rules: { 'no-restricted-syntax': ['error', noOtherNameOfLimits] } },
  {
    files: ['{shell,user-app,admin-app,shared-lib}/src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', noOtherNameOfLimits, noFlagOfLateAnswers] },
  },
  {
    files: ['{shell,user-app,admin-app,public-card,shared-lib}/src/**/*.{ts,tsx}'],
    // Tests look at what is stored; the probe needs the browser's own error.
    ignores: [
      '**/*.test.{ts,tsx}',
      '**/testing/**',
      'shared-lib/src/platform/storage/**',
      'shared-lib/src/client/first-read/storage-trouble.ts',
    ],
    rules: { 'no-restricted-globals': ['error', ...BROWSER_STORAGE] },
  },
  {
    files: PROVED,
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
    },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  ...APPS.filter((app) => app !== 'public-card').map((app) => ({
    files: [`${app}/src/**/*.{ts,tsx}`],
    rules: restrict([noFirebase, noToolkit, noOtherApp(app), noDeepSharedLib, noWholeRouter]),
  })),
  ...APPS.filter((app) => app !== 'public-card').map((app) => ({
    // Tests render screens in routers that the apps don't use.
    files: [`${app}/src/testing/**/*.{ts,tsx}`, `${app}/src/**/*.test.{ts,tsx}`],
    rules: restrict([noFirebase, noToolkit, noOtherApp(app), noDeepSharedLib]),
  })),
  {
    files: ['public-card/src/**/*.{ts,tsx}'],
    rules: restrict([
      noFirebase,
      noToolkit,
      noOtherApp('public-card'),
      noFullData,
      noDeepSharedLib,
      noWholeRouter,
    ]),
  },
  {
    files: ['public-card/server/**/*.{ts,tsx}', 'functions/src/**/*.ts'],
    rules: restrict([
      noFullData,
      noDeepSharedLib,
      { regex: '(^|/)(shell|user-app|admin-app)(/|$)', message: 'Functions import no app.' },
    ]),
  },
  {
    files: ['e2e/tests/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.property.name=/^unroute/]',
          message: 'It loses requests that are under way: use fixtures/intercept.',
        },
      ],
    },
  },
  // What tests are arranged with may know every layer.
  { files: ['functions/src/**/testing/**'], rules: { 'import-x/no-restricted-paths': 'off' } },
  {
    files: ['shared-lib/src/**/*.{ts,tsx}'],
    // Tests arrange with the SDK itself.
    ignores: ['shared-lib/src/client/{firebase,auth,data,router}/**', 'shared-lib/src/**/*.test.ts'],
    rules: restrict([
      noFirebase,
      noWholeRouter,
      { regex: `^([./]+/)?(${APPS.join('|')})/(src|server)/`, message: 'shared-lib knows no app.' },
    ]),
  },
  {
    files: ['tools/local-{firebase,stripe,calendars,whatsapp}/src/**/*.ts'],
    rules: restrict([
      {
        regex: `^([./]+/)?(shared-lib|functions|${APPS.join('|')})(/|$)`,
        message: 'The stand-ins know nothing of the product.',
      },
    ]),
  },
);
