import type { Booking } from 'shared-lib/domain/booking';
import { DAY_MS, NOW } from '../../testing/local-project';

/** Of the bookings of tests: ten in the morning in Madrid, two days after their «now». */
export const START = NOW + 2 * DAY_MS;

/** Zoë's confirmed booking with Ana, complete unless told otherwise. */
export function aBooking(overrides: Partial<Booking> = {}): Booking {
  return {
    id: 'booking0000000000001',
    userId: 'ana',
    cardId: 'anagarcia00000000000',
    slug: 'ana-garcia',
    service: {
      id: 'service-1',
      name: 'Sesión de color',
      durationMinutes: 45,
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: 15,
      price: 4550,
      currency: 'EUR',
      place: { kind: 'in-person', detail: 'Calle Mayor 1, Madrid' },
      color: '#0F766E',
      needsConfirmation: false,
    },
    customer: { name: 'Zoë Ñandú', email: 'zoe@ejemplo.com', phone: '+34 600 111 222' },
    answers: [{ question: '¿Primera vez?', answer: 'true' }],
    notes: 'Llego en bici',
    start: START,
    end: START + 45 * 60_000,
    zone: 'America/New_York',
    language: 'en',
    status: 'confirmed',
    payment: { rule: 'none', state: 'none', paidAt: null },
    icsUid: 'booking0000000000001@tarjetero',
    sequence: 0,
    reason: '',
    ownerNote: 'Alérgica al amoniaco',
    createdBy: 'visitor',
    createdAt: NOW,
    updatedAt: NOW,
    ...overrides,
  };
}
