import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { builtWith } from './singletons.mjs';

/**
 * Writes `remote.json`, the one file of a remote that the shell requests by a fixed name: the current entry, its integrity and the versions
 * that it is built with. A release or a rollback changes this file on the remote's own site and nothing else. It also lists the files of
 * the remote's screens, for the worker that caches them for a time without a network, and by path those that the shell's first script has
 * fetched ahead.
 */
export class RemotePointerPlugin {
  /** @param {Record<string, string>} screens - Source of each screen, by path; one that ends in `/*` is everything below. */
  constructor(screens) {
    this.screens = screens;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('RemotePointerPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'RemotePointerPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          const entry = Object.keys(assets).find((name) => /^remoteEntry(\.[0-9a-f]+)?\.js$/.test(name));
          if (!entry) return;
          const pointer = {
            current: {
              ...named(assets, entry),
              builtWith: builtWith(),
              preload: filesByPath(compilation, this.screens),
            },
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

/** Returns what the pointer says of a file: its address, and the digest by which a page checks it. */
function named(assets, file) {
  const digest = createHash('sha384').update(assets[file].source()).digest('base64');
  return { entry: `/${file}`, integrity: `sha384-${digest}` };
}

/** Files of every screen, and those that each screen adds. */
function filesByPath(compilation, screens) {
  const frame = compilation.chunkGroups
    .filter(({ name }) => name?.startsWith('expose-'))
    .flatMap((group) => addressesOf(group));
  const sources = Object.entries(screens).map(([path, source]) => {
    const files = addressesOf(groupOf(compilation, join(compilation.compiler.context, source)));
    return [path, files.filter((file) => !frame.includes(file))];
  });
  return { frame: [...new Set(frame)], screens: Object.fromEntries(sources) };
}

const addressesOf = (group) =>
  group
    .getFiles()
    .filter((file) => /\.(js|css)$/.test(file) && !file.includes('.hot-update.'))
    .map((file) => `/${file}`);

/** Returns the chunks that importing a source loads. */
function groupOf({ modules, moduleGraph, chunkGraph }, source) {
  for (const { blocks } of modules) {
    for (const block of blocks) {
      const imported = block.dependencies.map((dependency) => moduleGraph.getModule(dependency));
      if (imported.some((module) => module?.nameForCondition?.() === source)) {
        return chunkGraph.getBlockChunkGroup(block);
      }
    }
  }
  throw new Error(`${source} is named as a screen and imported by none`);
}

/**
 * Lists the files that the exposed module may load, apart from shared modules, which the page has its own copy of or
 * has loaded already.
 */
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
