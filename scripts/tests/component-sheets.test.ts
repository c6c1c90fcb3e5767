import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runModule, ROOT } from './run-module';

const UI = 'shared-lib/src/ui';
const OTHERS = `${UI}/component-sheets.css`;

interface Drawn {
  /** Components of the library in the files that a remote's first screen is made of. */
  first: string[];
  /** Those in all files. */
  all: string[];
  /** Modules that are loaded separately, render other components than the first and don't import their sheet. */
  unstyled: string[];
}

const sheetsIn = (file: string) =>
  [
    ...readFileSync(join(ROOT, file), 'utf8').matchAll(
      /'@mantine\/core\/styles\/([\w-]+?)(?:\.layer)?\.css'/g,
    ),
  ].map(([, name]) => name!);

/** Bundles the remotes, and returns which components of the library come with which of their modules. */
const drawn = (): Drawn =>
  JSON.parse(
    runModule(`
      import { build } from 'esbuild';
      const options = {
        outdir: '/', bundle: true, write: false, metafile: true, format: 'esm', jsx: 'automatic', logLevel: 'silent',
        define: { 'process.env.NODE_ENV': '"production"' },
        loader: { '.css': 'empty', '.woff2': 'empty', '.svg': 'empty', '.png': 'empty', '.jpg': 'empty' },
      };
      const isOurs = (path) => /^[\\w-]+\\/src\\/.*\\.tsx?$/.test(path);
      const outside = (path) => /^[^.]/.test(path) && !/^(@mantine|shared-lib)\\//.test(path);
      const isExternal = ({ kind, path, importer }) => kind !== 'entry-point' && outside(path) && !/node_modules.@mantine/.test(importer);
      const only = (leaves) => ({ name: 'only', setup: ({ onResolve }) => onResolve({ filter: /./ }, (one) => leaves(one) ? { path: one.path, external: true } : undefined) });
      const apart = only((one) => one.kind === 'dynamic-import' || isExternal(one));
      const componentsOf = async (entryPoints) => {
        const { metafile } = await build({ ...options, entryPoints, plugins: [apart] });
        return Object.values(metafile.outputs).filter(({ entryPoint }) => entryPoint).map(({ entryPoint, inputs }) => ({
          entryPoint,
          components: Object.entries(inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0)
            .map(([file]) => /@mantine.core.esm.*\\/([\\w-]+)\\.module\\.mjs$/.exec(file)?.[1]).filter(Boolean),
          isStyled: metafile.inputs[entryPoint].imports.some(({ path }) => path === '${OTHERS}'),
        }));
      };
      const frames = [
        'user-app/src/app/exposed.ts', 'user-app/src/features/dashboard-home/home-page.tsx',
        'admin-app/src/app/exposed.ts', 'admin-app/src/features/dashboard/dashboard-page.tsx',
      ];
      const { metafile } = await build({ ...options, entryPoints: frames, plugins: [only(isExternal)] });
      const loaded = new Set(Object.values(metafile.inputs).flatMap(({ imports }) => imports)
        .filter(({ kind, path }) => kind === 'dynamic-import' && isOurs(path) && !frames.includes(path)).map(({ path }) => path));
      const first = new Set((await componentsOf(frames)).flatMap(({ components }) => components));
      const others = await componentsOf([...loaded]);
      const all = new Set([...first, ...others.flatMap(({ components }) => components)]);
      const unstyled = others.filter(({ components, isStyled }) => !isStyled && components.some((one) => !first.has(one))).map(({ entryPoint }) => entryPoint);
      console.log(JSON.stringify({ first: [...first], all: [...all], unstyled }));`),
  ) as Drawn;

describe('the style sheets of the library’s components', () => {
  const first = sheetsIn(`${UI}/app-frame/first-sheets.css`);
  const others = sheetsIn(OTHERS);

  it('are those of the rendered components, with those of first screens in the frame', () => {
    const found = drawn();
    expect(first.filter((name) => name !== 'global').toSorted()).toEqual(found.first.toSorted());
    expect([...first, ...others].filter((name) => name !== 'global').toSorted()).toEqual(
      found.all.toSorted(),
    );
    expect(found.unstyled).toEqual([]);
  });

  it('keep the library’s order', () => {
    const styles = join(ROOT, 'node_modules/@mantine/core');
    const whole = readFileSync(join(styles, 'styles.css'), 'utf8');
    for (const list of [first, others]) {
      const places = list.map((name) =>
        whole.indexOf(readFileSync(join(styles, `styles/${name}.css`), 'utf8').trim()),
      );
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
  });
});
