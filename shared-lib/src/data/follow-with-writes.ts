import { waitForPendingWrites, type SnapshotMetadata } from 'firebase/firestore';
import { firebaseFirestore } from '../firebase/firestore';

/** How long a listener gets to tell by itself that writes were answered, in milliseconds. */
const GRACE_MS = 1000;

/**
 * Follows a result and whether what it shows still waits for the server.
 *
 * It is told again as answered when the server has answered its writes and the SDK doesn't say so: a tab that shares its
 * cache with the one that talks to the server reads news by their time, and what the listener brings in the same instant
 * as the answer (so it is in production) is no news to it. Such a tab would show its change as waiting until something
 * else changes.
 *
 * @param listen - Starts the SDK's listener, with metadata changes, and answers what ends it.
 * @param tell - `unanswered` is true while the result holds changes that the server hasn't confirmed.
 * @returns What ends it all.
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
