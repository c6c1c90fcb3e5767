/**
 * Builds of Cloud Functions: one file with everything of ours inside, beside a generated package.json and lockfile that name only
 * the pinned packages left outside. A deploy uploads that folder alone.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { BuildStampPlugin, functionsRelease } from './release/build-stamp.mjs';
import { buildCache, CONTENT_SNAPSHOT } from './build-cache.mjs';
import { EXTERNAL_PACKAGES, lockOf } from './functions/functions-lock.mjs';
import { typescriptRule } from './webpack-base.mjs';

const LOCKFILE = new URL('../package-lock.json', import.meta.url);

/** Writes the package.json and the lockfile that the uploaded folder needs. */
class FunctionsPackagePlugin {
  constructor(workspaceRoot, name) {
    this.workspaceRoot = workspaceRoot;
    this.name = name;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('FunctionsPackagePlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'FunctionsPackagePlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          const { dependencies } = JSON.parse(readFileSync(join(this.workspaceRoot, 'package.json'), 'utf8'));
          const pinned = Object.fromEntries(EXTERNAL_PACKAGES.map((name) => [name, dependencies[name]]));
          const manifest = {
            name: this.name,
            private: true,
            main: 'index.js',
            engines: { node: '22' },
            dependencies: pinned,
          };
          const lock = lockOf(JSON.parse(readFileSync(LOCKFILE, 'utf8')), manifest);
          for (const [file, content] of [
            ['package.json', manifest],
            ['package-lock.json', lock],
          ])
            compilation.emitAsset(file, new sources.RawSource(`${JSON.stringify(content, null, 2)}\n`));
        },
      );
    });
  }
}

/** Writes `.env`, which Firebase loads beside the code, with those of the variables that are set. */
class EnvironmentFilePlugin {
  constructor(names) {
    this.names = names;
  }

  apply(compiler) {
    const lines = this.names
      .filter((name) => process.env[name])
      .map((name) => `${name}=${process.env[name]}\n`);
    if (lines.length === 0) return;
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('EnvironmentFilePlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'EnvironmentFilePlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => compilation.emitAsset('.env', new sources.RawSource(lines.join(''))),
      );
    });
  }
}

/**
 * @param {object} options
 * @param {string} options.root - The workspace's folder.
 * @param {string} options.name - Name of the codebase.
 * @param {string} options.entry
 * @param {string} options.outputPath
 * @param {boolean} options.production
 * @param {import('webpack').RuleSetRule[]} [options.rules] - Beside the one for TypeScript.
 * @param {import('webpack').WebpackPluginInstance[]} [options.plugins]
 * @param {string[]} [options.environment] - Variables of the build's environment that the function finds in its own.
 * @param {Record<string, string>} [options.define] - Constants of the bundle, as DefinePlugin takes them.
 * @returns {import('webpack').Configuration}
 */
export function functionsConfig({
  root,
  name,
  entry,
  outputPath,
  production,
  rules = [],
  plugins = [],
  define = {},
  environment = [],
}) {
  return {
    name,
    context: root,
    mode: production ? 'production' : 'development',
    // Stack traces in the logs should name our lines; nobody downloads this code.
    devtool: 'source-map',
    target: 'node20',
    entry: { index: entry },
    output: { path: outputPath, filename: '[name].js', library: { type: 'commonjs2' }, clean: true },
    externals: [
      ({ request }, done) =>
        EXTERNAL_PACKAGES.some((external) => request === external || request.startsWith(`${external}/`))
          ? done(null, `commonjs ${request}`)
          : done(),
    ],
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] },
    module: { rules: [typescriptRule, ...rules] },
    plugins: [
      new webpack.DefinePlugin({
        __DEPLOYMENT__: 'undefined',
        __RELEASE__: JSON.stringify(functionsRelease(root, name)),
        ...define,
      }),
      new FunctionsPackagePlugin(root, name),
      new EnvironmentFilePlugin(environment),
      ...(production ? [new BuildStampPlugin()] : []),
      ...plugins,
    ],
    optimization: { minimize: false, nodeEnv: production ? 'production' : 'development' },
    cache: buildCache({ root, name, production }),
    snapshot: CONTENT_SNAPSHOT,
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}
