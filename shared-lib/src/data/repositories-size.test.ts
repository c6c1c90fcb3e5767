import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';

/** Leaves out what a module's functions load by themselves later. */
const withoutLaterParts: Plugin = {
  name: 'without-later-parts',
  setup: ({ onResolve }) =>
    onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    ),
};

/** Returns the files whose code comes with a module. */
async function filesOf(entry: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    metafile: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    external: ['firebase/*'],
    plugins: [withoutLaterParts],
    logLevel: 'silent',
  });
  const [output] = Object.values(metafile.outputs);
  return Object.entries(output!.inputs).flatMap(([path, { bytesInOutput }]) =>
    bytesInOutput > 0 ? [path] : [],
  );
}

describe('the repositories, which every signed-in screen loads', () => {
  it('bring no schema library along', async () => {
    const files = await filesOf(join(__dirname, 'repositories.ts'));
    expect(files.some((path) => path.endsWith('/card-repository.ts'))).toBe(true);
    expect(files.filter((path) => path.includes('node_modules/zod/'))).toEqual([]);
  });
});
