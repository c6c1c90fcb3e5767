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
export async function filesOfModule(entry: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    metafile: true,
    write: false,
    // Needed for the styles that it imports; nothing is written.
    outdir: 'out',
    format: 'esm',
    platform: 'browser',
    external: ['firebase/*'],
    plugins: [withoutLaterParts],
    logLevel: 'silent',
  });
  return Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  );
}
