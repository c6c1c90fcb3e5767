import {
  collection,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  query,
  where,
  type DocumentData,
} from 'firebase/firestore';
import {
  daysOfPeriod,
  monthsOfPeriod,
  NO_TOTALS,
  topCardsOf,
  type CardDayStats,
  type KeptAlert,
  type MonthStats,
  type ProductTotals,
  type TopCard,
} from '../domain';
import { fromFirebase } from '../errors';
import { firebaseFirestore } from '../firebase/firestore';
import { toMillis } from './template-document';

const stats = () => collection(firebaseFirestore(), 'stats');

/** A month in which nothing happened. */
const EMPTY: MonthStats = { days: {}, vitals: {}, topCards: {} };

function toMonth(data: DocumentData | undefined): MonthStats {
  const { days, vitals, topCards } = (data ?? {}) as Partial<MonthStats>;
  return { ...EMPTY, ...(days && { days }), ...(vitals && { vitals }), ...(topCards && { topCards }) };
}

/**
 * Follows where the product stands. Only administrators may.
 *
 * @param onChange - Zeros, with `updatedAt` 0, while nothing was counted yet.
 * @param onError - Called once; nothing follows.
 */
export function subscribeToTotals(
  onChange: (totals: ProductTotals) => void,
  onError: (error: Error) => void,
): () => void {
  return onSnapshot(
    doc(stats(), 'totals'),
    (found) => {
      const data = found.data();
      if (!data) return onChange(NO_TOTALS);
      onChange({ ...NO_TOTALS, ...(data as ProductTotals), updatedAt: toMillis(data['updatedAt']) });
    },
    (error) => onError(fromFirebase(error)),
  );
}

/**
 * Months of the product by name (`YYYY-MM`); one in which nothing happened is empty. One read each.
 */
export async function getMonths(months: readonly string[]): Promise<Record<string, MonthStats>> {
  try {
    const found = await Promise.all(months.map((month) => getDoc(doc(stats(), month))));
    return Object.fromEntries(found.map((month) => [month.id, toMonth(month.data())]));
  } catch (error) {
    throw fromFirebase(error);
  }
}

/** The cards that were looked at most in a period that ends today: sums of each day's most viewed. */
export async function listTopCards(days: number, now: number = Date.now()): Promise<TopCard[]> {
  return topCardsOf(await getMonths(monthsOfPeriod(now, days)), daysOfPeriod(now, days));
}

/** What visitors did on one card, by day (`YYYY-MM-DD`), in a period of at most 100 days that ends today. */
export async function getCardDays(
  cardId: string,
  days: number,
  now: number = Date.now(),
): Promise<Record<string, CardDayStats>> {
  const [first] = daysOfPeriod(now, days);
  try {
    const { docs } = await getDocs(
      query(
        collection(firebaseFirestore(), 'cardStats', cardId, 'days'),
        where(documentId(), '>=', first),
        orderBy(documentId()),
        limit(days),
      ),
    );
    return Object.fromEntries(docs.map((found) => [found.id, found.data() as CardDayStats]));
  } catch (error) {
    throw fromFirebase(error);
  }
}

/**
 * Follows the latest alerts. Only administrators may.
 *
 * @param count - At most 100.
 * @param onError - Called once; nothing follows.
 */
export function subscribeToAlerts(
  count: number,
  onChange: (alerts: KeptAlert[]) => void,
  onError: (error: Error) => void,
): () => void {
  return onSnapshot(
    query(collection(firebaseFirestore(), 'alerts'), orderBy('createdAt', 'desc'), limit(count)),
    ({ docs }) =>
      onChange(
        docs.map((found) => {
          const { createdAt, ...alert } = found.data();
          return { ...(alert as KeptAlert), id: found.id, createdAt: toMillis(createdAt) };
        }),
      ),
    (error) => onError(fromFirebase(error)),
  );
}
