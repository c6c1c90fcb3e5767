import {
  DEFAULT_AVAILABILITY,
  type Availability,
  type Booking,
  type BusyInterval,
  type Service,
} from '../domain/booking';

/** A service of half an hour that anybody may book, complete unless told otherwise. */
export function aService(overrides: Partial<Service> = {}): Service {
  return {
    id: 'service0000000000001',
    userId: 'ana',
    name: 'Primera consulta',
    description: '',
    durationMinutes: 30,
    price: 0,
    currency: 'EUR',
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    place: { kind: 'in-person', detail: 'Calle Mayor 1, Madrid' },
    payment: { rule: 'none', link: '' },
    color: '#0F766E',
    questions: [],
    needsConfirmation: false,
    noticeMinutes: 0,
    maxPerDay: 0,
    cardIds: ['card0000000000000001'],
    hidden: false,
    archivedAt: null,
    order: 0,
    createdAt: Date.UTC(2026, 0, 1),
    updatedAt: Date.UTC(2026, 0, 1),
    ...overrides,
  };
}

/** The hours that an owner begins with, in Madrid. */
export function anAvailability(overrides: Partial<Availability> = {}): Availability {
  return { ...DEFAULT_AVAILABILITY, zone: 'Europe/Madrid', ...overrides };
}

/** A booking as it is seen from outside, from 10:00 to 10:30 in Madrid on Monday 2026-03-02 unless told otherwise. */
export function aBusyInterval(overrides: Partial<BusyInterval> = {}): BusyInterval {
  return {
    id: 'booking0000000000001',
    start: Date.UTC(2026, 2, 2, 9),
    end: Date.UTC(2026, 2, 2, 9, 30),
    serviceId: 'service0000000000001',
    date: '2026-03-02',
    heldUntil: 0,
    ...overrides,
  };
}

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
