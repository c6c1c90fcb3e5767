import {
  collection,
  doc,
  documentId,
  limit,
  query,
  serverTimestamp,
  where,
  type DocumentData,
} from 'firebase/firestore';
import {
  NO_SYNC_COUNTS,
  type SYNC_INTERRUPTIONS,
  type SyncFailure,
  type SyncLeft,
  type SyncRun,
} from '../../../model';
import { firebaseFirestore } from '../../firebase/firestore';
import { toMillis } from '../../../model/stored/to-millis';
import { writeAudited, type Author } from './audited-write';
import { requireShape } from '../../../model/stored/require-shape';
import { followQuery } from '../follow';

const runs = () => collection(firebaseFirestore(), 'syncRuns');

/** Interrupts a running roll-out; a later start continues it. */
export async function interruptSyncRun(
  author: Author,
  runId: string,
  state: (typeof SYNC_INTERRUPTIONS)[number],
): Promise<void> {
  await writeAudited(author, {
    collection: 'syncRuns',
    docId: runId,
    change: (before) => ({ ...before, state, updatedAt: serverTimestamp() }),
  });
}

type StoredRun = Omit<SyncRun, 'counts'> & { counts?: Partial<SyncRun['counts']> };

function toSyncRun(id: string, data: DocumentData): SyncRun {
  const { templateId, version, percentage, state, startedBy, counts } = requireShape<StoredRun>(data, {
    ...{ templateId: 'text', version: 'text', percentage: 'number', state: 'text', counts: 'map?' },
  });
  return {
    id,
    templateId,
    version,
    percentage,
    state,
    startedBy,
    startedAt: toMillis(data['startedAt']),
    updatedAt: toMillis(data['updatedAt']),
    counts: { ...NO_SYNC_COUNTS, ...counts },
    isDrawn: data['isDrawn'] === true,
  };
}

/**
 * Subscribes to some roll-outs.
 *
 * @param runIds - At least one, at most 30.
 * @param onChange - Gets them by id, without those that were never started.
 * @param onError - Called once with the error, which ends the subscription.
 */
export function subscribeToSyncRuns(
  runIds: readonly string[],
  onChange: (runs: Record<string, SyncRun>) => void,
  onError: (error: Error) => void,
): () => void {
  return followQuery(
    query(runs(), where(documentId(), 'in', [...runIds]), limit(runIds.length)),
    (found) => toSyncRun(found.id, found.data({ serverTimestamps: 'estimate' })),
    (found) => onChange(Object.fromEntries(found.map((run) => [run.id, run]))),
    onError,
  );
}

/**
 * Subscribes to the places that a roll-out couldn't update.
 *
 * @param most - Most places.
 * @param onError - Called once with the error, which ends the subscription.
 */
export function subscribeToSyncFailures(
  runId: string,
  most: number,
  onChange: (failures: SyncFailure[]) => void,
  onError: (error: Error) => void,
): () => void {
  return followQuery(
    query(collection(doc(runs(), runId), 'failures'), limit(most)),
    (found) => {
      const { cardId, slug, ownerId = '', problem, detail = '', at } = found.data();
      return {
        instanceId: found.id,
        cardId: String(cardId),
        slug: String(slug),
        ownerId: String(ownerId),
        problem: String(problem),
        detail: String(detail),
        at: toMillis(at),
      };
    },
    onChange,
    onError,
  );
}

/**
 * Subscribes to the places that the undoing of a roll-out has left as they are.
 *
 * @param most - Most places.
 * @param onError - Called once with the error, which ends the subscription.
 */
export function subscribeToSyncLeft(
  runId: string,
  most: number,
  onChange: (left: SyncLeft[]) => void,
  onError: (error: Error) => void,
): () => void {
  return followQuery(
    query(collection(doc(runs(), runId), 'applied'), where('state', '==', 'left'), limit(most)),
    (found) => ({
      instanceId: found.id,
      slug: String(found.get('slug')),
      ownerId: String(found.get('ownerId')),
    }),
    onChange,
    onError,
  );
}
