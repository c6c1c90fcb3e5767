/**
 * Searches webpack's configurations for anything that builds a package's module from other code than the published one: loaders that apply
 * to its files, aliases, and plugins that replace modules.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const APPS = ['shell', 'user-app', 'admin-app', 'public-card', 'functions'];

/** Plugins that put something else in a module's place. The functions' packages stay outside of their bundle, as they are installed. */
const REPLACING = ['NormalModuleReplacementPlugin', 'ExternalsPlugin', 'IgnorePlugin', 'DllReferencePlugin'];

/** Reports whether a path belongs to a published package: neither to a linked one of ours, nor to a cache. */
const isPublished = (path) => /[\\/]node_modules[\\/](?![.]|shared-lib[\\/])/.test(path);

/** Reports whether a loader is named by its package. */
const isNamed = (loader) => /^[@\w]/.test(loader);

/** Returns every script and style sheet of the packages that a release may bundle. */
function filesOfPackages() {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path]) => join(ROOT, path))
    .filter(existsSync)
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(?:[mc]?js|css)$/.test(file) && !/(?:^|[\\/])node_modules[\\/]/.test(file))
        .map((file) => join(folder, file)),
    );
}

/** Returns the aliases of a `resolve`, as pairs. */
const aliasesOf = ({ alias = {} } = {}) =>
  Array.isArray(alias) ? alias.map((one) => [one.name, one.alias]) : Object.entries(alias);

/** Lists the aliases that lead a package's name elsewhere than to a published file. */
const replacedByAlias = (resolve) =>
  aliasesOf(resolve)
    .filter(([name]) => !/^(?:shared-lib|[.]|[\\/](?!.*node_modules))/.test(name))
    .filter(([, target]) => [target].flat().some((path) => path === false || !isPublished(path)))
    .map(([name, target]) => `alias ${name} → ${target && relative(ROOT, String(target))}`);

/** Returns the plugins that are applied to a compiler, also by others, by the hooks that they listen to. */
function replacingPlugins(compiler) {
  const hooks = Object.values(compiler.hooks).filter(({ taps }) => Array.isArray(taps));
  return hooks.flatMap(({ taps }) => taps.map(({ name }) => name)).filter((name) => REPLACING.includes(name));
}

/** Lists what one configuration does to packages. */
function changesOf(config, files) {
  const compiler = webpack({ ...config, cache: false });
  const plain = webpack({ context: config.context, target: config.target, entry: {}, mode: config.mode });
  const { ruleSet } = compiler.createNormalModuleFactory();
  const found = new Set(replacedByAlias(config.resolve));
  for (const resource of files) {
    const effects = ruleSet.exec({
      resource,
      realResource: resource,
      compiler: config.name,
      resourceQuery: '',
      ...{ dependency: '', issuer: '', issuerLayer: '' },
    });
    for (const { type, value } of effects) {
      if (type === 'resolve') replacedByAlias(value).forEach((change) => found.add(change));
      if (/^use/.test(type) && !isNamed(value.loader) && !isPublished(value.loader))
        found.add(`loader ${relative(ROOT, value.loader)} for ${relative(ROOT, resource)}`);
    }
  }
  const [own, usual] = [replacingPlugins(compiler), replacingPlugins(plain)];
  for (const name of REPLACING.filter((one) => !(one === 'ExternalsPlugin' && config.target === 'node20'))) {
    const count = (names) => names.filter((one) => one === name).length;
    if (count(own) > count(usual)) found.add(`plugin ${name}`);
  }
  return [...found].map((change) => `${config.name}: ${change}`);
}

/**
 * Lists what the browser builds and the functions do to packages.
 *
 * @param {'production' | 'development'} mode
 */
export async function changedPackages(mode) {
  const files = filesOfPackages();
  const lines = [];
  for (const app of APPS) {
    const { default: configure } = await import(join(ROOT, app, 'webpack.config.mjs'));
    const env = mode === 'development' ? { WEBPACK_SERVE: true } : {};
    for (const config of [await configure(env, { mode })].flat()) lines.push(...changesOf(config, files));
  }
  return { files: files.length, changes: lines };
}
