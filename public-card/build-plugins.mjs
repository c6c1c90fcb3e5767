/** Webpack plugins of this workspace's three builds. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import webpack from 'webpack';

/**
 * Returns the package of a module: `node_modules/react-dom/…` → `react-dom`; a file of shared-lib → its sub-path; null
 * for a file of this workspace.
 */
function packageOf(resource) {
  const inModules = /node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/](?!.*node_modules[\\/])/.exec(resource);
  if (inModules && inModules[1] !== 'shared-lib') return inModules[1].replace(/\\/g, '/');
  const shared = /shared-lib[\\/]src[\\/]((?:client|platform|ui|words)[\\/][^\\/]+|[^\\/]+)[\\/]/.exec(
    resource,
  );
  return shared ? `shared-lib/${shared[1].replace(/\\/g, '/')}` : null;
}

/** Writes the list of packages in the build, for `scripts/checks/check-bundle.mjs`. */
export class BundledPackagesPlugin {
  constructor(path) {
    this.path = path;
  }

  apply(compiler) {
    compiler.hooks.done.tap('BundledPackagesPlugin', ({ compilation }) => {
      const packages = new Set();
      for (const module of compilation.modules) {
        if (compilation.chunkGraph.getNumberOfModuleChunks(module) === 0 && !module.rootModule) continue;
        for (const part of module.modules ?? [module]) {
          const name = part.resource && packageOf(part.resource);
          if (name) packages.add(name);
        }
      }
      mkdirSync(dirname(this.path), { recursive: true });
      writeFileSync(this.path, `${JSON.stringify([...packages].sort(), null, 2)}\n`);
    });
  }
}

/** Writes the addresses of an entry's one script and of named chunks, for the build that has to refer to them. */
export class PageAssetsPlugin {
  constructor(path, entry, chunks = []) {
    this.path = path;
    this.entry = entry;
    this.chunks = chunks;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap('PageAssetsPlugin', (compilation) => {
      const addressOf = ([file]) => `/${file}`;
      const assets = {
        script: addressOf(compilation.entrypoints.get(this.entry).getFiles()),
        chunks: Object.fromEntries(
          this.chunks.map((name) => [name, addressOf(compilation.namedChunks.get(name).files)]),
        ),
      };
      mkdirSync(dirname(this.path), { recursive: true });
      writeFileSync(this.path, `${JSON.stringify(assets)}\n`);
    });
  }
}

/**
 * Defines the assets that {@link PageAssetsPlugin} wrote as a constant, so that the addresses of a script are built,
 * released and rolled back with it.
 */
export function assetsConstant(name, path) {
  return new webpack.DefinePlugin({
    [name]: webpack.DefinePlugin.runtimeValue(() => readFileSync(path, 'utf8'), {
      fileDependencies: [path],
    }),
  });
}

/**
 * Defines the text of a build's one script as a constant, so that nothing has to be loaded for it.
 *
 * @param {string} name - Name of the constant.
 * @param {string} path - Path of the built script.
 */
export function scriptConstant(name, path) {
  const read = () =>
    JSON.stringify(readFileSync(path, 'utf8').replace(/\n?\/\/# sourceMappingURL=.*\s*$/, ''));
  return new webpack.DefinePlugin({
    [name]: webpack.DefinePlugin.runtimeValue(read, { fileDependencies: [path] }),
  });
}

/** Copies files as they are into the output. */
export class CopyFilesPlugin {
  /**
   * @param {string} folder
   * @param {string[]} names
   * @param {string} [into] - Folder of the output, with its slash; the output itself unless given.
   */
  constructor(folder, names, into = '') {
    this.folder = folder;
    this.names = names;
    this.into = into;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('CopyFilesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'CopyFilesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          for (const name of this.names) {
            const path = join(this.folder, name);
            compilation.fileDependencies.add(path);
            compilation.emitAsset(this.into + name, new sources.RawSource(readFileSync(path)));
          }
        },
      );
    });
  }
}
