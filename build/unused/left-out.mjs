/**
 * Parts of packages that nothing here uses and that a minifier can't tell from the rest (build/unused/left-out-loader.mjs). Each list was made for one
 * version of its package: read it again with every update (docs/decisions/083).
 */
import { fileURLToPath } from 'node:url';

/** Returns the entries of what is never used, from its names. */
const never = (...names) => Object.fromEntries(names.map((name) => [name, null]));

/** Returns the entries of a class, or of a function with others in it, from those of its members. */
const membersOf = (owner, bodies) =>
  Object.fromEntries(Object.entries(bodies).map(([name, body]) => [`${owner}.${name}`, body]));

/*
 * Field indexes in the device's cache. Nobody configures one or has the SDK create them, so there never was one: the answers are those of the SDK's own
 * `MemoryIndexManager`, and a query reads the documents of its collection, as it did. What finds the collections of a group stays.
 */
const FIELD_INDEXES = {
  ...membersOf('__PRIVATE_IndexedDbIndexManager', {
    ...never('addFieldIndex', 'deleteFieldIndex', 'deleteAllFieldIndexes', 'createTargetIndexes'),
    getDocumentsMatchingTarget: 'return PersistencePromise.resolve(null);',
    getIndexType: 'return PersistencePromise.resolve(0 /* IndexType.NONE */);',
    getFieldIndexes: 'return PersistencePromise.resolve([]);',
    getNextCollectionGroupToUpdate: 'return PersistencePromise.resolve(null);',
    getMinOffset: 'return PersistencePromise.resolve(IndexOffset.min());',
    getMinOffsetFromCollectionGroup: 'return PersistencePromise.resolve(IndexOffset.min());',
    updateCollectionGroup: 'return PersistencePromise.resolve();',
    updateIndexEntries: 'return PersistencePromise.resolve();',
    // Private to the methods above.
    ...never('ts', '_s', 'cs', 'ls', 'ns', 'Es', 'us', 'hs', 'ss', 'rs', 'Is', 'Ps', 'Ts', 'fs', 'ps'),
    ...never('As', 'Vs', 'ds', 'Rs', 'createRange', 'gs'),
  }),
  // `performQueryUsingIndex` and `createCacheIndexes` of the query engine.
  ...membersOf('__PRIVATE_QueryEngine', { vo: 'return PersistencePromise.resolve(null);', ...never('Co') }),
  // Fills new indexes once a minute: nothing is scheduled.
  '__PRIVATE_IndexBackfillerScheduler.xa': '',
  ...never('__PRIVATE_IndexBackfiller', '__PRIVATE_FirestoreIndexValueWriter'),
  ...never('LocalDocumentsView.getNextDocuments'),
};

const FIRESTORE = {
  ...FIELD_INDEXES,
  // Bundles of documents that a server made.
  ...never('__PRIVATE_IndexedDbBundleCache', '__PRIVATE_MemoryBundleCache'),
  // Snapshots and values as JSON, for rendering on a server.
  ...never('DocumentSnapshot.toJSON', 'QuerySnapshot.toJSON', 'Timestamp.fromJSON', 'Bytes.fromJSON'),
  ...never('GeoPoint.fromJSON', 'aa.fromJSON', 'n.fromJSON'),
  // Messages below the level that the SDK logs by default.
  __PRIVATE_logDebug: '',
};

const AUTH = {
  // A policy of the project is only known after `validatePassword`.
  ...never('PasswordPolicyImpl', 'AuthImpl.validatePassword', 'AuthImpl._updatePasswordPolicy'),
  // Links in place of passwords, linked accounts, Apple's tokens, and sessions of a rendering server.
  ...never('EmailAuthProvider.credentialWithLink', 'EmailAuthCredential._linkToIdToken'),
  ...never('EmailAuthCredential.fromJSON', 'AuthImpl.revokeAccessToken'),
  ...never('AuthImpl.initializeCurrentUserFromIdToken'),
  // `disableWarnings` is set.
  ...never('emitEmulatorWarning'),
};

// Callables that answer piece by piece.
const FUNCTIONS = never('streamAtURL', 'stream');

/*
 * Loaders, actions, fetchers, middleware, lazy routes, instrumentation, prefetching and server components. A navigation ends as the router's own does
 * where no route of the new address has a loader; one that has is refused.
 */
