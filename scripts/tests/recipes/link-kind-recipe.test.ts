/**
 * Follows 'Add a kind of link' of CONTRIBUTING.md in a copy of the tree: with those edits and no other, its links are typed, pasted,
 * shown and carried into contacts.
 */
import { RUN_SIZE } from 'shared-lib/testing';
import { COPY_TRANSFORM, filesOfRecipe, openRecipe, type Edits } from './recipe-copy';

/** Parts of the tree that know the kind, or check it. */
const PARTS = ['shared-lib', 'tools/local-firebase', 'user-app', 'functions', 'build'];
const FILES = ['tsconfig.base.json', 'tsconfig.leaf.json'];

const RECORD = 'shared-lib/src/model/links/networks.ts';
const ICONS = 'shared-lib/src/ui/card-view/icons/link-icon-paths.ts';
const WORDS = 'user-app/src/features/card-editor/links/messages.ts';

/** The edits of the recipe, by file: text that is there, and text that takes its place. */
const EDITS: Edits = {
  [RECORD]: [
    ["  github: ['github.com'],\n", "  github: ['github.com'],\n  snapchat: ['snapchat.com', 'snap.com'],\n"],
    [
      '  github: {\n',
      `  snapchat: {
    name: 'Snapchat',
    spoken: /\\bsnap(chat)?\\b/i,
    handle: /^[a-z][\\w.-]{1,13}\\w$/i,
    profile: (handle) => \`https://www.snapchat.com/add/\${handle.toLowerCase()}\`,
    handleIn: ([first, second = '']) => (first === 'add' ? second : null),
    isSocial: true,
  },
  github: {
`,
    ],
  ],
  [ICONS]: [
    ["  telegram: 'M15", "  snapchat: 'M12 3l6 6l-6 12l-6 -12l6 -6',\n  telegram: 'M15"],
    ["  telegram: '#", "  snapchat: '#B8A500',\n  telegram: '#"],
  ],
  [WORDS]: [
    [
      "  github: { field: 'Usuario de GitHub'",
      "  snapchat: { field: 'Usuario de Snapchat', example: '@usuario' },\n  github: { field: 'Usuario de GitHub'",
    ],
  ],
  'shared-lib/src/model/links/parse-link.test.ts': [
    [
      "  ['github', ['ana', '@ana', 'github.com/ana'], 'https://github.com/ana'],\n",
      `  ['snapchat', ['@Ana_g', 'snapchat.com/add/ana_g?x=1'], 'https://www.snapchat.com/add/ana_g'],
  ['github', ['ana', '@ana', 'github.com/ana'], 'https://github.com/ana'],
`,
    ],
  ],
};

/** A test of the copy that follows a link from the pasted text to what visitors see and save. */
const JOURNEY = `
import { renderToStaticMarkup } from 'react-dom/server';
import { buildVCard, findLinks, LINK_KINDS, linkSchema, typedForm, visitSourceOf } from 'shared-lib/model';
import { aPublishedCard } from 'shared-lib/testing';
import { cardCss, CardView } from 'shared-lib/ui/card-view';
import { newLink } from '../../user-app/src/features/card-editor/links/edit-links';
import { wordsOfKind } from '../../user-app/src/features/card-editor/links/messages';
import { isCommonHost } from '../../functions/src/trust/common-hosts';

const url = 'https://www.snapchat.com/add/ana_g';

it('offers the kind in the editor, with words and a title', () => {
  expect(LINK_KINDS).toContain('snapchat');
  expect(wordsOfKind('snapchat')).toMatchObject({ label: 'Snapchat', field: 'Usuario de Snapchat' });
  expect(newLink('snapchat')).toMatchObject({ kind: 'snapchat', title: 'Snapchat' });
  expect(typedForm(url)).toBe('@ana_g');
});

it('accepts its own addresses and no other site’s', () => {
  const link = { ...newLink('snapchat'), url };
  expect(linkSchema.safeParse(link).success).toBe(true);
  expect(linkSchema.safeParse({ ...link, url: 'https://x.com/ana' }).success).toBe(false);
});

it('finds its links in pasted text', () => {
  expect(findLinks('Snap: @ana_g', 'Europe/Madrid')).toEqual([{ kind: 'snapchat', title: 'Snap', url }]);
});

it('shows them with icon and colour, also in the row of networks', () => {
  const links = [{ id: 's', title: 'Snap', url, description: '', icon: '', from: null, until: null }];
  const theme = { scheme: 'auto', accent: '#0F766E', linkColors: 'brand', socials: 'icons' } as const;
  const card = aPublishedCard({ links, theme });
  expect(renderToStaticMarkup(<CardView card={card} now={0} />)).toContain('<a class="tj-b-snapchat"');
  expect(cardCss(card)).toContain('.tj-b-snapchat[class]{background:#B8A500');
  expect(buildVCard(card, { pageUrl: 'https://ejemplo.com/' })).toMatch(/TYPE=snapchat/);
});

it('counts visits from it as social, and takes its host for one of many people', () => {
  expect(visitSourceOf({ scanned: false, host: 'www.snapchat.com' })).toBe('social');
  expect(isCommonHost('snapchat.com')).toBe(true);
});
`;

const CONFIG = {
  testMatch: [
    '<rootDir>/shared-lib/src/journey.test.tsx',
    '<rootDir>/shared-lib/src/model/links/*.test.ts',
    '<rootDir>/shared-lib/src/ui/card-view/{brand-colors,link-icon}.test.{ts,tsx}',
  ],
  setupFiles: ['<rootDir>/build/testing/browser-pieces.cjs'],
  transform: COPY_TRANSFORM,
  moduleNameMapper: { '\\.css$': '<rootDir>/build/testing/empty.cjs' },
};

const copy = openRecipe(PARTS, FILES, CONFIG);

it('the recipe for a kind of link names the four files that it edits', () => {
  const named = filesOfRecipe('Add a kind of link');
  expect(named).toEqual(Object.keys(EDITS));
  expect(named).toHaveLength(4);
});

// Left to `npm run test:all`.
if (RUN_SIZE !== 'short')
  it('the recipe for a kind of link makes one that is typed, pasted, shown and saved in contacts', () => {
    Object.keys(EDITS).forEach((file) => copy.edit(EDITS, file));
    copy.write('shared-lib/src/journey.test.tsx', JOURNEY);
    const whole = copy.runJest();
    expect(whole.ok ? '' : whole.output).toBe('');
  });

// Checking the types of an app takes a minute of a processor.
if (RUN_SIZE === 'long')
  it('the recipe for a kind of link compiles, except without its icon or its texts', () => {
    const types = () => copy.checkTypes('user-app');
    copy.write('shared-lib/src/journey.test.tsx', '');
    expect(types()).toEqual({ ok: true, output: '' });
    copy.restore(WORDS);
    expect(types().output).toContain('snapchat');
    copy.restore(ICONS);
    expect(types().output).toContain("Property 'snapchat' is missing");
  });
