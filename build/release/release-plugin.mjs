import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Matches a release's name at the start of a built script. */
export const RELEASE_BANNER = /\(globalThis\.__releases\?\?=\{\}\)(?:\.(\w+)|\["([\w-]+)"\])="([^"]+)"/;

/**
 * Lets every entry of a build say which release of which app it is, before its first line: `user-app@0.1.0+3f2a9c01`, the
 * workspace's version and the hash of the whole build. Monitoring distinguishes releases by it, and source maps are
 * uploaded under it (`npm run release:maps`).
 *
 * @param {string} name - Of the federation container: `user_app`.
 */
export function releasePlugin(name) {
  const app = name.replaceAll('_', '-');
  const { version } = JSON.parse(readFileSync(join(root, app, 'package.json'), 'utf8'));
  return new webpack.BannerPlugin({
    banner: `(globalThis.__releases??={})["${app}"]="${app}@${version}+[fullhash:8]";`,
    raw: true,
    entryOnly: true,
    test: /\.js$/,
  });
}
