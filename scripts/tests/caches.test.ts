/**
 * Fills each cache with a green run, then breaks a file unnoticed: its modification time is restored, so that only its content has changed.
 * All caches must notice, stay red as long as it is broken, and be green again once it is mended.
 */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { RUN_SIZE } from 'shared-lib/testing';
import webpack from 'webpack';
import { buildCache, CONTENT_SNAPSHOT } from '../../build/build-cache.mjs';
import { isFresh, sourcesHash, stampBuild } from '../lib/build.mjs';
import { memoryOf } from '../test/remember.mjs';
import { runJest } from '../test/jest-step.mjs';
import { failureTable } from '../test/steps.mjs';
import { checkFormat, checkLint, checkTypes } from '../test/static-steps.mjs';

/** Inside the repository, so that its packages are found. */
const HOME = join(__dirname, '../../.local/fixtures');
const LONG_AGO = new Date('2020-01-01T00:00:00Z');

// Each starts the real tools, which take their time on a busy machine.
jest.setTimeout(120_000);

let root: string;
let printed: string[];
const print = (text: string) => void printed.push(text);

beforeEach(() => {
  mkdirSync(HOME, { recursive: true });
  root = mkdtempSync(join(HOME, 'caches-'));
  printed = [];
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Writes files that look as if nobody had touched them for years. */
function write(files: Record<string, string | object>): void {
  for (const [name, content] of Object.entries(files)) {
    const path = join(root, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof content === 'string' ? content : `${JSON.stringify(content)}\n`);
    utimesSync(path, LONG_AGO, LONG_AGO);
  }
}

test('the format check finds a file that has become unformatted', async () => {
  write({ 'a.ts': 'export const a = 1;\n', 'b.ts': 'export const b = 2;\n' });
  expect(await checkFormat({ root, print })).toBe(true);
  expect(readdirSync(join(root, '.local/cache'))).toContain('prettier');

  write({ 'b.ts': 'export const b =  2\n' });
  expect(await checkFormat({ root, print })).toBe(false);
  expect(await checkFormat({ root, print })).toBe(false);
  expect(printed.join('')).toContain('b.ts');

  write({ 'b.ts': 'export const b = 2;\n' });
  expect(await checkFormat({ root, print })).toBe(true);
});

// Left to `npm run test:all`.
if (RUN_SIZE !== 'short')
  test('the lint check finds an error, a cycle, a missing file and a violation of a new rule', async () => {
    const configWith = (rules: string) => `import importX from 'eslint-plugin-import-x';
export default [{
  files: ['**/*.mjs'],
  ignores: ['eslint.config.mjs'],
  plugins: { 'import-x': importX },
  rules: { 'import-x/no-cycle': 'error', 'import-x/no-unresolved': 'error', eqeqeq: 'error', ${rules} },
}];\n`;
    write({
      'package.json': {},
      'eslint.config.mjs': configWith(''),
      'a.mjs': "import { b } from './b.mjs';\nexport const a = () => b;\n",
      'b.mjs': 'export const b = 1;\n',
    });
    const check = () => checkLint({ root, print });
    expect(await check()).toBe(true);

    write({ 'b.mjs': 'export const b = 1 == 2;\n' });
    expect(await check()).toBe(false);
    write({ 'b.mjs': "import { a } from './a.mjs';\nexport const b = () => a;\n" });
    expect(await check()).toBe(false);
    write({ 'b.mjs': 'export const b = 1;\n' });
    expect(await check()).toBe(true);

    rmSync(join(root, 'b.mjs'));
    expect(await check()).toBe(false);
    write({ 'b.mjs': 'export const b = 1;\n' });
    expect(await check()).toBe(true);

    write({
      'eslint.config.mjs': configWith("'no-restricted-syntax': ['error', 'ArrowFunctionExpression']"),
    });
    expect(await check()).toBe(false);
  });

test('the types check finds an import that a changed declaration breaks', async () => {
  const options = {
    ...{ strict: true, types: [], lib: ['ES2022'], skipLibCheck: true },
    ...{ rootDir: '${configDir}/..', outDir: '${configDir}/.cache/types' },
  };
  write({
    'package.json': {},
    'tsconfig.json': { files: [], references: [{ path: 'lib' }, { path: 'app' }] },
    'lib/tsconfig.json': { compilerOptions: { ...options, composite: true, emitDeclarationOnly: true } },
    'lib/count.ts': 'export const count = (): number => 1;\n',
    'app/tsconfig.json': {
      compilerOptions: { ...options, incremental: true, noEmit: true },
      references: [{ path: '../lib' }],
    },
    'app/total.test.ts': "import { count } from '../lib/count';\nexport const total: number = count();\n",
  });
  const check = () => checkTypes({ root, print });
  expect(await check()).toEqual({ passed: 2, failed: 0 });

  write({ 'lib/count.ts': "export const count = (): string => '1';\n" });
  expect(await check()).toEqual({ passed: 1, failed: 1 });
  expect(await check()).toEqual({ passed: 1, failed: 1 });
  expect(printed.join('')).toContain('app/total.test.ts(2,14)');

  write({ 'lib/count.ts': 'export const count = (): number => 2;\n' });
  expect(await check()).toEqual({ passed: 2, failed: 0 });
});

test('the types check finds a missing export in a checked script', async () => {
  const compilerOptions = { allowJs: true, checkJs: true, noEmit: true, types: [], module: 'nodenext' };
  write({
    'package.json': {},
    'tsconfig.json': { files: [], references: [{ path: 'lib' }] },
    'lib/tsconfig.json': { compilerOptions: { composite: true, types: [], outDir: '.cache/types' } },
    'lib/count.ts': 'export const count = 1;\n',
    'tsconfig.javascript.json': { compilerOptions, include: ['*.mjs'] },
    'ports.mjs': 'export const port = 1;\n',
    'start.mjs': "import { port } from './ports.mjs';\nexport const next = port + 1;\n",
  });
  const check = () => checkTypes({ root, print });
  expect(await check()).toEqual({ passed: 2, failed: 0 });

  write({ 'ports.mjs': 'export const ports = [1];\n' });
  expect(await check()).toEqual({ passed: 1, failed: 1 });
  expect(printed.join('')).toContain("no exported member named 'port'");
});

test('the jest cache remembers a passed result until a file it reaches changes, and no failure', async () => {
  const project = { displayName: 'app', rootDir: '<rootDir>/app', transform: {} };
  write({
    'jest.config.mjs': `export default { projects: [${JSON.stringify(project)}] };\n`,
    'shared/sum.js': 'module.exports = (a, b) => a + b;\n',
    'app/sum.test.js':
      "const sum = require('../shared/sum');\ntest('sums', () => expect(sum(1, 2)).toBe(3));\ntest('nothing', () => expect(sum(0, 0)).toBe(0));\n",
  });
  const report = join(root, 'report.json');
  const check = async () => {
    printed = [];
    const { passed, failed, failures } = await runJest({
      root,
      report,
      print,
      chromium: '',
      reach: { app: ['shared'] },
      quiet: true,
    });
    message = failureTable([{ name: 'jest', failed, failures }]);
    return { passed, failed, isRemembered: printed.join('').includes('remembered') };
  };
  let message = '';
  expect(await check()).toEqual({ passed: 2, failed: 0, isRemembered: false });
  expect(await check()).toEqual({ passed: 2, failed: 0, isRemembered: true });
  expect(message).toBe('');
  // Floods of another size prove something else.
  const size = process.env['TEST_SIZE'];
  process.env['TEST_SIZE'] = size === 'short' ? 'all' : 'short';
  expect(await check()).toEqual({ passed: 2, failed: 0, isRemembered: false });
  if (size === undefined) delete process.env['TEST_SIZE'];
  else process.env['TEST_SIZE'] = size;

  write({ 'shared/sum.js': 'module.exports = (a, b) => a - b;\n' });
  expect(await check()).toEqual({ passed: 1, failed: 1, isRemembered: false });
  expect(await check()).toEqual({ passed: 1, failed: 1, isRemembered: false });
  expect(message).toMatch(
    /^── failures\n {2}jest: .*app\/sum\.test\.js › sums: .*expect\(received\)\.toBe\(expected\)/,
  );
});

test('the build check finds a changed source and a changed or missing output', () => {
  write({
    'package-lock.json': {},
    'app/src/a.ts': '1',
    '.local/build/app/a.js': '1',
    '.local/build/app/b.js': '2',
  });
  const build = { name: 'app', sources: ['app'] };
  const stamp = () => stampBuild('app', sourcesHash(build.sources, root), root);
  expect(isFresh(build, root)).toBe(false);
  stamp();
  expect(isFresh(build, root)).toBe(true);

  write({ 'app/src/a.ts': '2' });
  expect(isFresh(build, root)).toBe(false);
  stamp();
  write({ '.local/build/app/a.js': '3' });
  expect(isFresh(build, root)).toBe(false);
  stamp();
  rmSync(join(root, '.local/build/app/b.js'));
  expect(isFresh(build, root)).toBe(false);
});

test('the webpack cache rebuilds a module whose content has changed', async () => {
  write({
    ...{ 'package.json': {}, 'tsconfig.json': {} },
    ...{ 'a.js': "module.exports = require('./b') + 'one';\n", 'b.js': "module.exports = 'first';\n" },
  });
  const build = async () => {
    const compiler = webpack({
      context: root,
      mode: 'production',
      target: 'node',
      entry: './a.js',
      output: { path: join(root, 'dist') },
      cache: buildCache({ root, name: 'fixture', production: true }),
      snapshot: CONTENT_SNAPSHOT,
      infrastructureLogging: { level: 'error' },
    });
    await new Promise<void>((done, fail) =>
      compiler.run((error, stats) => ((error ?? stats?.hasErrors()) ? fail(error ?? stats) : done())),
    );
    await new Promise((done) => compiler.close(done));
    return readFileSync(join(root, 'dist/main.js'), 'utf8');
  };
  const first = await build();
  expect(first).toContain('first');
  expect(await build()).toBe(first);
  write({ 'b.js': "module.exports = 'other';\n" });
  expect(await build()).toContain('other');
});

test('the result cache returns nothing for another key or an unreadable entry', () => {
  const memory = memoryOf('results', root);
  memory.store('one', { passed: 1 });
  expect(memory.recall('one')).toEqual({ passed: 1 });
  expect(memory.recall('two')).toBeNull();
  write({ 'results/one.json': '{"passed":' });
  expect(memory.recall('one')).toBeNull();
});
