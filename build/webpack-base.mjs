/**
 * The part of the browser builds that all four apps share. Each app's webpack.config.mjs names its entry and the module
 * that it exposes; nothing else belongs there.
 */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { BuildStampPlugin } from './release/build-stamp.mjs';
import { compiledWithTheirFile } from './pages/compiled-with-their-file.mjs';
import { readDeployment } from './release/deployment.mjs';
import { bundledLibraries } from './dev/dev-libraries.mjs';
import { addFastRefresh } from './dev/fast-refresh.mjs';
import { FirstScriptPlugin } from './pages/first-script-plugin.mjs';
import { PreloadPlugin } from './pages/preload-plugin.mjs';
import { PrerenderPlugin } from './pages/prerender-plugin.mjs';
import { buildCache, CONTENT_SNAPSHOT, WATCHED_SNAPSHOT } from './build-cache.mjs';
import { APP_PAGE } from './pages/prerendered-pages.mjs';
import { compileOpenPagesFirst } from './dev/open-pages-first.mjs';
import { outputFolder } from './release/output-folder.mjs';
import { releasePlugin } from './release/release-plugin.mjs';
import { RemotePointerPlugin } from './federation/remote-pointer-plugin.mjs';
import { RemoteContractPlugin } from './federation/remote-contract-plugin.mjs';
import { builtWith, sharedSingletons } from './federation/singletons.mjs';

// The federation plugin has no ES module entry. Without the path of webpack, it provokes an error of webpack's and reads its stack.
const require = createRequire(import.meta.url);
process.env.FEDERATION_WEBPACK_PATH ??= require.resolve('webpack');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');

/** ts-loader without types (`npm run types` checks them), as each app builds alone and fast. */
export const typescriptRule = {
  test: /\.tsx?$/,
  exclude: /node_modules\/(?!shared-lib)/,
  use: [
    {
      loader: 'ts-loader',
      options: {
        transpileOnly: true,
        compilerOptions: {
          noEmit: false,
          composite: false,
          incremental: false,
          declaration: false,
          emitDeclarationOnly: false,
          sourceMap: true,
        },
      },
    },
  ],
};

/** Style sheets: `*.module.css` are scoped, others are global. */
export const cssRule = {
  test: /\.css$/,
  use: [
    MiniCssExtractPlugin.loader,
    {
      loader: 'css-loader',
      options: {
        modules: {
          auto: true,
          localIdentName: '[local]-[hash:base64:5]',
          namedExport: false,
          exportLocalsConvention: 'as-is',
        },
      },
    },
  ],
};

/** Returns the folder that a workspace is built to. */
export const outputOf = (root) => join(root, '..', outputFolder(basename(root)));

const assetRule = {
  test: /\.(svg|woff2|png|jpg)$/,
  oneOf: [{ resourceQuery: /^\?inline$/, type: 'asset/inline' }, { type: 'asset/resource' }],
};

/** The router's own build for production; its package names the one with warnings for developers only. */
const routerForProduction = {
  'react-router$': require
    .resolve('react-router/package.json')
    .replace('package.json', 'dist/production/index.mjs'),
  'react-router/dom$': require
    .resolve('react-router/package.json')
    .replace('package.json', 'dist/production/dom-export.mjs'),
};

/**
 * Returns a group of modules that come in one file.
 *
 * @returns {{ name: string, test: any, chunks: any, enforce: boolean, priority?: number }}
 */
const together = (name, test, options = {}) => ({ name, test, chunks: 'async', enforce: true, ...options });

/*
 * Each shared module is a chunk of its own and would carry its own copy of what several of them use: the errors' messages, in all of
 * them. The classes are a shared module themselves, which comes from the shell.
 */
const errors = together('errors', /[\\/]shared-lib[\\/]src[\\/]platform[\\/]errors[\\/](?!app-error)/);

/** Shared modules of ours, which a page needs before its session; those of packages have files of their own. */
const FOUNDATION = Object.keys(sharedSingletons()).filter((name) => name.startsWith('shared-lib/'));

/** The chunk of what is imported for a session: its imports name it. */
const SESSION = 'signed-in';

/** Sources of shared-lib, and the one package that its feature flags are computed with. */
const OURS = /[\\/](shared-lib[\\/]src|node_modules[\\/]murmurhash)[\\/]/;

/** Names the shared modules whose imports make a chunk. */
const sharedModulesOf = (chunk) =>
  [...chunk.groupsIterable].flatMap(({ origins }) =>
    origins.map(({ module }) =>
      module?.type === 'provide-module' ? module._name : module?.options?.shareKey,
    ),
  );

