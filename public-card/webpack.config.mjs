/**
 * One source, three builds:
 * - `page`: the script of the visitor's page, without federation → dist/site
 * - `container`: the same card as a remote of the shell, and the site's root → dist/site
 * - `server`: the function `card`, with the page's assets baked in → dist/server
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { readDeployment } from '../build/deployment.mjs';
import { ServiceWorkerPlugin } from '../build/service-worker.mjs';
import { browserConfig, devServer, federation, htmlPage } from '../build/webpack-base.mjs';
import { functionsConfig } from '../build/webpack-node.mjs';
import {
  BundledPackagesPlugin,
  CopyFilesPlugin,
  PageAssetsPlugin,
  pageAssetsConstant,
} from './build-plugins.mjs';

const root = dirname(fileURLToPath(import.meta.url));
const site = join(root, 'dist/site');
const pageAssets = join(root, 'dist/page-assets.json');
const PORT = 5007;

function pageConfig(production) {
  const config = browserConfig({
    root,
    name: 'public-card-page',
    production,
    outputPath: site,
    entry: { boot: './src/page/boot.ts' },
    // The shell's site answers the same page, with its scripts from here.
    publicPath: 'auto',
  });
  // One request for all that hydrates.
  config.optimization.splitChunks = false;
  config.plugins.push(
    new PageAssetsPlugin(pageAssets),
    new BundledPackagesPlugin(join(root, 'dist/page-modules.json')),
    new ServiceWorkerPlugin({
      source: join(root, 'src/service-worker/main.ts'),
      kill: join(root, 'src/service-worker/kill.ts'),
    }),
    new CopyFilesPlugin(join(root, 'site-assets'), ['favicon.svg', 'robots.txt']),
  );
  return config;
}

function containerConfig(production) {
  const config = browserConfig({
    root,
    name: 'public_card',
    production,
    outputPath: site,
    entry: { main: './src/index.ts' },
    publicPath: 'auto',
  });
  // The page's build has emptied the folder.
  config.output.clean = false;
  config.dependencies = ['public-card-page'];
  config.plugins.push(
    htmlPage('./src/index.html'),
    ...federation('public_card', './src/app/app.tsx', production),
  );
  // The function answers `/c/` with the production build's files: served from disk beside the remote.
  config.devServer = { ...devServer(PORT), static: site };
  return config;
}

function serverConfig(production) {
  const config = functionsConfig({
    root,
    name: 'public-card-server',
    production,
    entry: './server/index.ts',
    outputPath: join(root, 'dist/server'),
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }), pageAssetsConstant(pageAssets)],
    define: { __DEPLOYMENT__: JSON.stringify(readDeployment()) },
  });
  config.dependencies = ['public-card-page'];
  return config;
}

export default (env, { mode }) => {
  const production = mode === 'production';
  if (env.WEBPACK_SERVE) return { ...containerConfig(production), dependencies: undefined };
  return Object.assign([pageConfig(production), containerConfig(production), serverConfig(production)], {
    parallelism: 1,
  });
};
