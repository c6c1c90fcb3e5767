import { waitForPendingWrites, type SnapshotMetadata } from 'firebase/firestore';
import { firebaseFirestore } from '../../firebase/firestore';

/** Time that a listener gets to report by itself that writes were answered, in milliseconds. */
const GRACE_MS = 1000;

/**
 * Listens to a query's result, and reports whether it still has writes that the server hasn't confirmed.
 *
 * When the server has confirmed the writes and the SDK doesn't report it, the result is reported again as confirmed: a
 * tab that shares its cache with the tab that talks to the server compares snapshots by their time, and ignores one of
 * the same instant as the confirmation (as in production). Such a tab would show its change as pending until something
 * else changes.
 *
 * @param listen - Starts the SDK's listener, with metadata changes, and returns a function that ends it.
 * @param tell - Gets each result; `unanswered` is true while it has changes that the server hasn't confirmed.
 * @returns Ends the listener and a pending report.
 */
export function followWithWrites<Snapshot extends { metadata: SnapshotMetadata }>(
  listen: (next: (snapshot: Snapshot) => void) => () => void,
  tell: (snapshot: Snapshot, unanswered: boolean) => void,
): () => void {
  let latest: Snapshot | null = null;
  let grace: ReturnType<typeof setTimeout> | undefined;
  const tellOnceAnswered = async (snapshot: Snapshot) => {
    await waitForPendingWrites(firebaseFirestore());
    if (latest === snapshot) grace = setTimeout(() => tell(snapshot, false), GRACE_MS);
  };
  const stop = listen((snapshot) => {
    clearTimeout(grace);
    latest = snapshot;
    tell(snapshot, snapshot.metadata.hasPendingWrites);
    // The wait is given up when the account changes, which ends what follows its data as well.
    if (snapshot.metadata.hasPendingWrites) tellOnceAnswered(snapshot).catch(() => undefined);
  });
  return () => {
    stop();
    clearTimeout(grace);
    latest = null;
  };
}
