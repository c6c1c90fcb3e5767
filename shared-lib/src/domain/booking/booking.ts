import type { PaymentRule, ServicePlace } from './service';
import type { BookableService } from './slots';

/** Where a booking stands. A hold is none yet: it is an interval of `busyDays` only. */
export type BookingStatus =
  | 'pending_payment'
  | 'pending_confirmation'
  | 'confirmed'
  | 'cancelled'
  | 'completed'
  | 'no_show'
  | 'rejected'
  | 'expired';

/** What happens to a booking. */
export type BookingAction =
  'pay' | 'confirm' | 'reject' | 'reschedule' | 'cancel' | 'complete' | 'mark-no-show' | 'expire';

/** Who acts. Jobs act as `system`. */
export type BookingActor = 'visitor' | 'owner' | 'system';

/** What a service was when it was booked: later changes of it don't change what was agreed. */
export interface ServiceSnapshot {
  id: string;
  name: string;
  durationMinutes: number;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  price: number;
  currency: string;
  place: ServicePlace;
  color: string;
  needsConfirmation: boolean;
}

/** Who booked, and what they said. */
export interface BookingCustomer {
  name: string;
  /** Empty when the owner booked for somebody without one. */
  email: string;
  phone: string;
}

/** An answer beside its question as it was asked. */
export interface BookingAnswer {
  question: string;
  answer: string;
}

/** `bookings/{id}` as the apps see it; times are milliseconds since the epoch. */
export interface Booking {
  id: string;
  userId: string;
  /** The card through which it came; empty when the owner made it by hand. */
  cardId: string;
  slug: string;
  service: ServiceSnapshot;
  customer: BookingCustomer;
  answers: BookingAnswer[];
  notes: string;
  start: number;
  end: number;
  /** The visitor's zone and language when they booked: what mail speaks. */
  zone: string;
  language: 'es' | 'en';
  status: BookingStatus;
  payment: { rule: PaymentRule; state: 'none' | 'awaiting' | 'paid'; paidAt: number | null };
  /** The same over the booking's whole life; `sequence` rises with every change that a calendar must hear of. */
  icsUid: string;
  sequence: number;
  /** Why it was cancelled or rejected, for the other party. */
  reason: string;
  ownerNote: string;
  createdBy: 'visitor' | 'owner';
  createdAt: number;
  updatedAt: number;
}

/** What the public page for a booking shows: enough to act on it, nothing that the link's holder didn't say themselves. */
export interface VisitorBooking {
  id: string;
  slug: string;
  ownerName: string;
  service: Pick<ServiceSnapshot, 'id' | 'name' | 'durationMinutes' | 'price' | 'currency' | 'place'>;
  firstName: string;
  start: number;
  end: number;
  zone: string;
  status: BookingStatus;
  /** Where the visitor pays, while a payment is awaited; empty otherwise. */
  payUrl: string;
  reason: string;
  /** What other starts are computed from: as it was booked, with the limits that hold now. */
  bookable: BookableService;
  /** Whether the owner's notice still allows a change. */
  canChange: boolean;
  changeNoticeMinutes: number;
}

/** `timeBlocks/{id}`: time that an owner took out of what can be booked; milliseconds since the epoch. */
export interface TimeBlock {
  id: string;
  start: number;
  end: number;
  title: string;
}

/** `customers/{uid}/people/{id}`: who has booked; times are milliseconds since the epoch. */
export interface Customer extends BookingCustomer {
  id: string;
  /** When they booked first and last. */
  firstAt: number;
  lastAt: number;
  bookings: number;
  ownerNote: string;
}
