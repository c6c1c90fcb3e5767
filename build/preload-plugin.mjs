/**
 * Tells the browser, in the page itself, of the files that the app starts with. The first script asks for them anyway, as a
 * federated app begins with an import; by then it has come and run, which a phone on a slow network waits for.
 */
import HtmlWebpackPlugin from 'html-webpack-plugin';

export class PreloadPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PreloadPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('PreloadPlugin', (data) => {
        for (const file of filesOfStart(compilation)) {
          data.headTags.push({
            tagName: 'link',
            voidTag: true,
            attributes: { rel: 'preload', as: file.endsWith('.css') ? 'style' : 'script', href: `/${file}` },
            meta: { plugin: 'PreloadPlugin' },
          });
        }
        return data;
      });
    });
  }
}

/** Files of what the entry imports, with those of the shared modules that this needs before it can run. */
function filesOfStart(compilation) {
  const { chunkGraph, moduleGraph, modules, entrypoints } = compilation;
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
  for (const chunk of entrypoints.get('main').chunks) {
    for (const module of chunkGraph.getChunkEntryModulesIterable(chunk)) module.blocks.forEach(load);
  }
  return [...files].filter((file) => /\.(js|css)$/.test(file));
}
