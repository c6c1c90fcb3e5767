/**
 * Writes preloads of the files that the app starts with into the page. The first script requests them anyway, as a federated app begins
 * with an import, but only once it has been fetched and has run, which takes a while on a slow network.
 *
 * Files that only a session needs are named to the page's first script, which knows whether there may be one; so is the typeface.
 */
import HtmlWebpackPlugin from 'html-webpack-plugin';

export class PreloadPlugin {
  /**
   * @param {object} [options]
   * @param {string} [options.session] - What the app imports for a session, by the name that it imports it by.
   */
  constructor({ session } = {}) {
    this.session = session;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PreloadPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('PreloadPlugin', (data) => {
        // A deferred script has low priority by itself, and nothing runs before this one.
        for (const tag of data.headTags) if (tag.attributes.defer) tag.attributes.fetchpriority = 'high';
        const start = filesOf(compilation, entryBlocks(compilation));
        for (const file of start) {
          data.headTags.push({
            tagName: 'link',
            voidTag: true,
            attributes: { rel: 'preload', as: file.endsWith('.css') ? 'style' : 'script', href: `/${file}` },
            meta: { plugin: 'PreloadPlugin' },
          });
        }
        if (this.session) {
          const first = data.headTags.find(({ meta }) => meta?.plugin === 'FirstScriptPlugin');
          const files = filesOf(compilation, importsOf(compilation, this.session));
          const ahead = files.filter((file) => !start.includes(file)).map((file) => `/${file}`);
          if (ahead.length === 0) throw new Error(`nothing imports ${this.session}`);
          first.attributes['data-session-files'] = ahead.join(' ');
          const [typeface, ...others] = Object.keys(compilation.assets).filter((file) =>
            file.endsWith('.woff2'),
          );
          if (!typeface || others.length > 0) throw new Error('there is not one typeface');
          first.attributes['data-typeface'] = `/${typeface}`;
        }
        return data;
      });
    });
  }
}

/** Returns the blocks that the entry imports with `import()`. */
function entryBlocks({ entrypoints, chunkGraph }) {
  return [...entrypoints.get('main').chunks].flatMap((chunk) =>
    [...chunkGraph.getChunkEntryModulesIterable(chunk)].flatMap(({ blocks }) => blocks),
  );
}

/** Returns every `import()` of a name. */
function importsOf({ modules }, name) {
  return [...modules]
    .flatMap(({ blocks }) => blocks)
    .filter(({ dependencies }) => dependencies.some(({ request }) => request === name));
}

/** Returns the files of imports, with those of the shared modules that they need before they can run. */
function filesOf(compilation, imports) {
  const { chunkGraph, moduleGraph, modules } = compilation;
  const provided = new Map();
  for (const module of modules) {
    if (module.type === 'provide-module') provided.set(module._name, module);
  }
  const files = new Set();
  const seen = new Set();
  const load = (block) => {
    for (const file of chunkGraph.getBlockChunkGroup(block)?.getFiles() ?? []) files.add(file);
    block.dependencies.forEach(follow);
  };
  const follow = (dependency) => {
    const connection = moduleGraph.getConnection(dependency);
    if (!connection || connection.getActiveState(undefined) === false || seen.has(connection.module)) return;
    const { module } = connection;
    seen.add(module);
    if (module.type === 'consume-shared-module') {
      provided.get(module.options.shareKey)?.blocks.forEach(load);
    } else module.dependencies.forEach(follow);
  };
  imports.forEach(load);
  return [...files].filter((file) => /\.(js|css)$/.test(file));
}
