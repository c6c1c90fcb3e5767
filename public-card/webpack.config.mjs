/**
 * One source, several builds:
 * - `page`: the script of the visitor's page, without federation → site
 * - `container`: the same card as a remote of the shell, and the site's root → site
 * - `sandbox-worker` and `sandbox`, which has the former inside: the page that renders templates, `/sandbox.html` → site
 * - `server`: the function `card`, with the page's assets baked in → server
 */
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { readDeployment } from '../build/release/deployment.mjs';
import { ServiceWorkerPlugin } from '../build/pages/service-worker.mjs';
import { browserConfig, federation, htmlPage, outputOf, served } from '../build/webpack-base.mjs';
import { functionsConfig } from '../build/webpack-node.mjs';
import {
  assetsConstant,
  BundledPackagesPlugin,
  CopyFilesPlugin,
  PageAssetsPlugin,
  scriptConstant,
} from './build-plugins.mjs';

const root = dirname(fileURLToPath(import.meta.url));
const output = outputOf(root);
const site = join(output, 'site');
const pageAssets = join(output, 'page-assets.json');
const sandboxWorker = join(output, 'sandbox-worker');
const PORT = 5007;

/** Modules that the remote exposes beside its screen. */
const OTHER_MODULES = { './StillCard': './src/app/still-card.tsx' };

/** Files of the site that no build makes. */
const SITE_FILES = ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png', '404.html', '404.css'];

/*
 * Terser makes React a little smaller than swc does, most of all without inlining functions that are used once, as the result compresses
 * better. It takes seconds, which only the visitor's script is worth. The licences of included packages go into a file beside it.
 */
const smallestScript = new TerserPlugin({
  minify: TerserPlugin.terserMinify,
  terserOptions: {
    ecma: 2020,
    compress: { passes: 2, inline: 1, reduce_funcs: false, pure_getters: true, unsafe_arrows: true },
  },
});

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
  // One request for each lazily loaded piece.
  config.optimization.splitChunks = false;
  config.optimization.minimizer = [smallestScript];
  config.plugins.push(
    new PageAssetsPlugin(pageAssets, 'boot', [
      'booking',
      'booking-widget',
      'manage-booking',
      'waiting',
      'lead',
    ]),
    new BundledPackagesPlugin(join(output, 'page-modules.json')),
    new ServiceWorkerPlugin({
      source: join(root, 'src/service-worker/main.ts'),
      kill: join(root, 'src/service-worker/kill.ts'),
    }),
    new CopyFilesPlugin(join(root, 'site-assets'), SITE_FILES),
    new CopyFilesPlugin(
      join(root, 'site-assets/fonts'),
      readdirSync(join(root, 'site-assets/fonts')),
      'assets/fonts/',
    ),
  );
  return config;
}

function sandboxConfigs(production) {
  const shared = { root, production, outputPath: site, publicPath: 'auto' };
  const worker = browserConfig({
    ...shared,
    name: 'sandbox-worker',
    // It goes into the frame's own script: a policy that lets the frame load it would let templates load as well.
    outputPath: sandboxWorker,
    entry: { 'sandbox-worker': './sandbox/worker.ts' },
  });
  worker.output.filename = 'worker.js';
  worker.target = ['webworker', 'es2022'];
  worker.dependencies = ['public-card-page'];
  const frame = browserConfig({ ...shared, name: 'sandbox', entry: { sandbox: './sandbox/frame.ts' } });
  frame.plugins.push(
    htmlPage('./sandbox/sandbox.html', { filename: 'sandbox.html' }),
    scriptConstant('__SANDBOX_WORKER__', join(sandboxWorker, 'worker.js')),
  );
  frame.dependencies = ['sandbox-worker'];
  // The page's build has emptied the folder.
  for (const config of [worker, frame]) {
    config.output.clean = false;
    config.optimization.splitChunks = false;
  }
  return [worker, frame];
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
    ...federation('public_card', './src/app/app.tsx', production, {}, OTHER_MODULES),
  );
  return config;
}

function servedConfig() {
  const config = served({ ...containerConfig(false), dependencies: undefined }, PORT);
  // The function answers `/c/` with the production build's files: served from disk beside the remote.
  config.devServer.static = site;
  return config;
}

function serverConfig(production) {
  const config = functionsConfig({
    root,
    name: 'public-card-server',
    production,
    entry: './server/index.ts',
    outputPath: join(output, 'server'),
    plugins: [
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      assetsConstant('__PAGE_ASSETS__', pageAssets),
    ],
    define: { __DEPLOYMENT__: JSON.stringify(readDeployment()) },
  });
  config.dependencies = ['public-card-page'];
  return config;
}

export default (env, { mode }) => {
  const production = mode === 'production';
  if (env.WEBPACK_SERVE) return servedConfig();
  const configs = [
    pageConfig(production),
    ...sandboxConfigs(production),
    containerConfig(production),
    serverConfig(production),
  ];
  return Object.assign(configs, { parallelism: 1 });
};
