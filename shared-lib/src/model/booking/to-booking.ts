import type { Booking } from '.';
import { requireShape, type StoredForm } from '../stored/require-shape';
import { toMillis } from '../stored/to-millis';

/** A stored booking, with what functions alone need. */
type StoredBooking = Omit<
  StoredForm<
    Booking,
    'start' | 'end' | 'createdAt' | 'updatedAt' | 'eraseAfter' | 'moveNotifiedAt' | 'erasedAt'
  >,
  'payment'
> & {
  payment: StoredForm<Booking['payment'], 'paidAt' | 'dueAt'>;
  customerId?: unknown;
  requestKey?: unknown;
  searchKeys?: unknown;
  serviceIds?: unknown;
};

/** Converts the document of a booking, from whichever SDK or from REST, without the fields that only functions need. */
export function toBooking(id: string, data: Record<string, unknown>): Booking {
  const {
    customerId: _,
    requestKey: __,
    searchKeys: ___,
    serviceIds: ____,
    eraseAfter,
    erasedAt,
    moveNotifiedAt,
    ...stored
  } = requireShape<StoredBooking>(data, {
    ...{ status: 'text', service: 'map', customer: 'map', payment: 'map', zone: 'text' },
  });
  const { paidAt, dueAt, ...payment } = stored.payment;
  return {
    ...stored,
    id,
    start: toMillis(stored.start),
    end: toMillis(stored.end),
    createdAt: toMillis(stored.createdAt),
    updatedAt: toMillis(stored.updatedAt),
    ...(Boolean(eraseAfter) && { eraseAfter: toMillis(eraseAfter) }),
    ...(Boolean(moveNotifiedAt) && { moveNotifiedAt: toMillis(moveNotifiedAt) }),
    ...(Boolean(erasedAt) && { erasedAt: toMillis(erasedAt) }),
    payment: {
      ...payment,
      paidAt: paidAt === null ? null : toMillis(paidAt),
      ...(dueAt !== undefined && { dueAt: toMillis(dueAt) }),
    },
  };
}
