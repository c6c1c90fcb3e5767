/**
 * Plugin of the federation runtime in the shell: leaves the runtime's core in the page for remotes that come without one
 * (build/federation-core.mjs).
 */
import * as parts from './federation-parts.mjs';

/** @returns {import('@module-federation/enhanced/runtime').ModuleFederationRuntimePlugin} */
export default () => {
  globalThis[__FEDERATION_CORE__] ??= parts;
  return { name: 'provide-federation-core' };
};
