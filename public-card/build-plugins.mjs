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

/** Writes the address of the page's one script, which the server puts into its pages. */
export class PageAssetsPlugin {
  constructor(path) {
    this.path = path;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap('PageAssetsPlugin', (compilation) => {
      const [script] = compilation.entrypoints.get('boot').getFiles();
      mkdirSync(dirname(this.path), { recursive: true });
      writeFileSync(this.path, `${JSON.stringify({ script: `/${script}` })}\n`);
    });
  }
}

/** The page's assets as a constant of the server: page and function are made, released and rolled back together. */
export function pageAssetsConstant(path) {
  return new webpack.DefinePlugin({
    __PAGE_ASSETS__: webpack.DefinePlugin.runtimeValue(() => readFileSync(path, 'utf8'), {
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
