/**
 * Follows 'Add a text field to a profile' of CONTRIBUTING.md in a copy of the tree: with those edits and no other, the field
 * is saved, published and shown, and the rules agree.
 */
import { RUN_SIZE } from 'shared-lib/testing';
import { COPY_TRANSFORM, filesOfRecipe, openRecipe, type Edits } from './recipe-copy';

/** Parts of the tree that know the field, or check it. */
const PARTS = ['shared-lib', 'tools/local-firebase', 'rules-tests', 'user-app', 'build'];
const FILES = ['firestore.rules', 'tsconfig.base.json', 'tsconfig.leaf.json'];

/** The edits of the recipe, by file: text that is there, and text that takes its place. */
const EDITS: Edits = {
  'shared-lib/src/model/card/card-schema.ts': [
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
  'shared-lib/src/model/vcard/vcard.ts': [
    [
      '  if (profile.jobTitle) file.add',
      '  if (profile.pronouns) file.add(`X-PRONOUNS:${escapeText(profile.pronouns)}`);\n  if (profile.jobTitle) file.add',
    ],
  ],
};

/** A test of the copy: a card with the new field on its way to visitors. */
const JOURNEY = `
import { renderToStaticMarkup } from 'react-dom/server';
import { buildVCard, cardContentSchema, profileTemplateProps, toPublicContent } from './model';
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
  testMatch: [
    '<rootDir>/shared-lib/src/journey.test.tsx',
    '<rootDir>/rules-tests/schema/schema-limits.test.ts',
  ],
  setupFiles: ['<rootDir>/build/testing/browser-pieces.cjs'],
  transform: COPY_TRANSFORM,
  moduleNameMapper: { '\\.css$': '<rootDir>/build/testing/empty.cjs' },
};

const copy = openRecipe(PARTS, FILES, CONFIG);

it('the recipe for a text field names the six files that it edits', () => {
  const named = filesOfRecipe('Add a text field to a profile');
  expect(named).toEqual(Object.keys(EDITS));
  expect(named).toHaveLength(6);
});

// Left to `npm run test:all`.
if (RUN_SIZE !== 'short')
  it('the recipe for a text field fails halfway and passes when all steps are done', () => {
    const [schema, ...others] = Object.keys(EDITS);
    copy.edit(EDITS, schema!);
    const half = copy.runJest('schema-limits');
    expect(half.output).toContain('profile.pronouns: size is 40 in the schema, none in the rules');
    expect(half.ok).toBe(false);

    others.forEach((file) => copy.edit(EDITS, file));
    copy.write('shared-lib/src/journey.test.tsx', JOURNEY);
    const whole = copy.runJest();
    expect(whole.ok ? '' : whole.output).toBe('');
  });

// Checking the types of an app takes a minute of a processor.
if (RUN_SIZE === 'long')
  it('the recipe for a text field compiles, except without the label', () => {
    expect(copy.checkTypes('user-app')).toEqual({ ok: true, output: '' });
    copy.restore('user-app/src/features/card-editor/messages.ts');
    expect(copy.checkTypes('user-app').output).toContain('pronouns');
  });
