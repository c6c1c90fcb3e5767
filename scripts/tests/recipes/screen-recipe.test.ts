/**
 * Follows 'Add a screen' of CONTRIBUTING.md in a copy of the tree: with those edits and no other, it is shown at its address, in the
 * menu, fetched ahead, measured, and named where it fails.
 */
import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import { RUN_SIZE } from 'shared-lib/testing';
import { COPY_TRANSFORM, filesOfRecipe, openRecipe, type Edits } from './recipe-copy';

const PARTS = ['shared-lib', 'tools/local-firebase', 'user-app', 'shell', 'build'];
const FILES = ['tsconfig.base.json', 'tsconfig.leaf.json'];

const FACTS = 'shared-lib/src/model/screens/owner-screens.ts';
const TABLE = 'user-app/src/app/screens.ts';

/** The edits of the recipe, by file. */
const EDITS: Edits = {
  [FACTS]: [
    ['  profile: {', "  news: { path: '/dashboard/novedades' },\n  profile: {"],
    ["  profile: 'Perfil',\n", "  news: 'Novedades',\n  profile: 'Perfil',\n"],
  ],
  [TABLE]: [
    ['  IconSettings,\n', '  IconSettings,\n  IconSpeakerphone,\n'],
    [
      '    profile: {\n',
      `    news: {
      load: () => import('../features/news/news-page'),
      nav: { label: OWNER_TITLES.news, icon: IconSpeakerphone },
      isAhead: true,
    },
    profile: {
`,
    ],
  ],
};

/** The files of the recipe that are new. */
const NEW: Readonly<Record<string, string>> = {
  'user-app/src/features/news/news-page.tsx': `
import { OWNER_TITLES } from 'shared-lib/model';
import { PageHeading } from 'shared-lib/ui/page-heading';
import 'shared-lib/ui/component-sheets.css';

/** Renders what is new in the product. */
export default function NewsPage() {
  return <PageHeading title={OWNER_TITLES.news} />;
}
`,
  'user-app/src/features/news/news-page.test.tsx': `
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../testing/render-app';

it('is opened from the menu, which marks it', async () => {
  renderApp('/dashboard/profile');
  const menu = within(await screen.findByRole('navigation', { name: 'Principal' }));
  await userEvent.click(menu.getByRole('link', { name: 'Novedades' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Novedades' })).toBeInTheDocument();
  expect(menu.getByRole('link', { name: 'Novedades' })).toHaveAttribute('aria-current', 'page');
  expect(menu.getByRole('link', { name: 'Perfil' })).not.toHaveAttribute('aria-current');
});
`,
};

/** A test of the copy that checks the parts of the product which no step of the recipe names. */
const ELSEWHERE = `
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { vitalPageOf } from '../../../shared-lib/src/model/administration/vitals';
import { NEXT, screenAt } from '../app/screens';
import { paths } from '../paths';
import { renderApp } from './render-app';

jest.mock('../features/news/news-page', () => {
  throw new Error('no file');
});

it('is measured, linked by its name and loaded ahead', () => {
  expect(vitalPageOf('/dashboard/novedades')).toBe('/dashboard/novedades');
  expect(paths.news).toBe('/dashboard/novedades');
  expect(NEXT).toContain(screenAt('/dashboard/novedades'));
});

it('is named where its file does not come', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderApp('/dashboard/novedades');
  expect(await screen.findByRole('heading', { name: 'Error loading News page' })).toBeInTheDocument();
});
`;

const CONFIG = {
  rootDir: '.',
  testEnvironment: '<rootDir>/build/testing/jsdom-environment.cjs',
  testMatch: [
    '<rootDir>/user-app/src/features/news/*.test.tsx',
    '<rootDir>/user-app/src/testing/elsewhere.test.tsx',
    '<rootDir>/shell/src/remotes/remote-at.test.ts',
  ],
  testTimeout: 120_000,
  setupFiles: ['<rootDir>/build/testing/browser-pieces.cjs'],
  setupFilesAfterEnv: ['<rootDir>/build/testing/patient-queries.cjs'],
  transform: COPY_TRANSFORM,
  transformIgnorePatterns: ['/node_modules/(?!(?:vcard4-ts|image-dimensions)/)'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/build/testing/css-modules.cjs',
    '\\.css$': '<rootDir>/build/testing/empty.cjs',
  },
};

const copy = openRecipe(PARTS, FILES, CONFIG);

it('the recipe for a screen names the four files that it touches', () => {
  const touched = [...Object.keys(EDITS), ...Object.keys(NEW)];
  const named = filesOfRecipe('Add a screen');
  expect(named.map((file) => basename(file))).toEqual(touched.map((file) => basename(file)));
  expect(named).toHaveLength(4);
});

// Left to `npm run test:all`.
if (RUN_SIZE !== 'short')
  it('the recipe for a screen makes one that the menu, the shell, the build and the vitals include', () => {
    for (const file of Object.keys(EDITS)) copy.edit(EDITS, file);
    for (const [file, text] of Object.entries(NEW)) copy.write(file, text);
    copy.write('user-app/src/testing/elsewhere.test.tsx', ELSEWHERE);
    const tests = copy.runJest();
    expect(tests.ok ? '' : tests.output).toBe('');

    const code = `import { sourcesOfScreens } from './build/pages/screens.mjs';
      const sources = await sourcesOfScreens('user-app', 'OWNER_SCREENS');
      console.log(sources['/dashboard/novedades']);`;
    const build = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
      cwd: copy.root(),
      encoding: 'utf8',
    });
    expect(build.stdout + build.stderr).toBe('./src/features/news/news-page.tsx\n');
  });

// Checking the types of an app takes a minute of a processor.
if (RUN_SIZE === 'long')
  it('the recipe for a screen compiles, except without its entry in the table', () => {
    copy.write('user-app/src/testing/elsewhere.test.tsx', '');
    expect(copy.checkTypes('user-app')).toEqual({ ok: true, output: '' });
    copy.restore(TABLE);
    expect(copy.checkTypes('user-app').output).toContain('news');
  });
