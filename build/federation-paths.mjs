/**
 * Lets @module-federation/enhanced 2.9.2 build with hashed file names, and tells it where webpack is: it would provoke an error of
 * webpack's and read its stack, which takes a third of a second.
 *
 * Its runtime module asks webpack for the path of a chunk before that chunk's content has a hash, only to learn how
 * deep the folder lies, and webpack refuses: "Path variable [contenthash:8] not implemented in this context". While it
 * asks, hashes in the template are replaced by a letter: the depth is the same.
 *
 * It reaches into a private file of the package, which is pinned; a build without it fails loudly.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
process.env.FEDERATION_WEBPACK_PATH ??= require.resolve('webpack');
const packageRoot = require.resolve('@module-federation/enhanced/webpack').replace(/[\\/]dist[\\/].*$/, '');
const { default: FederationRuntimeModule } = require(
  join(packageRoot, 'dist/src/lib/container/runtime/FederationRuntimeModule.js'),
);

const HASH = /\[(?:content|chunk|full|module)?hash(?::[^\]]*)?\]/g;
const { generate } = FederationRuntimeModule.prototype;

FederationRuntimeModule.prototype.generate = function generateWithFoldersOnly() {
  const { compilation } = this;
  if (!compilation) return generate.call(this);
  const { getPath } = compilation;
  compilation.getPath = (template, data) =>
    getPath.call(compilation, typeof template === 'string' ? template.replace(HASH, 'h') : template, data);
  try {
    return generate.call(this);
  } finally {
    delete compilation.getPath;
  }
};
