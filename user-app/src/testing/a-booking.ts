import type { Booking } from 'shared-lib/domain/booking';
import { aService } from 'shared-lib/testing';

/** From 10:00 to 10:30 in Madrid on Monday 2026-03-02. */
const START = Date.UTC(2026, 2, 2, 9);

/** A confirmed booking that Eva made from Madrid, unless told otherwise. */
export function aBooking(overrides: Partial<Booking> = {}): Booking {
  const { id, name, durationMinutes, bufferBeforeMinutes, bufferAfterMinutes } = aService();
  const { price, currency, place, color, needsConfirmation } = aService();
  return {
    id: 'booking0000000000001',
    userId: 'ana',
    cardId: 'card0000000000000001',
    slug: 'ana-garcia',
    service: {
      id,
      name,
      durationMinutes,
      bufferBeforeMinutes,
      bufferAfterMinutes,
      price,
      currency,
      place,
      color,
      needsConfirmation,
    },
    customer: { name: 'Eva Ruiz', email: 'eva@ejemplo.com', phone: '+34 600 111 222' },
    answers: [],
    notes: '',
    start: START,
    end: START + 30 * 60_000,
    zone: 'Europe/Madrid',
    language: 'es',
    status: 'confirmed',
    payment: { rule: 'none', state: 'none', paidAt: null },
    icsUid: 'booking0000000000001@tarjetero',
    sequence: 0,
    reason: '',
    ownerNote: '',
    createdBy: 'visitor',
    createdAt: Date.UTC(2026, 1, 20, 12),
    updatedAt: Date.UTC(2026, 1, 20, 12),
    ...overrides,
  };
}
