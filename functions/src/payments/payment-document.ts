import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import { CARD_LANGUAGES, DEFAULT_LANGUAGE } from 'shared-lib/model';
import type { Booking, OnlinePayment } from 'shared-lib/model/booking';
import { PAYMENT_STATUSES, usesStripe } from 'shared-lib/model/payments';
import { z } from 'zod';
import { readStored, timestamp } from '../stored/read-stored';

const paymentSchema = z.object({
  ...{ bookingId: z.string(), userId: z.string(), serviceId: z.string(), serviceName: z.string() },
  parts: z.array(z.object({ id: z.string(), name: z.string(), price: z.number() })).optional(),
  ...{ customerName: z.string(), kind: z.enum(['deposit', 'full', 'card']), start: timestamp },
  ...{ amount: z.number(), currency: z.string(), status: z.enum(PAYMENT_STATUSES) },
  ...{ refunded: z.number(), refunding: z.number() },
  refunds: z.array(z.object({ amount: z.number(), at: z.number() })).optional(),
  ...{ fee: z.number().nullable(), net: z.number().nullable(), disputed: z.number() },
  ...{ applicationFee: z.number(), balanceCurrency: z.string(), isRefundStuck: z.boolean() },
  ...{ receiptUrl: z.string(), paymentIntentId: z.string(), accountId: z.string(), livemode: z.boolean() },
  dispute: z
    .object({
      ...{ status: z.string(), reason: z.string(), amount: z.number(), answerBy: timestamp.nullable() },
    })
    .nullable(),
  ...{ createdAt: timestamp, paidAt: timestamp.nullable(), updatedAt: timestamp },
  /** Number of the session of Checkout that is or was open; a new one only follows an ended one. */
  attempt: z.number(),
  /** Empty until Stripe has answered. */
  sessionId: z.string(),
  /**
   * Card and sequence of the link that Stripe's page returns to, and the end of the session, which a repeated request sends
   * again. The link itself isn't stored: its owner may read the payment, but not act as the visitor.
   */
  ...{ slug: z.string(), sequence: z.number(), sessionEndsAt: timestamp },
  customerEmail: z.string(),
  /** Language of the page that Stripe's returns to; missing for Spanish. */
  language: z.enum(CARD_LANGUAGES).optional(),
  /** Time of the next check with Stripe; `null` once nothing is expected. */
  lookAt: timestamp.nullable(),
});

/** `payments/{bookingId}` as it is stored: a `Payment`, and fields that only functions use. */
export type PaymentDocument = z.infer<typeof paymentSchema>;

/** Refers to `payments/{bookingId}`. */
export const paymentRef = (db: Firestore, bookingId: string): DocumentReference =>
  db.collection('payments').doc(bookingId);

/** Returns a stored payment; `null` when there is none. */
export const parsePayment = (snapshot: DocumentSnapshot): PaymentDocument | null =>
  readStored(paymentSchema, snapshot) ?? null;

/** Returns the first fields of a booking's payment, which the booking alone decides. */
export function paymentOfBooking(
  { id, userId, service, customer, payment, start, language }: Booking,
  online: OnlinePayment,
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
    amount: online.due,
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
