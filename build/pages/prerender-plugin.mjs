/**
 * Writes the pages of build/pages/prerendered-pages.mjs: the app's page with the markup that the real components render and the style
 * sheets that this needs inside, so that a browser paints with the first answer. Scripts come after.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import vm from 'node:vm';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';

const ROOT_ELEMENT = '<div id="root"></div>';

/** Until the app has taken over, who may be signed in is shown nothing that is for visitors. */
const HIDDEN_FROM_SESSIONS =
  '[data-session] #root[data-visitors-only],[data-session] #root[data-page] header nav{visibility:hidden}';

export class PrerenderPlugin {
  /**
   * @param {object} options
   * @param {import('webpack').Configuration} options.renderer - Build of a module for Node that exports `render(path)`.
   * @param {{ path: string, file: string, source: string, visitorsOnly: boolean }[]} options.pages
   */
  constructor({ renderer, pages }) {
    this.renderer = renderer;
    this.pages = pages;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('PrerenderPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).beforeEmit.tapPromise('PrerenderPlugin', async (data) => {
        const { render } = await loadRenderer(this.renderer);
        for (const page of this.pages) {
          const source = join(compiler.context, page.source);
          const html = complete(data.html, page, await render(page.path), {
            files: filesOf(compilation, source),
            read: (file) => compilation.getAsset(file).source.source().toString(),
          });
          compilation.emitAsset(page.file, new RawSource(html));
        }
        return data;
      });
    });
  }
}

/** Builds the renderer in memory and runs it here. */
async function loadRenderer(config) {
  const compiler = webpack(config);
  compiler.hooks.shouldEmit.tap('PrerenderPlugin', () => false);
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  const [{ source }] = stats.compilation.getAssets().filter(({ name }) => name.endsWith('.js'));
  const module = { exports: {} };
  const run = vm.compileFunction(source.source().toString(), ['module', 'exports', 'require']);
  run(module, module.exports, createRequire(import.meta.url));
  return module.exports;
}

/** Files of the chunks in which a screen is. */
function filesOf({ modules, chunkGraph }, source) {
  const files = new Set();
  for (const module of modules) {
    if (module.nameForCondition?.() !== source) continue;
    for (const chunk of chunkGraph.getModuleChunksIterable(module)) {
      for (const group of chunk.groupsIterable) for (const file of group.getFiles()) files.add(file);
    }
  }
  if (files.size === 0) throw new Error(`${source} is in no chunk`);
  return [...files].filter((file) => /\.(js|css)$/.test(file));
}

/**
 * Takes the app's scripts from a page and names them to its first script, which loads them once the text is on screen: the app's own, then
 * those that it begins with, then those of the screen.
 */
function loadAppLater(html, files) {
  const own = /<script defer="defer" src="([^"]+)"[^>]*><\/script>/;
  const ahead = /<link rel="preload" as="script" href="([^"]+)">/g;
  const [, app] = own.exec(html) ?? [];
  if (!app) throw new Error('the page has no deferred script');
  const others = [...html.matchAll(ahead)].map(([, src]) => src);
  const screen = files.filter((file) => file.endsWith('.js')).map((file) => `/${file}`);
  const scripts = [...new Set([app, ...others, ...screen])].join(' ');
  return html
    .replace(own, '')
    .replace(ahead, '')
    .replace('<script src="/assets/first.', () => `<script data-app="${scripts}" src="/assets/first.`);
}

function complete(html, { path, visitorsOnly }, rendered, { files, read }) {
  // Elements that React would hoist come first; the head is the page's, and has its own title.
  const [, hoisted, markup] = /^((?:<(?:link|meta)\b[^>]*>|<title>[^<]*<\/title>)*)(<.*)$/s.exec(rendered);
  if (/<script|<template/.test(markup)) throw new Error(`${path} is not drawn whole without a script`);
  if (!html.includes(ROOT_ELEMENT)) throw new Error(`the page has no ${ROOT_ELEMENT}`);
  const title = /<title>[^<]*<\/title>/.exec(hoisted)?.[0];
  const started = [...html.matchAll(/<link rel="preload" as="style" href="\/([^"]+)">/g)].map(
    ([, file]) => file,
  );
  const sheets = new Set([...started, ...files.filter((file) => file.endsWith('.css'))]);
  // Under this attribute the style sheet's loader looks for what the page has already.
  const styles = [...sheets].map((file) => `<style data-href="/${file}">${read(file)}</style>`).join('');
  const fonts = [...new Set(styles.match(/\/assets\/[\w.-]+\.woff2/g))]
    .map((file) => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`)
    .join('');
  const visitors = visitorsOnly ? ' data-visitors-only' : '';
  return loadAppLater(html, files)
    .replace(/<link rel="preload" as="style"[^>]*>/g, '')
    .replace('</head>', () => `${fonts}${styles}<style>${HIDDEN_FROM_SESSIONS}</style></head>`)
    .replace(/<title>[^<]*<\/title>/, (before) => title ?? before)
    .replace(ROOT_ELEMENT, () => `<div id="root" data-page="${path}"${visitors}>${markup}</div>`);
}
