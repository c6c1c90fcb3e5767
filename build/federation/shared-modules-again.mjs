/**
 * Plugin of the federation runtime, in every app's first script: a shared module that didn't come is asked for again with
 * its next use. The runtime would keep the failure for as long as the page lives: somebody whose network went away for a
 * moment could no longer sign in without reloading.
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
