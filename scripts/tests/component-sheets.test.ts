import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runModule, ROOT } from './run-module';

const LIST = 'shared-lib/src/ui/app-frame/component-sheets.css';

/** Bundles what the apps import of the library, and returns the names of the components whose classes come along. */
const drawnComponents = () =>
  JSON.parse(
    runModule(`
      import { execFileSync } from 'node:child_process';
      import { build } from 'esbuild';
      const files = execFileSync('git', ['grep', '-lE', "from '@mantine/(core|dates)'", '--', '*.ts', '*.tsx', ':!*.test.*'], { encoding: 'utf8' });
      const { metafile } = await build({
        entryPoints: files.trim().split('\\n'), outdir: '/', bundle: true, write: false, metafile: true, format: 'esm', splitting: true,
        plugins: [{ name: 'library-only', setup: ({ onResolve }) =>
          onResolve({ filter: /./ }, ({ path, kind, importer }) =>
            kind === 'entry-point' || path.startsWith('@mantine/') || /node_modules.@mantine/.test(importer) && path.startsWith('.')
              ? undefined : { path, external: true }) }],
      });
      const inputs = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs));
      const names = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0)
        .map(([file]) => /@mantine.core.esm.*\\/([\\w-]+)\\.module\\.mjs$/.exec(file)?.[1]).filter(Boolean);
      console.log(JSON.stringify([...new Set(names)]));`),
  ) as string[];

const listed = [
  ...readFileSync(join(ROOT, LIST), 'utf8').matchAll(/'@mantine\/core\/styles\/([\w-]+)\.layer\.css'/g),
].map(([, name]) => name!);

describe('the style sheets of the library’s components', () => {
  it('are those of the components that the apps draw', () => {
    const components = listed.filter((name) => /^[A-Z]/.test(name));
    expect(components.toSorted()).toEqual(drawnComponents().toSorted());
  });

  it('come in the library’s own order, after its variables', () => {
    const styles = join(ROOT, 'node_modules/@mantine/core');
    const whole = readFileSync(join(styles, 'styles.css'), 'utf8');
    const places = listed.map((name) =>
      whole.indexOf(readFileSync(join(styles, `styles/${name}.css`), 'utf8').trim()),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(listed.slice(0, 1)).toEqual(['default-css-variables']);
  });
});
