/**
 * Follows 'Add a callable' of CONTRIBUTING.md in a copy of the tree: with those edits and no other, the service answers it, and
 * refuses what it should.
 */
import { basename } from 'node:path';
import { RUN_SIZE } from 'shared-lib/testing';
import { COPY_TRANSFORM, filesOfRecipe, openRecipe, type Edits } from './recipe-copy';

const PARTS = ['shared-lib', 'functions', 'tools/local-firebase', 'tools/local-stripe', 'build'];
const FILES = ['tsconfig.base.json'];

const RECORD = 'shared-lib/src/model/card/card-callables.ts';
const HANDLERS = 'functions/src/handlers.ts';

/** The edits of the recipe, by file. */
const EDITS: Edits = {
  [RECORD]: [
    [
      'export const cardCallables = {\n',
      `export const cardCallables = {
  /** Counts the caller's own cards. */
  countCards: defineCallable({
    input: z.object({}),
    output: returns<{ cards: number }>(),
    capability: null,
    inReadOnly: true,
    limit: perMinute(3),
  }),
`,
    ],
  ],
  [HANDLERS]: [
    [
      "import { createCard } from './cards/create-card';\n",
      "import { countCards } from './cards/count-cards';\nimport { createCard } from './cards/create-card';\n",
    ],
    ['  createCard,\n', '  countCards,\n  createCard,\n'],
  ],
};

/** The files of the recipe that are new. */
const NEW: Readonly<Record<string, string>> = {
  'functions/src/cards/count-cards.ts': `
import type { CallableHandler } from '../callable';

/** Counts the caller's own cards. */
export const countCards: CallableHandler<'countCards'> = async ({ db, uid }) => {
  const cards = await db.collection('cards').where('ownerId', '==', uid).get();
  return { cards: cards.size };
};
`,
  'functions/src/cards/count-cards.test.ts': `
import { openHostileProject } from '../testing/hostile-client';

const project = openHostileProject();
beforeEach(async () => {
  await project.db().doc('cards/one').set({ ownerId: 'ana' });
  await project.db().doc('cards/two').set({ ownerId: 'luis' });
});

it('counts the cards of the account that asks and no other', async () => {
  expect(await project.signUp('ana').call('countCards', {})).toMatchObject({ status: 200, body: { result: { cards: 1 } } });
  expect(await project.signUp('ana').call('countCards', { uid: 'luis' })).toMatchObject({ body: { result: { cards: 1 } } });
});

it('answers while the product is read-only', async () => {
  await project.db().doc('featureFlags/read_only').set({ enabled: true, rolloutPercentage: 100 });
  expect((await project.signUp('luis').call('countCards', {})).status).toBe(200);
});

it('refuses the fourth call of an account within a minute', async () => {
  const eva = project.signUp('eva');
  for (let count = 0; count < 3; count += 1) expect((await eva.call('countCards', {})).status).toBe(200);
  expect(await eva.call('countCards', {})).toMatchObject({ reason: 'too-many-requests' });
});
`,
};

const CONFIG = {
  rootDir: 'functions',
  testEnvironment: '<rootDir>/../build/testing/node-environment.cjs',
  testMatch: ['**/*.test.ts'],
  testTimeout: 120_000,
  transform: COPY_TRANSFORM,
  transformIgnorePatterns: ['/node_modules/(?!(?:vcard4-ts|image-dimensions)/)'],
  moduleNameMapper: { '\\.css$': '<rootDir>/../build/testing/empty.cjs' },
  setupFiles: ['<rootDir>/src/testing/unverified-tokens.ts'],
  setupFilesAfterEnv: [
    '<rootDir>/../build/testing/loud-console.cjs',
    '<rootDir>/src/testing/recorded-logs.ts',
  ],
};

const copy = openRecipe(PARTS, FILES, CONFIG);

it('the recipe for a callable names the four files that it touches', () => {
  const named = filesOfRecipe('Add a callable');
  const touched = [...Object.keys(EDITS), ...Object.keys(NEW)];
  expect(named.map((file) => basename(file)).sort()).toEqual(touched.map((file) => basename(file)).sort());
  expect(named).toHaveLength(4);
});

// Left to `npm run test:all`.
if (RUN_SIZE !== 'short')
  it('the recipe for a callable makes one that the service answers and limits', () => {
    for (const file of Object.keys(EDITS)) copy.edit(EDITS, file);
    for (const [file, text] of Object.entries(NEW)) copy.write(file, text);
    const own = copy.runJest('count-cards');
    expect(own.ok ? '' : own.output).toBe('');
    const each = copy.runJest('src/callable.test.ts', '-t', 'countCards');
    expect(each.ok ? '' : each.output).toBe('');
    expect(each.output).toContain('2 passed');
  });

// Checking the types of the functions takes a minute of a processor.
if (RUN_SIZE === 'long')
  it('the recipe for a callable compiles, except without the handler', () => {
    expect(copy.checkTypes('functions')).toEqual({ ok: true, output: '' });
    copy.restore(HANDLERS);
    expect(copy.checkTypes('functions').output).toContain('countCards');
  });
