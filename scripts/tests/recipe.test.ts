/**
 * Follows 'Add a text field to a profile' of CONTRIBUTING.md in a copy of the tree: with those edits and no other, the field
 * is saved, published and shown, and the rules agree.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { bySize, RUN_SIZE } from 'shared-lib/testing';

const ROOT = join(__dirname, '../..');

/** Inside the repository, so that its tools are found. */
const HOME = join(ROOT, '.local/fixtures');

/** Parts of the tree that know the field, or check it. */
const PARTS = ['shared-lib', 'local-firebase', 'rules-tests', 'user-app', 'build'];
const FILES = ['firestore.rules', 'tsconfig.base.json', 'tsconfig.leaf.json'];

/** The edits of the recipe, by file: text that is there, and text that takes its place. */
const EDITS: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  'shared-lib/src/domain/card-schema.ts': [
    [
      '  jobTitle: text(80),\n',
      '  jobTitle: text(80),\n  /** Missing in older profiles, which say nothing of it. */\n  pronouns: text(40).optional(),\n',
    ],
  ],
  'firestore.rules': [
    ["'jobTitle', 'company', 'bio'", "'jobTitle', 'pronouns', 'company', 'bio'"],
    [
      '&& isText(profile.jobTitle, 80)\n',
      "&& isText(profile.jobTitle, 80)\n          && isText(profile.get('pronouns', ''), 40)\n",
    ],
  ],
  'user-app/src/features/card-editor/messages.ts': [
    ["    jobTitle: 'Cargo',\n", "    jobTitle: 'Cargo',\n    pronouns: 'Pronombres',\n"],
  ],
  'user-app/src/features/card-editor/components/profile-panel.tsx': [
    [
      '      <div className={styles.pair}>\n',
      "      <TextInput {...useTextField('profile.pronouns')} />\n      <div className={styles.pair}>\n",
    ],
  ],
  'shared-lib/src/ui/card-view/card-view.tsx': [
    [
      '      {profile.location && (\n',
      '      {profile.pronouns && <p className="tj-role">{profile.pronouns}</p>}\n      {profile.location && (\n',
    ],
  ],
  'shared-lib/src/domain/vcard.ts': [
    [
      '  if (profile.jobTitle) file.add',
      '  if (profile.pronouns) file.add(`X-PRONOUNS:${escapeText(profile.pronouns)}`);\n  if (profile.jobTitle) file.add',
    ],
  ],
};

/** A test of the copy: a card with the new field on its way to visitors. */
const JOURNEY = `
import { renderToStaticMarkup } from 'react-dom/server';
import { buildVCard, cardContentSchema, profileTemplateProps, toPublicContent } from './domain';
import { aCardContent, aPublishedCard } from './testing';
import { CardView } from './ui/card-view';

const withPronouns = (pronouns: string) => {
  const content = aCardContent();
  return { ...content, profile: { ...content.profile, pronouns } };
};

it('carries the field from the editor to visitors', () => {
  expect(cardContentSchema.safeParse(withPronouns('x'.repeat(41))).error?.issues).toEqual([
    expect.objectContaining({ path: ['profile', 'pronouns'], message: 'too-long:40' }),
  ]);
  const { profile } = toPublicContent(withPronouns(' ella \\u202e'));
  expect(profile.pronouns).toBe('ella');
  const card = aPublishedCard({ profile });
  expect(profileTemplateProps(card, [], {})).toMatchObject({ pronouns: 'ella' });
  expect(renderToStaticMarkup(<CardView card={card} now={0} />)).toContain('>ella<');
  expect(buildVCard(card, { pageUrl: 'https://ejemplo.com/' })).toContain('X-PRONOUNS:ella');
});

it('reads a card from before the field', () => {
  expect(cardContentSchema.safeParse(aCardContent()).success).toBe(true);
});
`;

const CONFIG = {
  testMatch: ['<rootDir>/shared-lib/src/journey.test.tsx', '<rootDir>/rules-tests/schema-limits.test.ts'],
  setupFiles: ['<rootDir>/build/testing/browser-pieces.cjs'],
  transform: {
    '^.+\\.(t|j)sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  moduleNameMapper: { '\\.css$': '<rootDir>/build/testing/empty.cjs' },
};

// Real tools run in the copy, which take their time on a busy machine.
jest.setTimeout(bySize({ short: 180_000, all: 180_000, long: 600_000 }));

let copy: string;

beforeAll(() => {
  mkdirSync(HOME, { recursive: true });
  copy = mkdtempSync(join(HOME, 'recipe-'));
  const isSource = (path: string) => !/\/(node_modules|dist|\.cache)$/.test(path);
  for (const part of [...PARTS, ...FILES])
    cpSync(join(ROOT, part), join(copy, part), { recursive: true, filter: isSource });
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    const target = PARTS.includes(name) ? join(copy, name) : join(ROOT, 'node_modules', name);
    symlinkSync(target, join(copy, 'node_modules', name));
  }
  for (const part of PARTS) {
    const own = join(ROOT, part, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(copy, part, 'node_modules'));
  }
  writeFileSync(join(copy, 'jest.config.json'), JSON.stringify(CONFIG));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a tool of the repository in the copy. */
function run(tool: string, ...args: string[]): { ok: boolean; output: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules', tool), ...args],
    {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'test' },
    },
  );
  return { ok: status === 0, output: stdout + stderr };
}

const runJest = (...tests: string[]) =>
  run('jest/bin/jest.js', '--config', 'jest.config.json', '--ci', ...tests);

function follow(file: string): void {
  const path = join(copy, file);
  let text = readFileSync(path, 'utf8');
  for (const [from, to] of EDITS[file]!) {
    expect(text).toContain(from);
    text = text.replace(from, () => to);
  }
  writeFileSync(path, text);
}

it('names the files that it edits, which are six', () => {
  const guide = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  const recipe = /### Add a text field to a profile\n([\s\S]*?)\n###/.exec(guide)?.[1] ?? '';
  const named = [...recipe.matchAll(/^\d\. `([^`]+)`/gm)].map(([, file]) => file);
  expect(named).toEqual(Object.keys(EDITS));
  expect(named).toHaveLength(6);
});

// Left to `npm run test:all`.
if (RUN_SIZE !== 'short')
  it('is complained of half-way, and whole once all steps are done', () => {
    const [schema, ...others] = Object.keys(EDITS);
    follow(schema!);
    const half = runJest('schema-limits');
    expect(half.output).toContain('profile.pronouns: size is 40 in the schema, none in the rules');
    expect(half.ok).toBe(false);

    others.forEach(follow);
    writeFileSync(join(copy, 'shared-lib/src/journey.test.tsx'), JOURNEY);
    const whole = runJest();
    expect(whole.ok ? '' : whole.output).toBe('');
  });

// Checking the types of an app takes a minute of a processor.
if (RUN_SIZE === 'long')
  it('has the right types, which miss the label where it is missing', () => {
    expect(run('typescript/bin/tsc', '--build', 'user-app')).toEqual({ ok: true, output: '' });
    const messages = 'user-app/src/features/card-editor/messages.ts';
    cpSync(join(ROOT, messages), join(copy, messages));
    expect(run('typescript/bin/tsc', '--build', 'user-app').output).toContain('pronouns');
  });
