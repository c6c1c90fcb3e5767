import { runModule } from './run-module';

/** Runs the loader on a source, and returns what it makes of it. */
const load = (source: string): string =>
  JSON.parse(
    runModule(`
      import { withStaticFields } from './build/unused/static-fields-loader.mjs';
      console.log(JSON.stringify(withStaticFields(${JSON.stringify(source)})));
    `),
  ) as string;

/** Minifies Auth's SDK as far as a sign-in needs it, and reports what is left of its classes. */
const minified = (): { before: number; after: number; left: string[] } =>
  JSON.parse(
    runModule(`
      import { readFileSync } from 'node:fs';
      import { build } from 'esbuild';
      import { withStaticFields } from './build/unused/static-fields-loader.mjs';
      const bundle = async (change) => {
        const { outputFiles } = await build({
          stdin: { contents: "export { initializeAuth, signInWithEmailAndPassword } from 'firebase/auth'", resolveDir: 'shared-lib' },
          bundle: true, write: false, format: 'esm', target: 'es2022', minifySyntax: true,
          plugins: [{ name: 'change', setup: ({ onLoad }) => onLoad({ filter: /@firebase.auth.dist.esm/ }, ({ path }) => ({
            contents: change(readFileSync(path, 'utf8')),
          })) }],
        });
        return outputFiles[0].text;
      };
      const [before, after] = await Promise.all([bundle((source) => source), bundle(withStaticFields)]);
      const classes = ['FacebookAuthProvider', 'TotpMultiFactorGenerator', 'EmailAuthCredential'];
      console.log(JSON.stringify({
        before: before.length, after: after.length,
        left: classes.filter((name) => new RegExp('class _?' + name + '\\\\b').test(after)),
      }));
    `),
  ) as ReturnType<typeof minified>;

describe('constants of classes in the browser builds', () => {
  it('are fields of their class, in their order, on lines that stay where they are', () => {
    const source = "class One {\n}\n/** Why. */\nOne.kind = 'one';\nOne.all = []; // None yet.\nuse(One);\n";
    const moved = load(source);
    expect(moved).toBe(
      "class One {\nstatic kind = 'one';static all = [];}\n/** Why. */\n\n // None yet.\nuse(One);\n",
    );
  });

  it('stay where they are if something could tell the difference', () => {
    for (const rest of [
      'use(One);\nOne.kind = 1;',
      'One.kind = other;',
      'One.kind = new One();',
      'Two.kind = 1;',
      'One.kind += 1;',
      'One.kind.name = 1;',
    ]) {
      const source = `class One {}\n${rest}\n`;
      expect(load(source)).toBe(source);
    }
  });

  it('let the minifier drop what nobody uses of Auth’s SDK, and nothing else', () => {
    const { before, after, left } = minified();
    expect(left).toEqual(['EmailAuthCredential']);
    expect(after).toBeLessThan(before - 20_000);
  });
});
