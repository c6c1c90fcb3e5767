/**
 * A site as another release of it would be: the same source under another version, which is in every file, so that none of them has
 * the name that it has in the release. VARIANT_APP and VARIANT_VERSION say which, BUILD_OUTPUT where it is built to.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { ROOT } from '../../scripts/lib/paths.mjs';

const { VARIANT_APP: app, VARIANT_VERSION: version } = process.env;
const { default: workspaceConfig } = await import(pathToFileURL(join(ROOT, app, 'webpack.config.mjs')).href);

const isBanner = (plugin) => plugin instanceof webpack.BannerPlugin;
const withVersion = (release) => release.replace(/@[\d.]+\+/, `@${version}+`);

/** Gives the release's name another version, where a plugin has it. */
function renamed(plugin) {
  if (isBanner(plugin))
    return new webpack.BannerPlugin({ ...plugin.options, banner: withVersion(plugin.options.banner) });
  if (plugin instanceof webpack.DefinePlugin && plugin.definitions.__RELEASE__)
    return new webpack.DefinePlugin({
      ...plugin.definitions,
      __RELEASE__: withVersion(plugin.definitions.__RELEASE__),
    });
  return plugin;
}

function variantOf(config) {
  config.plugins = config.plugins.map(renamed);
  // Frames and workers are inside of other files.
  if (config.name === 'public-card-page' || config.plugins.some(isBanner))
    config.plugins.push(
      new webpack.BannerPlugin({ banner: `globalThis.__variant="${version}";`, raw: true, test: /\.js$/ }),
    );
  return config;
}

export default (env, argv) => {
  const configs = workspaceConfig(env, argv);
  if (!Array.isArray(configs)) return variantOf(configs);
  return Object.assign(configs.map(variantOf), {
    parallelism: /** @type {import('webpack').MultiConfiguration} */ (configs).parallelism,
  });
};
