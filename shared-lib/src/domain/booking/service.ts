/** Where a booking takes place. `detail` is an address, what number is called, or the link of the call. */
export interface ServicePlace {
  kind: 'in-person' | 'phone' | 'video';
  detail: string;
}

/** Something that the owner asks who books. */
export interface ServiceQuestion {
  id: string;
  label: string;
  kind: 'text' | 'textarea' | 'select' | 'checkbox';
  required: boolean;
  /** What a `select` offers. */
  options?: string[];
}

/**
 * How a service is paid for: not through the product, by a Stripe Payment Link of the owner's, or (once an account is
 * connected) in part or whole while booking.
 */
export type PaymentRule = 'none' | 'link' | 'deposit' | 'full';

/** `services/{id}` as the apps see it; times are milliseconds since the epoch. */
export interface Service {
  id: string;
  userId: string;
  name: string;
  description: string;
  durationMinutes: number;
  /** In the currency's minor unit; 0 for free. */
  price: number;
  /** ISO 4217, such as `EUR`. */
  currency: string;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  place: ServicePlace;
  payment: { rule: PaymentRule; link: string };
  /** `#RRGGBB` */
  color: string;
  questions: ServiceQuestion[];
  needsConfirmation: boolean;
  /** How long ahead it must be booked; the longer of this and the owner's own notice counts. */
  noticeMinutes: number;
  /** Bookings of this service on a date of the owner's; 0 for no limit. */
  maxPerDay: number;
  /** The cards that offer it. */
  cardIds: string[];
  /** Not offered to visitors; the owner still books it by hand. */
  hidden: boolean;
  archivedAt: number | null;
  order: number;
  createdAt: number;
  updatedAt: number;
}

/** What visitors learn of a service: neither where it is held nor its limits before they have booked. */
export type PublicService = Pick<
  Service,
  | 'id'
  | 'name'
  | 'description'
  | 'durationMinutes'
  | 'price'
  | 'currency'
  | 'bufferBeforeMinutes'
  | 'bufferAfterMinutes'
  | 'color'
  | 'questions'
  | 'needsConfirmation'
  | 'noticeMinutes'
  | 'maxPerDay'
> & { placeKind: ServicePlace['kind']; isPaid: boolean };
