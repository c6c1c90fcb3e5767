import {
  onSnapshot,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { fromFirebase } from '../../platform/errors';
import { emitOne, readEach } from './read-documents';

/** Options of a subscription. */
interface FollowOptions {
  /**
   * Values that have to come from the server: all, or the absence of what is followed, as an empty cache doesn't mean that there is nothing.
   * By default cached values are passed on as well.
   */
  confirmed?: 'all' | 'absence';
}

/** The SDK reports the server's confirmation of cached values only on request. */
const listenOptions = ({ confirmed }: FollowOptions) => ({ includeMetadataChanges: confirmed !== undefined });

/** Reports whether an answer of the cache has to be confirmed by the server before it is passed on. */
function isUnconfirmed({ confirmed }: FollowOptions, fromCache: boolean, isAbsent: boolean): boolean {
  return fromCache && (confirmed === 'all' || (confirmed === 'absence' && isAbsent));
}

/**
 * Subscribes to a document. One that can't be read is an error.
 *
 * @param read - Converts the document, which may not exist.
 * @param onError - Called once with the error, which ends the subscription.
 */
export function followDocument<Value>(
  ref: DocumentReference,
  read: (found: DocumentSnapshot) => Value,
  onChange: (value: Value) => void,
  onError: (error: Error) => void,
  options: FollowOptions = {},
): () => void {
  return onSnapshot(
    ref,
    listenOptions(options),
    (found) => {
      if (isUnconfirmed(options, found.metadata.fromCache, !found.exists())) return;
      emitOne(found, read, onChange, onError);
    },
    (error) => onError(fromFirebase(error)),
  );
}

/**
 * Subscribes to the documents of a query. Those that can't be read are left out.
 *
 * @param read - Converts a document.
 * @param onError - Called once with the error, which ends the subscription.
 */
export function followQuery<Item>(
  query: Query,
  read: (found: QueryDocumentSnapshot) => Item,
  onChange: (items: Item[]) => void,
  onError: (error: Error) => void,
  options: FollowOptions = {},
): () => void {
  return onSnapshot(
    query,
    listenOptions(options),
    ({ docs, empty, metadata }) => {
      if (isUnconfirmed(options, metadata.fromCache, empty)) return;
      onChange(readEach(docs, read));
    },
    (error) => onError(fromFirebase(error)),
  );
}
