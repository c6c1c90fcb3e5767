import {
  DEFAULT_AVAILABILITY,
  parseBusyInterval,
  takenTimeOf,
  type Availability,
  type Booking,
  type BusyInterval,
  type Service,
  type SlotQuestion,
} from '../model/booking';

/** Returns a service of half an hour that anybody may book, except for the overrides. */
export function aService(overrides: Partial<Service> = {}): Service {
  return {
    id: 'service0000000000001',
    userId: 'ana',
    name: 'Primera consulta',
    description: '',
    durationMinutes: 30,
    price: 0,
    priceOnRequest: false,
    currency: 'EUR',
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    place: { kind: 'in-person', detail: 'Calle Mayor 1, Madrid' },
    payment: { rule: 'none', link: '' },
    color: '#0F766E',
    questions: [],
    needsConfirmation: false,
    phoneRequired: false,
    combinable: false,
    nextVisitWeeks: 0,
    waitingList: false,
    asksInvoice: false,
    vatPermille: null,
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

/** Returns the hours that an owner starts with, in Madrid. */
export function anAvailability(overrides: Partial<Availability> = {}): Availability {
  return { ...DEFAULT_AVAILABILITY, zone: 'Europe/Madrid', ...overrides };
}

/** Returns a busy interval of a booking, by default from 10:00 to 10:30 in Madrid on Monday 2026-03-02. */
export function aBusyInterval(overrides: Partial<BusyInterval> = {}): BusyInterval {
  return parseBusyInterval({
    id: 'booking0000000000001',
    start: Date.UTC(2026, 2, 2, 9),
    end: Date.UTC(2026, 2, 2, 9, 30),
    serviceId: 'service0000000000001',
    date: '2026-03-02',
    heldUntil: 0,
    ...overrides,
  });
}

/** A question about slots with busy intervals, as functions have them. */
export interface BusySlotQuestion extends Omit<SlotQuestion, 'taken'> {
  busy: readonly BusyInterval[];
  ignore?: ReadonlySet<string>;
}

/** Converts a question to the form that the slot function takes. */
export function aSlotQuestion({ busy, ignore, ...question }: BusySlotQuestion): SlotQuestion {
  const { availability, service, now } = question;
  const taken = takenTimeOf({ intervals: busy, now, ignore }, { availability, services: [service] });
  return { ...question, taken };
}

/** Ten o'clock in Madrid on Monday 2026-03-02. */
const START = Date.UTC(2026, 2, 2, 9);

/** Returns a confirmed booking that Eva made from Madrid, except for the overrides. */
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
