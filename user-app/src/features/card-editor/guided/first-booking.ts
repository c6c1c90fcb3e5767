import type { ServiceContent } from 'shared-lib/data';
import { DEFAULT_AVAILABILITY, NEXT_VISIT_USUAL, type Availability } from 'shared-lib/model/booking';

/** Services that a card can start with at one press. */
export const FIRST_SERVICES = ['short', 'hour', 'call'] as const;

export type FirstService = (typeof FIRST_SERVICES)[number];

const MINUTES: Readonly<Record<FirstService, number>> = { short: 30, hour: 60, call: 15 };

/** Reports whether a first service takes place at the owner's. */
export const isInPerson = (kind: FirstService): boolean => kind !== 'call';

/** Terms of a first service, which only its owner knows. */
export interface FirstServiceTerms {
  name: string;
  /** Price in cents of a euro; `null` for one that is given on request. */
  price: number | null;
  /** Address of one that takes place at the owner's; else empty. */
  address: string;
}

/** Returns a first service: booked at once, paid as owner and customer agree, and changed later in 'Servicios'. */
export function firstService(
  kind: FirstService,
  { name, price, address }: FirstServiceTerms,
  cardId: string,
): ServiceContent {
  return {
    name,
    description: '',
    durationMinutes: MINUTES[kind],
    price: price ?? 0,
    priceOnRequest: price === null,
    currency: 'EUR',
    color: '#0F766E',
    place: { kind: isInPerson(kind) ? 'in-person' : 'phone', detail: address },
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    noticeMinutes: 0,
    maxPerDay: 0,
    needsConfirmation: false,
    phoneRequired: false,
    combinable: true,
    nextVisitWeeks: NEXT_VISIT_USUAL,
    waitingList: true,
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
  const indexes = { whole: [0, 1], mornings: [0], afternoons: [1] }[kind];
  const weekly = Object.fromEntries(
    Object.entries(DEFAULT_AVAILABILITY.weekly).map(([day, hours]) => [
      day,
      (hours ?? []).filter((_, place) => indexes.includes(place)),
    ]),
  );
  return { ...DEFAULT_AVAILABILITY, weekly, zone };
}
