import { collection, doc, getDoc, limit, orderBy, query, where, type DocumentData } from 'firebase/firestore';
import type { Appeal, CardReport, OpenCounts, ReportedCard, Reporter } from '../../../model';
import { withAppErrors } from '../../../platform/errors';
import { firebaseFirestore } from '../../firebase/firestore';
import { toMillis, toMillisOrNull } from '../../../model/stored/to-millis';
import { requireShape, type StoredForm } from '../../../model/stored/require-shape';
import { followDocument, followQuery } from '../follow';
import { ifExists, readOne } from '../read-documents';
import { MAX_QUERY_SIZE } from '../../../model/stored/request-sizes';

/** Facts of a report, and of the entry of its card, that are more than a text or a number. */
interface StoredFacts extends DocumentData {
  reasons?: CardReport['reasons'];
  status: CardReport['status'];
}

interface StoredReport extends StoredFacts {
  details?: string[];
  reporters?: StoredForm<Reporter, 'at'>[];
}

type StoredAppeal = Omit<StoredForm<Appeal, 'createdAt' | 'decidedAt'>, 'comments'> & {
  comments?: StoredForm<Appeal['comments'][number], 'at'>[];
};

/** Reads the fields that a report and the entry of its card have in common. */
const toFacts = ({ reasons, status, ...data }: StoredFacts) => ({
  slug: String(data['slug']),
  cardId: String(data['cardId']),
  ownerId: String(data['ownerId']),
  count: Number(data['count'] ?? 0),
  reasons: reasons ?? {},
  status,
  firstAt: toMillis(data['firstAt']),
  lastAt: toMillis(data['lastAt']),
  decidedBy: String(data['decidedBy'] ?? ''),
  decision: String(data['decision'] ?? ''),
});

function toReport(id: string, data: DocumentData): CardReport {
  const stored = requireShape<StoredReport>(data, {
    ...{ reasons: 'map?', status: 'text', details: 'list?', reporters: 'list?' },
  });
  const { details = [], reporters = [] } = stored;
  return {
    id,
    ...toFacts(stored),
    details,
    reporters: reporters.map((one) => ({ ...one, at: toMillis(one.at) })),
  };
}

const toReportedCard = (_id: string, data: DocumentData): ReportedCard => ({
  ...toFacts(requireShape<StoredFacts>(data, { reasons: 'map?', status: 'text' })),
  visits: Number(data['visits'] ?? 0),
  score: Number(data['score'] ?? 0),
  waiting: Number(data['waiting'] ?? 0),
  assignedTo: String(data['assignedTo'] ?? ''),
  assignedEmail: String(data['assignedEmail'] ?? ''),
  isOwnerSuspended: data['isOwnerSuspended'] === true,
  decidedAt: data['decidedAt'] ? toMillis(data['decidedAt']) : null,
});

function toAppeal(id: string, data: DocumentData): Appeal {
  const { comments, ...stored } = requireShape<StoredAppeal>(data, {
    ...{ about: 'text', status: 'text', comments: 'list?' },
  });
  return {
    ...stored,
    id,
    createdAt: toMillis(stored.createdAt),
    decidedAt: toMillisOrNull(stored.decidedAt),
    comments: (comments ?? []).map((one) => ({ ...one, at: toMillis(one.at) })),
  };
}

/** Subscribes to the numbers of reported cards and appeals that wait for a decision, which costs one read. Only administrators may. */
export function subscribeToOpenCounts(
  onChange: (counts: OpenCounts) => void,
  onError: (error: Error) => void,
): () => void {
  const numberOf = (value: unknown) => Math.max(0, Number(value ?? 0));
  return followDocument(
    doc(firebaseFirestore(), 'stats', 'moderation'),
    (found) => ({ cards: numberOf(found.get('cards')), appeals: numberOf(found.get('appeals')) }),
    onChange,
    onError,
  );
}

/** State of what administrators decide on, as their lists show it. */
export type ModerationState = 'open' | 'decided';

/** Narrows a collection to its open documents, or to the decided ones, latest first. */
function inState(name: string, state: ModerationState, count: number, openFirst: [string, 'asc' | 'desc']) {
  const whole = collection(firebaseFirestore(), name);
  return state === 'open'
    ? query(whole, where('status', '==', 'open'), orderBy(...openFirst), limit(count))
    : query(whole, where('decidedAt', '>', new Date(0)), orderBy('decidedAt', 'desc'), limit(count));
}

/**
 * Subscribes to reported cards: the open ones in the order of the queue, or the decided ones, latest first. Only administrators may.
 *
 * @param count - At most 100.
 */
export function subscribeToReportedCards(
  { state, count }: { state: ModerationState; count: number },
  onChange: (cards: ReportedCard[]) => void,
  onError: (error: Error) => void,
): () => void {
  return followQuery(
    inState('reportedCards', state, count, ['score', 'desc']),
    (found) => toReportedCard(found.id, found.data()),
    onChange,
    onError,
  );
}

/** Subscribes to the reports of one card, one for each day, latest first. Only administrators may. */
export function subscribeToReportsOf(
  cardId: string,
  onChange: (reports: CardReport[]) => void,
  onError: (error: Error) => void,
): () => void {
  const ofCard = query(
    collection(firebaseFirestore(), 'reports'),
    where('cardId', '==', cardId),
    limit(MAX_QUERY_SIZE),
  );
  const inOrder = (reports: CardReport[]) =>
    onChange(reports.sort((one, other) => other.lastAt - one.lastAt));
  return followQuery(ofCard, (found) => toReport(found.id, found.data()), inOrder, onError);
}

/**
 * Subscribes to appeals: the open ones, oldest first, or the decided ones, latest first. Only administrators may.
 *
 * @param count - At most 100.
 */
export function subscribeToAppeals(
  { state, count }: { state: ModerationState; count: number },
  onChange: (appeals: Appeal[]) => void,
  onError: (error: Error) => void,
): () => void {
  return followQuery(
    inState('appeals', state, count, ['createdAt', 'asc']),
    (found) => toAppeal(found.id, found.data()),
    onChange,
    onError,
  );
}

/** Reads the entry of a reported card, decided or not; `null` when there is none. */
export function getReportedCard(cardId: string): Promise<ReportedCard | null> {
  return withAppErrors(async () => {
    const found = await getDoc(doc(firebaseFirestore(), 'reportedCards', cardId));
    return readOne(
      found,
      ifExists((data) => toReportedCard(cardId, data)),
    );
  });
}
