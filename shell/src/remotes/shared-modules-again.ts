import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * Has a shared module that didn't come be asked for again with its next use. The runtime would keep the failure for as long
 * as the page lives: somebody whose network went away for a moment could no longer sign in without reloading.
 */
export const sharedModulesAgain: ModuleFederationRuntimePlugin = {
  name: 'shared-modules-again',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap)) {
      for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) shared.loading = null;
    }
  },
};