/** Reports whether a chunk is made by imports of shared-lib alone. */
const isImportedByOurs = (chunk) =>
  [...chunk.groupsIterable].every(({ origins }) =>
    origins.every(({ module }) => OURS.test(module?.nameForCondition?.() ?? '')),
  );

/** Returns the chunks that a module of ours is in; none for other modules. */
const chunksOfOurs = (module, { chunkGraph }) =>
  OURS.test(module.nameForCondition?.() ?? '') ? [...chunkGraph.getModuleChunksIterable(module)] : [];

/*
 * The shell loads nearly all shared modules at its start, and the others with the session: a file each would be a request
 * each. What others made and what is ours are apart, as they change at different times.
 */
const shellChunks = {
  // Two files, which load in parallel: a single one would be the last to arrive (docs/loading.md).
  react: together('react', /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/),
  libraries: together(
    'libraries',
    /[\\/]node_modules[\\/](react-router(-dom)?|react-redux|use-sync-external-store|redux|redux-thunk|@reduxjs|reselect|immer|@standard-schema)[\\/]/,
  ),
  // Storage and analytics come when they are used.
  firebase: together(
    'firebase',
    /[\\/]node_modules[\\/](idb|firebase[\\/](app|auth|firestore|functions)|@firebase[\\/](app|auth|component|firestore|functions|logger|util|webchannel-wrapper))[\\/]/,
  ),
  // The start itself stays apart, as it waits for these; its style sheets come with theirs.
  foundation: together(
    'foundation',
    (module, graphs) =>
      chunksOfOurs(module, graphs).some((chunk) =>
        sharedModulesOf(chunk).some((name) => FOUNDATION.includes(name)),
      ) ||
      (module.type === 'css/mini-extract' &&
        [...graphs.chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === 'start')),
    { priority: 1 },
  ),
  // With what other imports of shared-lib have in common with it; a page's own chunk does without it.
  session: together('session', (module, graphs) => {
    const chunks = chunksOfOurs(module, graphs);
    const isSession = ({ name }) => name === SESSION;
    return chunks.some(isSession) && chunks.every((chunk) => isSession(chunk) || isImportedByOurs(chunk));
  }),
};

/** The chunk of the screen that a remote begins with. */
const FIRST_SCREEN = 'first-screen';

/** The component library's style sheets. */
const COMPONENT_SHEETS = /[\\/]@mantine[\\/]core[\\/]styles[\\/]|[\\/]component-sheets[.]css$/;

/** Returns a cache group that puts all modules of a chunk into a file with another name, even if other chunks have them. */
const whole = (name, chunk) =>
  together(name, () => true, { chunks: (one) => one.name === chunk, priority: 10 });

/**
 * Returns the cache groups of a remote. Its frame is one file, and so is its first screen: modules that they share with the remote as a
 * page of its own, or with later screens, get no file of their own.
 */
const remoteChunks = (name) => ({
  errors,
  frame: whole('frame', `expose-${name}`),
  home: whole('home', FIRST_SCREEN),
  // Style sheets that all other screens and dialogs import (shared-lib/ui/component-sheets.css).
  components: together(
    'components',
    (module, { chunkGraph }) =>
      module.type === 'css/mini-extract' &&
      COMPONENT_SHEETS.test(module.nameForCondition() ?? '') &&
      [...chunkGraph.getModuleChunksIterable(module)].every((chunk) => chunk.name !== `expose-${name}`),
  ),
});

/**
 * swc minifies as small as terser in a third of the time. Licences are in a file of their own: in the SDK's script they would be a fifth of
 * it.
 */
export const minimizer = [
  new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: { filename: 'licenses.txt' } }),
  new CssMinimizerPlugin(),
];

/**
 * Returns the template of an entry's file name. A remote's container is at the root of its site. The federation plugin reads from it how
 * deep the file lies before there is a hash; a name without one says that as well.
 *
 * @typedef {{ name: string, contentHash: Record<string, string> }} EntryChunk
 * @param {EntryChunk} chunk
 * @param {string} container
 */
function entryFile({ name, contentHash }, container) {
  const file = name === container ? 'remoteEntry' : 'assets/[name]';
  return contentHash.javascript ? `${file}.[contenthash:8].js` : `${file}.js`;
}

/**
 * Returns the configuration of a browser build without federation.
 *
 * @param {object} options
 * @param {string} options.root - The workspace's folder.
 * @param {string} options.name - Unique among everything that may share a page.
 * @param {boolean} options.production
 * @param {string} options.outputPath
 * @param {Record<string, string>} options.entry
 * @param {string} [options.publicPath]
 * @returns {import('webpack').Configuration}
 */
