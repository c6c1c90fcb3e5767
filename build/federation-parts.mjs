/**
 * The parts of the federation runtime that keep nothing of an app, of which a page needs one copy (build/federation-core.mjs). What
 * keeps an app's own instance, `init` and the package `runtime`, is in each app.
 */
export * as core from '@module-federation/runtime-core';
export * as errorCodes from '@module-federation/error-codes';
export { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
export { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
export { getSharedFallbackGetter } from '@module-federation/webpack-bundler-runtime/dist/getSharedFallbackGetter.js';
export { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
export { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
export { installInitialConsumes } from '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js';
export { remotes } from '@module-federation/webpack-bundler-runtime/dist/remotes.js';
