import {
  collection,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  Timestamp,
  where,
} from 'firebase/firestore';
import {
  daysOfPeriod,
  type AlertMute,
  type CardDayStats,
  type AlertRecord,
  type MonthStats,
  type MuteConditions,
  type OwnerCohorts,
  type ProductTotals,
} from '../../../model';
import { withAppErrors } from '../../../platform/errors';
import { firebaseFirestore } from '../../firebase/firestore';
import { toMillis } from '../../../model/stored/to-millis';
import { toAlert } from '../../../model/administration/to-alert';
import { toMonth, toTotals } from '../../../model/administration/to-figures';
import { requireShape } from '../../../model/stored/require-shape';
import { followQuery } from '../follow';
import { readOne } from '../read-documents';
import { MAX_QUERY_SIZE } from '../../../model/stored/request-sizes';

const DAY_SHAPE = { views: 'number?', saves: 'number?', clicks: 'map?', referrers: 'map?' } as const;

const stats = () => collection(firebaseFirestore(), 'stats');

/** Reads the product's totals, as they were counted last; zeros, with `updatedAt` 0, while nothing was. Only administrators may. */
export function getTotals(): Promise<ProductTotals> {
  return withAppErrors(async () => {
    return toTotals((await getDoc(doc(stats(), 'totals'))).data());
  });
}

/**
 * Reads consecutive months of the product by name (`YYYY-MM`), the earliest first; one in which nothing happened is empty. One
 * query, whose permission is checked once.
 */
export function getMonths(months: readonly string[]): Promise<Record<string, MonthStats>> {
  return withAppErrors(async () => {
    const { docs } = await getDocs(
      query(
        stats(),
        where(documentId(), '>=', months[0]),
        where(documentId(), '<=', months.at(-1)),
        orderBy(documentId()),
        limit(months.length),
      ),
    );
    const found = new Map(docs.map((month) => [month.id, month.data()]));
    return Object.fromEntries(months.map((month) => [month, toMonth(found.get(month))]));
  });
}

/** Reads the visitors' actions on one card by day (`YYYY-MM-DD`), in a period of at most 100 days that ends today. */
export async function getCardDays(
  cardId: string,
  days: number,
  now: number = Date.now(),
): Promise<Record<string, CardDayStats>> {
  const [first] = daysOfPeriod(now, days);
  return withAppErrors(async () => {
    const { docs } = await getDocs(
      query(
        collection(firebaseFirestore(), 'cardStats', cardId, 'days'),
        where(documentId(), '>=', first),
        orderBy(documentId()),
        limit(days),
      ),
    );
    return Object.fromEntries(
      docs.map((found) => [
        found.id,
        readOne(found, (day) => requireShape<CardDayStats>(day.data(), DAY_SHAPE)),
      ]),
    );
  });
}

/** Reads accounts by the month of their sign-up, as they were counted last. Only administrators may. */
export function getOwnerCohorts(): Promise<OwnerCohorts> {
  return withAppErrors(async () => {
    const found = await getDoc(doc(stats(), 'cohorts'));
    const { cohorts } = requireShape<Partial<OwnerCohorts>>(found.data() ?? {}, { cohorts: 'list?' });
    return {
      cohorts: cohorts ?? [],
      countedAt: found.exists() ? toMillis(found.get('countedAt')) : 0,
    };
  });
}

const toConditions = (stored: unknown) =>
  requireShape<MuteConditions>(stored, {
    ...{ kind: 'text?', browser: 'text?', release: 'text?', userId: 'text?', text: 'text?' },
  });

/**
 * Subscribes to the mute rules of alerts, by their ends. Only administrators may.
 *
 * @param now - Mutes that ended before it are left out.
 * @param onError - Called once with the error, which ends the subscription.
 */
export function subscribeToAlertMutes(
  now: number,
  onChange: (mutes: AlertMute[]) => void,
  onError: (error: Error) => void,
): () => void {
  const running = query(
    collection(firebaseFirestore(), 'alertMutes'),
    where('until', '>', Timestamp.fromMillis(now)),
    orderBy('until'),
    limit(MAX_QUERY_SIZE),
  );
  return followQuery(
    running,
    (found) => ({
      id: found.id,
      // An older one is named by the kind that it silences.
      conditions: toConditions(found.get('conditions') ?? { kind: found.id }),
      title: String(found.get('title') ?? ''),
      byEmail: String(found.get('byEmail') ?? ''),
      until: toMillis(found.get('until')),
    }),
    onChange,
    onError,
  );
}

/**
 * Subscribes to the latest alerts. Only administrators may.
 *
 * @param count - At most 100.
 * @param onError - Called once with the error, which ends the subscription.
 */
export function subscribeToAlerts(
  count: number,
  onChange: (alerts: AlertRecord[]) => void,
  onError: (error: Error) => void,
): () => void {
  return followQuery(
    query(collection(firebaseFirestore(), 'alerts'), orderBy('createdAt', 'desc'), limit(count)),
    (found) => toAlert(found.id, found.data()),
    onChange,
    onError,
  );
}