export function browserConfig({ root, name, production, outputPath, entry, publicPath = '/' }) {
  const hash = production ? '.[contenthash:8]' : '';
  return {
    name,
    context: root,
    mode: production ? 'production' : 'development',
    devtool: production ? 'hidden-source-map' : false,
    target: ['web', 'es2022'],
    entry,
    output: {
      path: outputPath,
      publicPath,
      uniqueName: name,
      filename: production
        ? ({ chunk }) => entryFile(/** @type {EntryChunk} */ (chunk), name)
        : 'assets/[name].js',
      chunkFilename: `assets/[name]${hash}.js`,
      assetModuleFilename: `assets/[name]${hash}[ext]`,
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      alias: production ? routerForProduction : {},
    },
    module: { rules: [typescriptRule, cssRule, assetRule] },
    plugins: [
      new webpack.DefinePlugin({
        __DEPLOYMENT__: JSON.stringify(readDeployment()),
        // Debug messages of the monitoring SDK.
        __SENTRY_DEBUG__: 'false',
      }),
      new MiniCssExtractPlugin({
        filename: `assets/[name]${hash}.css`,
        chunkFilename: `assets/[name]${hash}.css`,
        // The order that counts is that of a production build's files, which says when it can't be.
        ignoreOrder: !production,
      }),
      production ? new BuildStampPlugin({ isWatched: true }) : mapsOfOurSources(name),
    ],
    optimization: {
      minimizer,
      // A dev server uses names as ids, which don't depend on other modules.
      ...(production && { moduleIds: 'deterministic', chunkIds: 'deterministic' }),
    },
    cache: buildCache({ root, name, production }),
    snapshot: production ? CONTENT_SNAPSHOT : WATCHED_SNAPSHOT,
    // A dev server rebuilds only modules that a change affects.
    experiments: { cacheUnaffected: !production },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

/** Gives a dev server's modules their source maps; those of packages would be most of its cache, and nobody steps through them. */
const mapsOfOurSources = (namespace) =>
  new webpack.EvalSourceMapDevToolPlugin({
    exclude: /[\\/]node_modules[\\/](?!shared-lib)/,
    namespace,
    module: true,
    columns: false,
  });

/** Returns the plugin of an app's html page, with absolute addresses, so that deep links work. */
export function htmlPage(template, options = {}) {
  return new HtmlWebpackPlugin({ template, publicPath: '/', scriptLoading: 'defer', ...options });
}

/**
 * Returns the federation plugin of an app.
 *
 * @param {string} name - Name by which others load it: `shell`, `user_app`, …
 * @param {string | null} app - Module that it exposes as `./App`; null for the host.
 * @param {boolean} production
 * @param {Record<string, string>} [screens] - Sources of its screens by path (build/federation/remote-pointer-plugin.mjs).
 * @param {Record<string, string>} [others] - Sources of further modules that it exposes, by name. Their files are loaded on demand: no page
 *   starts with one, and no service worker caches them.
 */
export function federation(name, app, production, screens = {}, others = {}) {
  const exposed = { './App': app, ...others };
  return [
    new ModuleFederationPlugin({
      name,
      // In a release its name has a hash, which the name of every entry gets (`entryFile`).
      filename: app && !production ? 'remoteEntry.js' : undefined,
      exposes: app ? { './App': { import: app, name: `expose-${name}` }, ...others } : undefined,
      manifest: false,
      dts: false,
      dev: false,
      shareStrategy: 'loaded-first',
      runtimePlugins: [fileURLToPath(import.meta.resolve('./federation/shared-modules-again.mjs'))],
      // Entries are named by their address, so the part of the runtime that reads manifests has nothing to do.
      experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      shared: sharedSingletons(),
    }),
    releasePlugin(name),
    ...(app
      ? [new RemotePointerPlugin(screens)]
      : [new webpack.DefinePlugin({ __BUILT_WITH__: JSON.stringify(builtWith()) })]),
    ...(app && production ? [new RemoteContractPlugin(exposed)] : []),
  ];
}

/**
 * Returns the configurations of a federated app: the shell, or a remote that also runs alone.
 *
 * @param {object} options
 * @param {string} options.root - The workspace's folder.
 * @param {string} options.name - Its name as a federation container.
 * @param {string | null} options.app - Module that it exposes as `./App`.
 * @param {number} options.port - Port of its dev server.
 * @param {string} [options.entry] - Module that the app begins with.
 * @param {string} [options.firstScript] - Path of the script that runs before the first paint; by default only the
 *   theme's.
 * @param {{ entry: string, pages: { path: string, file: string, source: string, visitorsOnly: boolean }[] }} [options.prerender] - Pages that a production build prerenders, and the
 *   module that renders them (build/pages/prerender-plugin.mjs).
 * @param {Record<string, string>} [options.screens] - A remote's screens: the source of each, by path.
 * @param {string} [options.session] - What the app imports for a session (build/pages/preload-plugin.mjs).
 * @param {string} [options.mode]
 */
export function federatedAppConfig({
  root,
  name,
  app,
  port,
  entry = './src/index.ts',
  firstScript,
  prerender,
  screens,
  session,
  mode,
}) {
  const production = mode === 'production';
  const config = browserConfig({
    root,
    name,
    production,
    outputPath: outputOf(root),
    entry: { main: entry },
    // A remote's chunks come from its own site, whichever page loads them; the shell's from the shell.
    publicPath: app ? 'auto' : '/',
  });
  // A module whose shared modules failed to load is evaluated again at its next import, instead of staying half initialised.
  config.output.strictModuleExceptionHandling = true;
  config.plugins.push(
    htmlPage('./src/index.html', production && prerender ? { filename: APP_PAGE } : {}),
    new FirstScriptPlugin(firstScript ?? join(root, '../shared-lib/src/ui/color-scheme/first-paint.ts')),
    ...federation(name, app, production, screens),
  );
  if (production) {
    config.optimization.splitChunks = { cacheGroups: app ? remoteChunks(name) : shellChunks };
    config.plugins.push(new PreloadPlugin({ session }), compiledWithTheirFile());
    if (prerender) {
      const renderer = rendererConfig(root, prerender.entry);
      config.plugins.push(new PrerenderPlugin({ renderer, pages: prerender.pages }));
    }
  }
  const asIs = join(root, 'public');
  if (existsSync(asIs)) config.plugins.push(new CopyPlugin({ patterns: [{ from: asIs }] }));
  return production ? config : served(config, port);
}

/**
 * Returns the build of the module that prerenders an app's pages in Node: the app's own components, with the class
 * names of its style sheets.
 *
 * @returns {import('webpack').Configuration}
 */
function rendererConfig(root, entry) {
  const cssLoader = /** @type {{ loader: string, options: { modules: object } }} */ (cssRule.use[1]);
  const namesOnly = {
    ...cssLoader,
    options: { ...cssLoader.options, modules: { ...cssLoader.options.modules, exportOnlyLocals: true } },
  };
  return {
    name: 'prerender',
    context: root,
    mode: 'production',
    target: 'node20',
    entry,
    output: { path: outputOf(root), library: { type: 'commonjs2' } },
    // Nobody signs in while a page is prerendered.
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      alias: { 'shared-lib/auth$': false, 'shared-lib/session$': false },
    },
    module: { rules: [typescriptRule, { test: /\.css$/, use: [namesOnly] }, assetRule] },
    plugins: [
      new webpack.DefinePlugin({
        __DEPLOYMENT__: JSON.stringify(readDeployment()),
        __SENTRY_DEBUG__: 'false',
      }),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
    optimization: { minimize: false },
    cache: buildCache({ root, name: 'prerender', production: true }),
    snapshot: CONTENT_SNAPSHOT,
    performance: { hints: false },
  };
}

/** Returns the configuration of an app with a dev server, at the address that the app has in `npm start`. */
export function served(config, port) {
  addFastRefresh(config, typescriptRule);
  config.resolve.alias = { ...config.resolve.alias, ...bundledLibraries() };
  const withServer = { ...config, devServer: devServer(port) };
  compileOpenPagesFirst(withServer);
  return withServer;
}

function devServer(port) {
  const offset = Number(process.env.PORT_OFFSET ?? 0);
  const functions = `http://127.0.0.1:${5001 + offset}/demo-tarjetero/us-central1`;
  return {
    host: '127.0.0.1',
    port: port + offset,
    allowedHosts: ['127.0.0.1', 'localhost'],
    historyApiFallback: { disableDotRule: true },
    headers: { 'Access-Control-Allow-Origin': '*' },
    hot: true,
    client: { overlay: false, webSocketURL: { hostname: '127.0.0.1', port: port + offset } },
    proxy: [
      { context: ['/c'], target: `${functions}/card` },
      { context: ['/b', '/v'], target: `${functions}/visitor` },
    ],
  };
}
