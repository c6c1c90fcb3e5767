import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import { DEFAULT_LANGUAGE, type CardLanguage } from 'shared-lib/model';
import type { Booking } from 'shared-lib/model/booking';
import { usesStripe, type Payment, type PaymentDispute } from 'shared-lib/model/payments';

/** `payments/{bookingId}` as it is stored: a {@link Payment}, and fields that only functions use. */
export interface PaymentDocument extends Omit<
  Payment,
  'id' | 'start' | 'createdAt' | 'paidAt' | 'updatedAt' | 'dispute'
> {
  start: Timestamp;
  createdAt: Timestamp;
  paidAt: Timestamp | null;
  updatedAt: Timestamp;
  dispute: (Omit<PaymentDispute, 'answerBy'> & { answerBy: Timestamp | null }) | null;
  /** Number of the session of Checkout that is or was open; a new one only follows an ended one. */
  attempt: number;
  /** Empty until Stripe has answered. */
  sessionId: string;
  /**
   * Card and sequence of the link that Stripe's page returns to, and the end of the session, which a repeated request sends
   * again. The link itself isn't kept: its owner may read the payment, but not act as the visitor.
   */
  slug: string;
  sequence: number;
  sessionEndsAt: Timestamp;
  customerEmail: string;
  /** Language of the page that Stripe's returns to; missing for Spanish. */
  language?: CardLanguage;
  /** Time of the next look at Stripe; `null` once nothing is expected. */
  lookAt: Timestamp | null;
}

/** Refers to `payments/{bookingId}`. */
export const paymentRef = (db: Firestore, bookingId: string): DocumentReference =>
  db.collection('payments').doc(bookingId);

/** Returns a stored payment; `null` when there is none. */
export const parsePayment = (snapshot: DocumentSnapshot): PaymentDocument | null =>
  (snapshot.data() as PaymentDocument | undefined) ?? null;

/** Returns the first fields of a booking's payment, which the booking alone decides. */
export function paymentOfBooking(
  { id, userId, service, customer, payment, start, language }: Booking,
  now: number,
): Omit<
  PaymentDocument,
  'accountId' | 'livemode' | 'attempt' | 'slug' | 'sequence' | 'sessionEndsAt' | 'applicationFee' | 'lookAt'
> {
  const at = Timestamp.fromMillis(now);
  return {
    bookingId: id,
    userId,
    serviceId: service.id,
    serviceName: service.name,
    ...(service.parts && {
      parts: service.parts.map(({ id: part, name, price }) => ({ id: part, name, price })),
    }),
    customerName: customer.name,
    customerEmail: customer.email,
    ...(language !== DEFAULT_LANGUAGE && { language }),
    kind: usesStripe(payment.rule) ? payment.rule : 'full',
    start: Timestamp.fromMillis(start),
    amount: payment.online!.due,
    currency: service.currency,
    status: 'opening',
    refunded: 0,
    refunding: 0,
    fee: null,
    net: null,
    disputed: 0,
    isRefundStuck: false,
    balanceCurrency: '',
    receiptUrl: '',
    paymentIntentId: '',
    sessionId: '',
    dispute: null,
    createdAt: at,
    paidAt: null,
    updatedAt: at,
  };
}
