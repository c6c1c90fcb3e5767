import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import reactRefreshTypescript from 'react-refresh-typescript';

const require = createRequire(import.meta.url);
const refreshFolder = dirname(require.resolve('react-refresh/package.json'));
const RUNTIME = fileURLToPath(new URL('./fast-refresh-runtime.cjs', import.meta.url));

/** Marks components and their hooks, so that a changed one takes the place of the old one and keeps its state. */
const markComponents = () => ({ before: [reactRefreshTypescript()] });

/**
 * Has a dev server swap changed components in the page, in place of reloading it (docs/decisions/067).
 *
 * @param {import('webpack').Configuration} config - An app's, changed in place.
 * @param {import('webpack').RuleSetRule} typescriptRule - The one of the configuration's rules that compiles TypeScript.
 */
export function addFastRefresh(config, typescriptRule) {
  config.module.rules = config.module.rules.map((rule) => {
    if (rule !== typescriptRule) return rule;
    const [{ loader, options }] = /** @type {{ loader: string, options: object }[]} */ (rule.use);
    return { ...rule, use: [{ loader, options: { ...options, getCustomTransformers: markComponents } }] };
  });
  config.resolve.alias = {
    ...config.resolve.alias,
    // All apps of a page have one runtime.
    'react-refresh/runtime$': RUNTIME,
    [`${join(refreshFolder, 'runtime.js')}$`]: RUNTIME,
    'react-refresh-itself$': join(refreshFolder, 'cjs/react-refresh-runtime.development.js'),
  };
  config.plugins.push(new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, RUNTIME] }));
}
