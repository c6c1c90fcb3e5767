import {
  collection,
  doc,
  getDoc,
  limit,
  onSnapshot,
  orderBy,
  query,
  where,
  type DocumentData,
} from 'firebase/firestore';
import type { CardReport } from '../../domain';
import { fromFirebase } from '../../errors';
import { firebaseFirestore } from '../../firebase/firestore';
import { toMillis } from '../converters/to-millis';

function toReport(id: string, data: DocumentData): CardReport {
  return {
    id,
    slug: String(data['slug']),
    cardId: String(data['cardId']),
    ownerId: String(data['ownerId']),
    count: Number(data['count'] ?? 0),
    reasons: (data['reasons'] ?? {}) as CardReport['reasons'],
    details: (data['details'] ?? []) as string[],
    status: data['status'] as CardReport['status'],
    firstAt: toMillis(data['firstAt']),
    lastAt: toMillis(data['lastAt']),
    decidedBy: String(data['decidedBy'] ?? ''),
    decision: String(data['decision'] ?? ''),
  };
}

/**
 * Follows the reports of visitors, latest first. Only administrators may.
 *
 * @param count - At most 100.
 * @param onError - Called once; nothing follows.
 */
export function subscribeToReports(
  status: CardReport['status'],
  count: number,
  onChange: (reports: CardReport[]) => void,
  onError: (error: Error) => void,
): () => void {
  return onSnapshot(
    query(
      collection(firebaseFirestore(), 'reports'),
      where('status', '==', status),
      orderBy('lastAt', 'desc'),
      limit(count),
    ),
    ({ docs }) => onChange(docs.map((found) => toReport(found.id, found.data()))),
    (error) => onError(fromFirebase(error)),
  );
}

/** Reads a report, decided or not; `null` when there is none. */
export async function getReport(id: string): Promise<CardReport | null> {
  try {
    const found = await getDoc(doc(firebaseFirestore(), 'reports', id));
    return found.exists() ? toReport(id, found.data()) : null;
  } catch (error) {
    throw fromFirebase(error);
  }
}
