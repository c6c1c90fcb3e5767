/**
 * Plugin of the federation runtime, in every app's first script: a shared module that failed to load is requested again at its next use.
 * The runtime by itself caches the failure for as long as the page lives: after a short loss of the network nobody could sign in without
 * reloading.
 *
 * @returns {import('@module-federation/enhanced/runtime').ModuleFederationRuntimePlugin}
 */
export default () => ({
  name: 'shared-modules-again',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap)) {
      for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) shared.loading = null;
    }
  },
});
