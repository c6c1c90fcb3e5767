import { createHash } from 'node:crypto';

/**
 * Writes `remote.json`, the one file of a remote that the shell asks for by a fixed name: which entry is current, with
 * its integrity. A release or a rollback changes this file on the remote's own site and nothing else.
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
