import type { Booking } from '.';
import { requireShape, type Shape } from '../stored/require-shape';
import { toMillis } from '../stored/to-millis';

const SHAPE: Shape = { status: 'text', service: 'map', customer: 'map', payment: 'map', zone: 'text' };

/** Reads the document of a booking, however it came, without the fields that only functions need. */
export function toBooking(id: string, data: Record<string, unknown>): Booking {
  requireShape(data, SHAPE);
  const { customerId: _, requestKey: __, searchKeys: ___, serviceIds: ____, ...stored } = data;
  const { paidAt, dueAt } = data['payment'] as { paidAt: unknown; dueAt?: unknown };
  const { eraseAfter, erasedAt, moveNotifiedAt } = data;
  return {
    ...(stored as unknown as Booking),
    id,
    start: toMillis(data['start']),
    end: toMillis(data['end']),
    createdAt: toMillis(data['createdAt']),
    updatedAt: toMillis(data['updatedAt']),
    ...(Boolean(eraseAfter) && { eraseAfter: toMillis(eraseAfter) }),
    ...(Boolean(moveNotifiedAt) && { moveNotifiedAt: toMillis(moveNotifiedAt) }),
    ...(Boolean(erasedAt) && { erasedAt: toMillis(erasedAt) }),
    payment: {
      ...(stored as unknown as Booking).payment,
      paidAt: paidAt === null ? null : toMillis(paidAt),
      ...(dueAt !== undefined && { dueAt: toMillis(dueAt) }),
    },
  };
}
