import { collection, Timestamp, where } from 'firebase/firestore';
import type { Payment } from '../../../model/payments';
import { firebaseFirestore } from '../../firebase/firestore';
import { requireShape, type StoredForm } from '../../../model/stored/require-shape';
import { toMillis, toMillisOrNull } from '../../../model/stored/to-millis';
import { followPages } from './follow-pages';
import { readEach } from '../read-documents';

/** Most payments of a month that are followed. */
const MAX_PAYMENTS = 500;

/** A payment as it is stored. */
type StoredPayment = Omit<StoredForm<Payment, 'start' | 'createdAt' | 'updatedAt' | 'paidAt'>, 'dispute'> & {
  dispute: StoredForm<NonNullable<Payment['dispute']>, 'answerBy'> | null;
};

function toPayment(id: string, data: Record<string, unknown>): Payment {
  const stored = requireShape<StoredPayment>(data, { status: 'text', amount: 'number', currency: 'text' });
  const { dispute } = stored;
  return {
    ...stored,
    id,
    start: toMillis(stored.start),
    createdAt: toMillis(stored.createdAt),
    updatedAt: toMillis(stored.updatedAt),
    paidAt: toMillisOrNull(stored.paidAt),
    dispute: dispute && { ...dispute, answerBy: toMillisOrNull(dispute.answerBy) },
  };
}

/** Online payments of a span of time, latest first. */
export interface PaymentList {
  payments: Payment[];
  /** True when there are more than are followed. */
  hasMore: boolean;
}

/**
 * Subscribes to the online payments that were begun in a span of time.
 *
 * @param span - Milliseconds since the epoch; `to` is excluded.
 */
export function subscribeToPayments(
  uid: string,
  { from, to }: { from: number; to: number },
  onChange: (list: PaymentList) => void,
  onError: (error: Error) => void,
): () => void {
  return followPages(
    {
      from: collection(firebaseFirestore(), 'payments'),
      where: [
        where('userId', '==', uid),
        where('createdAt', '>=', Timestamp.fromMillis(from)),
        where('createdAt', '<', Timestamp.fromMillis(to)),
      ],
      orderedBy: 'createdAt',
      direction: 'desc',
    },
    MAX_PAYMENTS,
    ({ docs, hasMore }) =>
      onChange({ payments: readEach(docs, (found) => toPayment(found.id, found.data())), hasMore }),
    onError,
  );
}