const ROUTER = {
  ...membersOf('createRouter', {
    handleLoaders: `
      if (matches.some(({ route }) => route.lazy || routeHasLoaderOrMiddleware(route))) throw new Error('Routes with loaders, middleware or lazy parts are left out of the build');
      const errors = pendingActionResult ? { [pendingActionResult[0]]: pendingActionResult[1].error } : null;
      completeNavigation(location, { matches, loaderData: {}, errors }, { flushSync });
      return { shortCircuited: true };
    `.replace(/\s+/g, ' '),
    ...never('handleAction', 'handleFetcherAction', 'handleFetcherLoader', 'fetch2', 'callDataStrategy'),
    ...never('callLoadersAndMaybeResolveData', 'discoverRoutes'),
  }),
  ...never('PrefetchPageLinks', 'getRouteInstrumentationUpdates', 'instrumentClientSideRouter'),
  ...never('RSCErrorHandler', 'useSubmit', 'useFormAction'),
};

/* Manifests, which remotes of ours don't have: they are named by the address of their entry. The runtime's own switch leaves out their plugin, but not this. */
const REMOTES = membersOf('RemoteHandler', never('preloadRemote'));
const SNAPSHOTS = membersOf(
  'SnapshotHandler',
  never('loadRemoteSnapshotInfo', 'getManifestJson', 'loadManifestSnapshot'),
);

/*
 * View transitions: no component of ours is a `ViewTransition`. React looks for one in each transition, which ends at once; the rest is only
 * reached where there is one. And what tells the browser of files ahead, which the pages and webpack do.
 */
const nothing = (...names) => Object.fromEntries(names.map((name) => [name, '']));
const REACT_DOM = {
  ...nothing('trackEnterViewTransitions', 'commitEnterViewTransitions', 'commitExitViewTransitions'),
  ...nothing('commitNestedViewTransitions', 'commitAppearingPairViewTransitions'),
  ...nothing('commitDeletedPairViewTransitions', 'restorePairedViewTransitions'),
  ...nothing('restoreEnterOrExitViewTransitions', 'restoreNestedViewTransitions'),
  ...nothing('measureNestedViewTransitions'),
  ...never('startViewTransition', 'createViewTransitionInstance', 'ViewTransitionPseudoElement'),
  ...never('applyViewTransitionToHostInstancesRecursive', 'applyViewTransitionName'),
  ...never('measureViewTransitionHostInstancesRecursive', 'scheduleViewTransitionEvent'),
  ...never('restoreViewTransitionOnHostInstances', 'restoreViewTransitionName', 'reportViewTransitionError'),
  ...never('preconnectAs', 'preconnect', 'prefetchDNS', 'preload', 'preloadModule'),
  ...never('preinitStyle', 'preinitScript', 'preinitModuleScript'),
};

// Variables of the theme, which the build makes a style sheet of (build/theme-variables.mjs).
const VARIABLES = never('MantineCssVariables', 'getColorSchemeCssVariables');

const loader = fileURLToPath(new URL('./left-out-loader.mjs', import.meta.url));
const rule = (test, version, bodies) => ({ test, loader, options: { version, bodies } });

/** Rules that leave these parts out. They stand before the rules of other loaders, which take the file first. */
export const leftOutRules = [
  rule(/[\\/]@firebase[\\/]firestore[\\/]dist[\\/]common-[\w-]+\.esm\.js$/, '4.17.2', FIRESTORE),
  rule(/[\\/]@firebase[\\/]auth[\\/]dist[\\/]esm[\\/]index-[\w-]+\.js$/, '1.13.6', AUTH),
  rule(/[\\/]@firebase[\\/]functions[\\/]dist[\\/]esm[\\/]index\.esm\.js$/, '0.14.0', FUNCTIONS),
  rule(/[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-7RTFRKQW\.mjs$/, '7.18.5', ROUTER),
  rule(/[\\/]runtime-core[\\/]dist[\\/]remote[\\/]index\.js$/, '2.9.2', REMOTES),
  rule(/[\\/]runtime-core[\\/]dist[\\/]plugins[\\/]snapshot[\\/]SnapshotHandler\.js$/, '2.9.2', SNAPSHOTS),
  rule(/[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/, '19.3.1', REACT_DOM),
  rule(/[\\/]@mantine[\\/]core[\\/]esm[\\/].*[\\/]MantineCssVariables\.mjs$/, '9.7.4', VARIABLES),
];
