import { setTimeout } from 'node:timers/promises';

/** Time for which a change waits in a dev server that no page is connected to, in milliseconds. */
const UNSEEN_MS = 1000;

/**
 * Has a dev server that no page is connected to compile changes a second later. A change of shared-lib is compiled by all servers at once,
 * while its author watches one page (docs/decisions/067).
 *
 * @param {import('webpack').Configuration & { devServer?: import('webpack-dev-server').Configuration }} config - An app's with a dev server, changed in place.
 */
export function compileOpenPagesFirst(config) {
  let server;
  let isFirst = true;
  config.devServer.setupMiddlewares = (middlewares, devServer) => {
    server = devServer;
    return middlewares;
  };
  config.plugins.push({
    apply: (compiler) =>
      compiler.hooks.watchRun.tapPromise('OpenPagesFirst', async () => {
        const isUnseen = server?.webSocketServer?.clients.length === 0;
        if (!isFirst && isUnseen) await setTimeout(UNSEEN_MS);
        isFirst = false;
      }),
  });
}
