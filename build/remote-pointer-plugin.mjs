import { createHash } from 'node:crypto';

/**
 * Writes `remote.json`, the one file of a remote that the shell asks for by a fixed name: which entry is current, with
 * its integrity. A release or a rollback changes this file on the remote's own site and nothing else. It also lists the
 * files of the remote's screens, for the worker that keeps them for when there is no network.
 */
export class RemotePointerPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('RemotePointerPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'RemotePointerPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          const entry = Object.keys(assets).find((name) => /^remoteEntry(\.[0-9a-f]+)?\.js$/.test(name));
          if (!entry) return;
          const digest = createHash('sha384').update(assets[entry].source()).digest('base64');
          const pointer = {
            current: { entry: `/${entry}`, integrity: `sha384-${digest}` },
            previous: null,
            canary: null,
            percent: 0,
            files: filesOfScreens(compilation),
          };
          compilation.emitAsset(
            'remote.json',
            new sources.RawSource(`${JSON.stringify(pointer, null, 2)}\n`),
          );
        },
      );
    });
  }
}

/** What the exposed module may load, apart from shared modules, of which the page has its own copy or has loaded this one. */
function filesOfScreens(compilation) {
  const files = new Set();
  const seen = new Set();
  const visit = (group) => {
    if (seen.has(group)) return;
    seen.add(group);
    for (const file of group.getFiles()) files.add(`/${file}`);
    for (const child of group.getChildren()) {
      const isShared = child.origins.every(({ module }) => module?.type.startsWith('consume-shared'));
      if (!isShared) visit(child);
    }
  };
  for (const group of compilation.chunkGroups) if (group.name?.startsWith('expose-')) visit(group);
  return [...files].filter((file) => /\.(js|css)$/.test(file)).sort();
}
