import { collection, doc, limit, onSnapshot, query, serverTimestamp } from 'firebase/firestore';
import { syncRunIdOf, type SyncFailure, type SyncRun } from '../domain';
import { fromFirebase } from '../errors';
import { firebaseFirestore } from '../firebase/firestore';
import { writeAudited, type Author } from './audited-write';
import { toMillis } from './template-document';

/** Most failures of one run that are shown. */
const MOST = 100;

const runs = () => collection(firebaseFirestore(), 'syncRuns');

/**
 * Starts the roll-out of a version, goes on with it, or changes how far it is.
 *
 * @returns The run's id.
 */
export async function putSyncRun(
  author: Author,
  run: Pick<SyncRun, 'templateId' | 'version' | 'percentage' | 'state'>,
): Promise<string> {
  const { templateId, version, percentage, state } = run;
  const id = syncRunIdOf(templateId, version);
  await writeAudited(author, {
    collection: 'syncRuns',
    docId: id,
    change: (before) =>
      before
        ? { ...before, percentage, state, updatedAt: serverTimestamp() }
        : {
            templateId,
            version,
            percentage,
            state,
            startedBy: author.uid,
            startedAt: serverTimestamp(),
            updatedAt: serverTimestamp(),
          },
  });
  return id;
}

/**
 * Follows a roll-out.
 *
 * @param onChange - `null` while it was never started.
 * @param onError - Called once; nothing follows.
 */
export function subscribeToSyncRun(
  runId: string,
  onChange: (run: SyncRun | null) => void,
  onError: (error: Error) => void,
): () => void {
  return onSnapshot(
    doc(runs(), runId),
    (found) => {
      const data = found.data({ serverTimestamps: 'estimate' });
      if (!data) {
        onChange(null);
        return;
      }
      const { templateId, version, percentage, state, startedBy } = data as SyncRun;
      onChange({
        id: runId,
        templateId,
        version,
        percentage,
        state,
        startedBy,
        startedAt: toMillis(data['startedAt']),
        updatedAt: toMillis(data['updatedAt']),
      });
    },
    (error) => onError(fromFirebase(error)),
  );
}

/**
 * Follows what a roll-out couldn't bring up to date.
 *
 * @param onError - Called once; nothing follows.
 */
export function subscribeToSyncFailures(
  runId: string,
  onChange: (failures: SyncFailure[]) => void,
  onError: (error: Error) => void,
): () => void {
  return onSnapshot(
    query(collection(doc(runs(), runId), 'failures'), limit(MOST)),
    ({ docs }) =>
      onChange(
        docs.map((found) => {
          const { cardId, slug, problem, at } = found.data();
          return {
            instanceId: found.id,
            cardId: String(cardId),
            slug: String(slug),
            problem: String(problem),
            at: toMillis(at),
          };
        }),
      ),
    (error) => onError(fromFirebase(error)),
  );
}
