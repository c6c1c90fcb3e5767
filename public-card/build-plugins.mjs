/** Webpack plugins of this workspace's three builds. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import webpack from 'webpack';

/** `node_modules/react-dom/…` → `react-dom`; a file of shared-lib → its sub-path; null for what is our own. */
function packageOf(resource) {
  const inModules = /node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/](?!.*node_modules[\\/])/.exec(resource);
  if (inModules && inModules[1] !== 'shared-lib') return inModules[1].replace(/\\/g, '/');
  const shared = /shared-lib[\\/]src[\\/](ui[\\/][^\\/]+|[^\\/]+)[\\/]/.exec(resource);
  return shared ? `shared-lib/${shared[1].replace(/\\/g, '/')}` : null;
}

/** Writes which packages the build holds, for `scripts/check-bundle.mjs`. */
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

/** Writes the addresses of an entry's one script and of chunks by their names, for the build that has to name them. */
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

/** What {@link PageAssetsPlugin} wrote as a constant: what names a script is made, released and rolled back with it. */
export function assetsConstant(name, path) {
  return new webpack.DefinePlugin({
    [name]: webpack.DefinePlugin.runtimeValue(() => readFileSync(path, 'utf8'), {
      fileDependencies: [path],
    }),
  });
}

/** Copies files as they are into the output. */
export class CopyFilesPlugin {
  constructor(folder, names) {
    this.folder = folder;
    this.names = names;
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
            compilation.emitAsset(name, new sources.RawSource(readFileSync(path)));
          }
        },
      );
    });
  }
}
