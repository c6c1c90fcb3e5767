/**
 * Builds a site's service worker beside its other files, with the list of what it precaches inside. The worker is bundled
 * by itself, as it runs without a page and without the federation runtime.
 */
import { createHash } from 'node:crypto';
import { buildSync } from 'esbuild';
import { readDeployment } from '../release/deployment.mjs';

/** Names with a content hash: the address changes with the content, so the address is its own revision. */
const HASHED = /\.[0-9a-f]{8}\.\w+$/;

/** Set at build time to release a worker that removes itself and everything that it cached. */
const KILL_SWITCH = 'KILL_SERVICE_WORKER';

export class ServiceWorkerPlugin {
  /**
   * @param {object} options
   * @param {string} options.source - Path of the worker, in TypeScript.
   * @param {string} options.kill - Path of the worker that takes its place when the kill switch is set.
   * @param {RegExp} [options.precache] - Names of the files that it caches from the start; none unless given.
   * @param {Record<string, string>} [options.define] - Constants of the worker, besides those of all workers.
   */
  constructor({ source, kill, precache = null, define = {} }) {
    this.source = process.env[KILL_SWITCH] === '1' ? kill : source;
    this.precache = precache;
    this.define = define;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ServiceWorkerPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ServiceWorkerPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          const names = Object.keys(assets).filter((name) => this.precache?.test(name));
          const list = names.sort().map((name) => ({
            url: `/${name}`,
            revision: HASHED.test(name) ? null : digest(assets[name].buffer()),
          }));
          const { outputFiles, metafile } = buildSync({
            entryPoints: [this.source],
            bundle: true,
            minify: true,
            metafile: true,
            target: 'es2022',
            format: 'iife',
            write: false,
            define: {
              ...this.define,
              __PRECACHE__: JSON.stringify(list),
              __DEPLOYMENT__: JSON.stringify(readDeployment()) ?? 'undefined',
              'process.env.NODE_ENV': '"production"',
            },
          });
          for (const path of Object.keys(metafile.inputs)) compilation.fileDependencies.add(path);
          compilation.emitAsset('sw.js', new sources.RawSource(outputFiles[0].text), { minimized: true });
        },
      );
    });
  }
}

function digest(content) {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
