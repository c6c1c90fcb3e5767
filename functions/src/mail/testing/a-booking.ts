import type { Booking } from 'shared-lib/model/booking';
import * as shared from 'shared-lib/testing';
import { DAY_MS } from 'shared-lib/time';
import { NOW } from '../../testing/local-project';

/** Start of the tests' bookings: ten in the morning in Madrid, two days after their `NOW`. */
export const START = NOW + 2 * DAY_MS;

/**
 * Returns Zoë's confirmed booking with Ana, from another zone and in another language, with every field that a mail may
 * show.
 */
export function aBooking(overrides: Partial<Booking> = {}): Booking {
  const { service } = shared.aBooking();
  return shared.aBooking({
    cardId: 'anagarcia00000000000',
    service: {
      ...service,
      id: 'service-1',
      name: 'Sesión de color',
      durationMinutes: 45,
      bufferAfterMinutes: 15,
      price: 4550,
    },
    customer: { name: 'Zoë Ñandú', email: 'zoe@ejemplo.com', phone: '+34 600 111 222' },
    answers: [{ question: '¿Primera vez?', answer: 'true' }],
    notes: 'Llego en bici',
    start: START,
    end: START + 45 * 60_000,
    zone: 'America/New_York',
    language: 'en',
    ownerNote: 'Alérgica al amoniaco',
    createdAt: NOW,
    updatedAt: NOW,
    ...overrides,
  });
}
