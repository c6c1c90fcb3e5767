import { body, membersOf, never } from './bodies.mjs';

/* Manifests, which remotes of ours don't have: they are named by the address of their entry. The runtime's own switch leaves out their plugin, but not this. */
export const REMOTES = membersOf('RemoteHandler', never('preloadRemote'));
export const SNAPSHOTS = membersOf(
  'SnapshotHandler',
  never('loadRemoteSnapshotInfo', 'getManifestJson', 'loadManifestSnapshot'),
);
export const PRELOADING = never('preloadAssets');

// Remotes that are named in the build: ours are named when they are loaded.
export const NAMED_REMOTES = never('remotes');

// Shared packages that the first script needs at once: each of our apps starts behind an `import()`.
export const INITIAL_PACKAGES = never('installInitialConsumes');
export const SHARED = membersOf('SharedHandler', never('loadShareSync'));

// Shared packages that a server of releases has made smaller.
export const START = {
  init: body(`
    const { initOptions, runtime } = webpackRequire.federation;
    if (!initOptions) throw new Error('initOptions is required!');
    return runtime.init(initOptions);
  `),
};
export const SMALLER_PACKAGES = { getSharedFallbackGetter: 'return factory;' };
