import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RUN_SIZE } from 'shared-lib/testing';
import { ROOT, runModule } from '../run-module';

/** Builds a remote that exposes this module and returns the errors of its build. */
function build(source: string): string[] {
  const home = join(ROOT, '.local/fixtures');
  mkdirSync(home, { recursive: true });
  const folder = mkdtempSync(join(home, 'remote-'));
  const files = {
    'tsconfig.json': JSON.stringify({ extends: join(ROOT, 'tsconfig.leaf.json'), include: ['*.tsx'] }),
    'app.tsx': source,
    'entry.js': '',
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  try {
    const options = {
      ...{ context: folder, mode: 'production', entry: './entry.js' },
      output: { path: join(folder, 'dist') },
    };
    return JSON.parse(
      runModule(`
        import webpack from 'webpack';
        import { RemoteContractPlugin } from './build/federation/remote-contract-plugin.mjs';
        const plugins = [new RemoteContractPlugin({ './App': './app.tsx' })];
        webpack({ ...${JSON.stringify(options)}, plugins }).run((failure, stats) => {
          if (failure) throw failure;
          console.log(JSON.stringify(stats.compilation.errors.map(({ message }) => message)));
        });`),
    ) as string[];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the build of a remote', () => {
  it('passes when App fits the contract', () => {
    expect(build('export default function App() { return null; }')).toEqual([]);
  });

  // Left to `npm run test:all`.
  if (RUN_SIZE !== 'short')
    it.each([
      [
        'needs something that the shell doesn’t give',
        'export default function App({ uid }: { uid: string }) { return uid; }',
        'not assignable',
      ],
      ['is no component', 'export default { title: "App" };', 'not assignable'],
      ['has another name', 'export function App() { return null; }', "'default' is missing"],
    ])('fails where its App %s', (_case, source, words) => {
      const [error, ...more] = build(source);
      expect(error).toContain('breaks the remotes’ contract');
      expect(error).toContain(words);
      expect(more).toEqual([]);
    });

  it.each(['user-app', 'admin-app', 'public-card'])('of %s checks the contract', (app) => {
    const found = runModule(`
      import config from './${app}/webpack.config.mjs';
      const configs = [config({}, { mode: 'production' })].flat();
      const plugins = configs.flatMap(({ plugins }) => plugins.map(({ constructor }) => constructor.name));
      console.log(plugins.filter((name) => name === 'RemoteContractPlugin').length);`);
    expect(Number(found)).toBe(1);
  });
});
