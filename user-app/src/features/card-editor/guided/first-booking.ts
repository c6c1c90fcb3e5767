import type { ServiceContent } from 'shared-lib/data';
import { DEFAULT_AVAILABILITY, type Availability } from 'shared-lib/domain/booking';

/** Services that a card can start with at one press. */
export const FIRST_SERVICES = ['short', 'hour', 'call'] as const;

export type FirstService = (typeof FIRST_SERVICES)[number];

const MINUTES: Readonly<Record<FirstService, number>> = { short: 30, hour: 60, call: 15 };

/** Returns a first service: free, booked at once, and changed later in 'Servicios'. */
export function firstService(kind: FirstService, name: string, cardId: string): ServiceContent {
  return {
    name,
    description: '',
    durationMinutes: MINUTES[kind],
    price: 0,
    currency: 'EUR',
    color: '#0F766E',
    place: { kind: kind === 'call' ? 'phone' : 'in-person', detail: '' },
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    noticeMinutes: 0,
    maxPerDay: 0,
    needsConfirmation: false,
    phoneRequired: false,
    payment: { rule: 'none', link: '' },
    cardIds: [cardId],
    questions: [],
  };
}

/** Hours that an account can start with at one press. */
export const FIRST_HOURS = ['whole', 'mornings', 'afternoons'] as const;

export type FirstHours = (typeof FIRST_HOURS)[number];

/** Returns first hours: the usual week, or only its mornings or afternoons. */
export function firstHours(kind: FirstHours, zone: string): Availability {
  const kept = { whole: [0, 1], mornings: [0], afternoons: [1] }[kind];
  const weekly = Object.fromEntries(
    Object.entries(DEFAULT_AVAILABILITY.weekly).map(([day, hours]) => [
      day,
      (hours ?? []).filter((_, place) => kept.includes(place)),
    ]),
  );
  return { ...DEFAULT_AVAILABILITY, weekly, zone };
}
