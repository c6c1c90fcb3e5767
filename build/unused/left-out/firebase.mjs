import { membersOf, never } from './bodies.mjs';

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

export const FIRESTORE = {
  ...FIELD_INDEXES,
  // Bundles of documents that a server made.
  ...never('__PRIVATE_IndexedDbBundleCache', '__PRIVATE_MemoryBundleCache'),
  // Snapshots and values as JSON, for rendering on a server.
  ...never('DocumentSnapshot.toJSON', 'QuerySnapshot.toJSON', 'Timestamp.fromJSON', 'Bytes.fromJSON'),
  ...never('GeoPoint.fromJSON', 'aa.fromJSON', 'n.fromJSON'),
  // Messages below the level that the SDK logs by default.
  __PRIVATE_logDebug: '',
};

export const AUTH = {
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
export const FUNCTIONS = never('streamAtURL', 'stream');
