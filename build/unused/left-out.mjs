/**
 * Parts of packages that nothing here uses and that a minifier can't tell from the rest (build/unused/left-out-loader.mjs). Each list was made for one
 * version of its package: read it again with every update (docs/decisions/083).
 */
import { fileURLToPath } from 'node:url';
import * as federation from './left-out/federation.mjs';
import * as firebase from './left-out/firebase.mjs';
import * as mantine from './left-out/mantine.mjs';
import { REACT_DOM } from './left-out/react.mjs';
import { ROUTER } from './left-out/router.mjs';
import { REACT_REDUX } from './left-out/store.mjs';

const loader = fileURLToPath(new URL('./left-out-loader.mjs', import.meta.url));

/** Returns the rules for files of a package; each is named by what follows the package's folder, with `*` for a part that the package's build makes up. */
function rulesFor(name, version, files) {
  return Object.entries(files).map(([file, bodies]) => {
    const pattern = `/node_modules/${name}/${file}`.replaceAll('.', String.raw`\.`).replaceAll('*', '.*');
    return {
      test: new RegExp(`${pattern.replaceAll('/', String.raw`[\\/]`)}$`),
      loader,
      options: { version, bodies },
    };
  });
}

/** Rules that leave these parts out. They stand before the rules of other loaders, which take the file first. */
export const leftOutRules = [
  ...rulesFor('@firebase/firestore', '4.17.2', { 'dist/common-*.esm.js': firebase.FIRESTORE }),
  ...rulesFor('@firebase/auth', '1.13.6', { 'dist/esm/index-*.js': firebase.AUTH }),
  ...rulesFor('@firebase/functions', '0.14.0', { 'dist/esm/index.esm.js': firebase.FUNCTIONS }),
  ...rulesFor('react-dom', '19.3.1', { 'cjs/react-dom-client.production.js': REACT_DOM }),
  ...rulesFor('react-router', '7.18.5', { 'dist/production/chunk-7RTFRKQW.mjs': ROUTER }),
  ...rulesFor('react-redux', '9.3.1', { 'dist/react-redux.mjs': REACT_REDUX }),
  ...rulesFor('@module-federation/runtime-core', '2.9.2', {
    'dist/remote/index.js': federation.REMOTES,
    'dist/plugins/snapshot/SnapshotHandler.js': federation.SNAPSHOTS,
    'dist/utils/preload.js': federation.PRELOADING,
    'dist/shared/index.js': federation.SHARED,
  }),
  ...rulesFor('@module-federation/webpack-bundler-runtime', '2.9.2', {
    'dist/remotes.js': federation.NAMED_REMOTES,
    'dist/installInitialConsumes.js': federation.INITIAL_PACKAGES,
    'dist/getSharedFallbackGetter.js': federation.SMALLER_PACKAGES,
    'dist/init.js': federation.START,
  }),
  ...rulesFor('@mantine/core', '9.7.4', { 'esm/*/MantineCssVariables.mjs': mantine.VARIABLES }),
];
