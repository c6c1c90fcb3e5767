import { z } from 'zod';
import type { Booking, VisitorBooking } from './booking';
import type { BusyInterval } from './busy';
import type { Availability } from './availability';
import type { PublicService } from './service';

/*
 * What owners' apps call (callables) and what visitors' pages send (`/b/**` of the cards' site and of the shell; no account,
 * no SDK). Each can be repeated safely: the client chooses ids, and what is already done answers as it did.
 */

const id = z.string().regex(/^[A-Za-z0-9]{20}$/);
/** Until the year 2200: a day more or less is still a date. */
const instant = z.number().int().min(0).max(7_258_118_400_000);
const zone = z.string().regex(/^[A-Za-z_]{1,30}(\/[A-Za-z0-9_+-]{1,30}){0,2}$/);
const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const line = (max: number) => z.string().trim().max(max);
const reason = line(300);

const customer = z.object({
  name: line(80).min(1),
  email: z.union([z.literal(''), z.email().max(254)]),
  phone: line(30),
});
/** By question id; a checkbox that is ticked answers `true`. */
const answers = z.record(z.string().max(40), z.union([line(1000), z.boolean()]));

/** What each callable takes. */
export const bookingFunctionInputs = {
  /** Books by hand: the owner's notice, window and limits don't bind; taken time does, unless `overlap`. */
  bookByHand: z.object({
    bookingId: id,
    serviceId: z.string().min(1).max(128),
    start: instant,
    customer,
    notes: line(1000),
    zone,
    language: z.enum(['es', 'en']),
    overlap: z.boolean(),
  }),
  /** Acts on a booking as its owner; `sequence` is the one that the owner saw. */
  actOnBooking: z.object({
    bookingId: id,
    sequence: z.number().int().min(0),
    action: z.enum(['pay', 'confirm', 'reject', 'cancel', 'complete', 'mark-no-show']),
    reason,
  }),
  moveBooking: z.object({
    bookingId: id,
    sequence: z.number().int().min(0),
    start: instant,
    overlap: z.boolean(),
  }),
  /** Takes time out of what visitors can book; at most 31 days at once. */
  blockTime: z.object({ blockId: id, start: instant, end: instant, title: line(80), overlap: z.boolean() }),
  unblockTime: z.object({ blockId: id }),
  /** Makes the secret address of the owner's calendar; one that was there stops working. */
  createCalendarFeed: z.object({}),
  revokeCalendarFeed: z.object({}),
  /** Brings the account's cards up to date with what it offers now. */
  refreshBookableCards: z.object({}),
} as const;

/** What each callable answers. */
export interface BookingFunctionOutputs {
  bookByHand: { bookingId: string };
  actOnBooking: { status: Booking['status']; sequence: number };
  moveBooking: { status: Booking['status']; sequence: number };
  blockTime: { blockId: string };
  unblockTime: { blockId: string };
  /** The address without its origin; nobody can read it again. */
  createCalendarFeed: { path: string };
  revokeCalendarFeed: Record<string, never>;
  /** How many cards changed. */
  refreshBookableCards: { changed: number };
}

/** Why a booking is refused; both sides have words for each. */
export type BookingRefusal =
  /** Somebody has it: `alternatives` has the nearest free starts. */
  | 'slot-taken'
  /** It is none of the service's slots: past, too soon, too far ahead, closed, over a limit. */
  | 'slot-not-offered'
  | 'service-gone'
  | 'service-changed'
  | 'booking-not-found'
  /** Its state doesn't allow it (any more). */
  | 'booking-state'
  /** Somebody changed it meanwhile: look again. */
  | 'booking-changed'
  | 'change-too-late'
  | 'bad-link'
  | 'too-many-requests'
  | 'proof-needed'
  /** `fields` has the paths of what can't be taken. */
  | 'invalid-input'
  | 'read-only';

/** What visitors' pages send, by the last part of the address: `POST /b/{slug}/{name}`. */
export const visitorBookingInputs = {
  /** Keeps a slot while the form is filled in; the same `session` replaces its own hold. */
  hold: z.object({ serviceId: z.string().max(128), start: instant, session: id }),
  release: z.object({ session: id }),
  book: z.object({
    /** Chosen by the page: the same key books once. */
    bookingId: id,
    session: id,
    serviceId: z.string().max(128),
    /** What the visitor saw; when it isn't so any more, they are asked again. */
    price: z.number().int().min(0),
    durationMinutes: z.number().int().min(1),
    start: instant,
    zone,
    language: z.enum(['es', 'en']),
    customer: customer.extend({ email: z.email().max(254) }),
    answers,
    notes: line(1000),
    /** A solved ALTCHA challenge, base64. */
    proof: z.string().max(4000),
    /** A field that people don't see. */
    website: z.string().max(200),
  }),
  /** `POST /b/{slug}/booking`: what the link's page shows. */
  booking: z.object({ bookingId: id, token: z.string().max(100) }),
  cancel: z.object({ bookingId: id, token: z.string().max(100), reason }),
  reschedule: z.object({ bookingId: id, token: z.string().max(100), start: instant, zone }),
} as const;

/** What visitors' pages send, as the function gets it. */
export type VisitorBookingInputs = {
  [Name in keyof typeof visitorBookingInputs]: z.output<(typeof visitorBookingInputs)[Name]>;
};

/** `GET /b/{slug}?from=YYYY-MM-DD&to=YYYY-MM-DD`, at most 45 days of the owner's: all that the slot function needs. */
export const bookingPageQuery = z.object({ from: date, to: date });

/** What it answers. */
export interface BookingPage {
  /** The server's clock, in milliseconds since the epoch: a visitor's may be wrong. */
  now: number;
  ownerName: string;
  availability: Omit<Availability, 'reminders'>;
  services: PublicService[];
  busy: BusyInterval[];
}

/** What `GET /b/{slug}/next` answers: the first start of any service, in milliseconds since the epoch; `null` for none. */
export interface NextSlot {
  start: number | null;
}

/** What `POST /b/{slug}/{name}` answers when it isn't refused; a refusal is `{ reason, alternatives? }` with status 4xx. */
export interface VisitorBookingOutputs {
  /** `holdId` is the hold's name among the busy intervals: the page's own, which it doesn't count. */
  hold: { heldUntil: number; holdId: string };
  release: Record<string, never>;
  /** `path` is the page of the booking, with its token. */
  book: { booking: VisitorBooking; path: string };
  booking: { booking: VisitorBooking; path: string };
  cancel: { booking: VisitorBooking; path: string };
  reschedule: { booking: VisitorBooking; path: string };
}
