import { z } from 'zod';
import { CARD_LANGUAGES } from '../languages/card-language';
import { DAY_MS } from '../../platform/time';
import type { VisitorBooking, VisitorDataExport } from './booking';
import type { Availability, LocalDate } from '../availability/availability';
import {
  answers,
  customerInput,
  date,
  email,
  hasServices,
  id,
  instant,
  leadName,
  line,
  phone,
  reason,
  notesInput,
  serviceChoice,
  zone,
} from './booking-fields';
import { invoiceInput } from './invoice/invoice-input';
import { LEAD_LIMITS, LEAD_WAIT_DAYS } from './customers/lead';
import type { NextVisitOffer } from './visits/next-visit';
import type { PublicService } from './service';
import type { TakenTime } from '../availability/taken-time';
import { DAY_PARTS, WEEKDAYS, type WaitingWish } from '../waiting/waiting-entry';

/*
 * The requests of visitors’ pages (`/b/**` of the cards’ site and of the shell), which have no account and no SDK. Each can be repeated
 * safely: the client chooses ids, and what is already done answers as it did.
 */

/** Reasons for which a booking is refused; visitors' page and dashboard have a message for each. */
export type BookingRefusal =
  /** The time is taken: `alternatives` has the nearest free starts. */
  | 'slot-taken'
  /** The start isn't one of the service's slots: past, too soon, too far ahead, closed, over a limit. */
  | 'slot-not-offered'
  | 'service-gone'
  | 'service-changed'
  /** The services can't be made in one visit. */
  | 'not-together'
  /** The owner wants this visitor to pay while booking: `due` and `refunds` are the terms to agree to. */
  | 'payment-first'
  | 'booking-not-found'
  /** The booking's state doesn't allow the action (any more). */
  | 'booking-state'
  /** The booking was changed in the meantime and has to be read again. */
  | 'booking-changed'
  | 'change-too-late'
  /** The owner can't be paid online now, or Stripe doesn't answer. */
  | 'payment-unavailable'
  | 'bad-link'
  | 'too-many-requests'
  | 'proof-needed'
  /** `fields` has the paths of invalid fields. */
  | 'invalid-input'
  | 'read-only';

/** Parts of a link to an entry of a waiting list; `offer` is the number of the offer that it is about, 0 for none. */
const waitingLink = z.object({
  waitingId: id,
  offer: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  token: z.string().max(100),
});

/** Input schemas of visitors' requests, by the last part of the address: `POST /b/{slug}/{name}`. */
export const visitorBookingInputs = {
  /** Holds a slot while the form is filled in; replaces an earlier hold of the same `session`. */
  hold: z.object({ ...serviceChoice, start: instant, session: id }).refine(...hasServices),
  release: z.object({ session: id }),
  book: z
    .object({
      /** Chosen by the page: the same id books once. */
      bookingId: id,
      session: id,
      ...serviceChoice,
      /** Price, duration and start as the visitor saw them; if they have changed, the visitor has to confirm again. */
      price: z.number().int().min(0),
      durationMinutes: z.number().int().min(1),
      /** Amount to be paid online while booking, as the visitor saw it. */
      due: z.number().int().min(0).default(0),
      start: instant,
      zone,
      language: z.enum(CARD_LANGUAGES),
      customer: customerInput.extend({ email }),
      answers,
      notes: notesInput,
      /** True for a visitor who wants to be reminded by WhatsApp. */
      whatsApp: z.boolean().optional(),
      /** Code that the card's link named (`?s=`), for the owner's figures; missing for none. */
      source: z
        .string()
        .regex(/^[a-z0-9-]{1,24}$/)
        .optional(),
      /** Data for the owner's invoice, where the service's form has it. */
      invoice: invoiceInput.optional(),
      /** A solved ALTCHA challenge, base64. */
      proof: z.string().max(4000),
      /** Hidden field that people leave empty and bots fill in. */
      website: z.string().max(200),
    })
    .refine(...hasServices),
  /** `POST /b/{slug}/booking`: returns the booking for the page of its link. */
  booking: z.object({ bookingId: id, token: z.string().max(100) }),
  cancel: z.object({ bookingId: id, token: z.string().max(100), reason }),
  /** Records the visitor's confirmation that they come. */
  attend: z.object({ bookingId: id, token: z.string().max(100) }),
  /** Turns the reminder by WhatsApp off. */
  'stop-whatsapp': z.object({ bookingId: id, token: z.string().max(100) }),
  reschedule: z.object({ bookingId: id, token: z.string().max(100), start: instant, zone }),
  /** Reads the offer of the next appointment, some weeks later. */
  'next-offer': z.object({ bookingId: id, token: z.string().max(100) }),
  /** Books it with the same details; price, duration and payment as the visitor saw them. */
  'book-next': z.object({
    bookingId: id,
    token: z.string().max(100),
    start: instant,
    price: z.number().int().min(0),
    durationMinutes: z.number().int().min(1),
    due: z.number().int().min(0).default(0),
  }),
  /** Opens the page of Stripe's on which the booking is paid, the same one until it is paid or over. */
  pay: z.object({ bookingId: id, token: z.string().max(100) }),
  /** Fetches the state of the booking's payment from Stripe, and returns the updated booking. */
  settle: z.object({ bookingId: id, token: z.string().max(100) }),
  /** Returns the visitor's data that is stored with this booking. */
  export: z.object({ bookingId: id, token: z.string().max(100) }),
  /** Erases the visitor's data: `now` cancels an appointment to come first, `after` waits until it is over. */
  erase: z.object({
    bookingId: id,
    token: z.string().max(100),
    when: z.enum(['now', 'after']),
    /** Proof from the link in a mail, to ask the owner to erase the rest as well. */
    rest: z.string().max(100).optional(),
  }),
  /** Leaves a visitor's details on a card: the same `leadId`, which only the visitor's page knows, counts once. */
  lead: z
    .object({
      leadId: id,
      /** Language of the sentence that they agreed to. */
      language: z.enum(CARD_LANGUAGES).default('es'),
      name: leadName,
      email: z.union([z.literal(''), email]),
      phone: phone(LEAD_LIMITS.phone),
      company: line(LEAD_LIMITS.company),
      note: line(LEAD_LIMITS.note),
      /** Code of the context that the card's link named; empty for none. */
      context: z.string().regex(/^[a-z0-9-]{0,24}$/),
      /** The owner's name as the visitor read it in the sentence that they agreed to. */
      controller: line(LEAD_LIMITS.name),
      consent: z.literal(true),
      /** Time since the visitor agreed, as their clock counts it, in milliseconds. */
      waitedMs: z
        .number()
        .int()
        .min(0)
        .max(LEAD_WAIT_DAYS * DAY_MS),
      proof: z.string().max(4000),
      /** Hidden field that people leave empty and bots fill in. */
      website: z.string().max(200),
    })
    .refine((form) => form.email !== '' || form.phone !== '', {
      path: ['email'],
      message: 'required',
    }),
  /** Erases what the visitor left with this id. */
  'forget-lead': z.object({ leadId: id }),
  /** Puts the visitor on the waiting list of services. */
  wait: z
    .object({
      ...serviceChoice,
      wish: z.object({
        from: date,
        to: date,
        weekdays: z.array(z.enum(WEEKDAYS)).min(1).max(WEEKDAYS.length),
        parts: z.array(z.enum(DAY_PARTS)).min(1).max(DAY_PARTS.length),
      }),
      zone,
      language: z.enum(CARD_LANGUAGES),
      customer: customerInput.extend({ email }),
      answers,
      notes: notesInput,
      proof: z.string().max(4000),
      /** Hidden field that people leave empty and bots fill in. */
      website: z.string().max(200),
    })
    .refine(...hasServices),
  /** Returns an entry of a waiting list for the page of one of its links. */
  waiting: waitingLink,
  /** Books the hour that the link's offer holds. */
  'book-waiting': waitingLink,
  'leave-waiting': waitingLink,
} as const;

/** Parsed inputs of visitors' requests. */
export type VisitorBookingInputs = {
  [Name in keyof typeof visitorBookingInputs]: z.output<(typeof visitorBookingInputs)[Name]>;
};

/** Query of `GET /b/{slug}?from=YYYY-MM-DD&to=YYYY-MM-DD`, at most 45 dates of the owner's. */
export const bookingPageQuery = z.object({ from: date, to: date });

/** Answer of `GET /b/{slug}`: everything that the slot function needs. */
export interface BookingPage {
  /** The server's clock, in milliseconds since the epoch, as the visitor's may be wrong. */
  now: number;
  ownerName: string;
  availability: Omit<Availability, 'reminders' | 'payFirstAfterMissed'>;
  services: PublicService[];
  /** True where visitors may choose to be reminded by WhatsApp. */
  remindsByWhatsApp?: true;
  /** Taken time, except for the caller's own. */
  taken: TakenTime;
}

/** Answer of `GET /b/{slug}/next`. */
export interface NextSlot {
  /** First free start of any service, in milliseconds since the epoch; `null` for none before `end`. */
  start: number | null;
  /** The owner's zone and its city in Spanish. */
  zone: string;
  city: string;
  /** Place of that start: in person the clocks of the place count. */
  placeKind: PublicService['placeKind'];
  /** First date in the owner's zone that wasn't searched. */
  end: LocalDate;
}

/** State of an entry of a waiting list for the holder of a link: `passed` when the hour of that link isn't theirs any more. */
export type WaitingState = 'waiting' | 'offered' | 'passed' | 'booked' | 'gone';

/** An entry of a waiting list on the page of its link; times are milliseconds since the epoch. */
export type VisitorWaiting =
  | { state: 'gone' }
  | {
      state: Exclude<WaitingState, 'gone'>;
      /** The server's clock. */
      now: number;
      /** Slug under which the card is shown now; empty while it isn't shown. */
      slug: string;
      ownerName: string;
      serviceName: string;
      wish: WaitingWish;
      /** Zones of the owner and of the visitor. */
      zone: string;
      visitorZone: string;
      changeNoticeMinutes: number;
      /** Hour that is held, with what is booked; missing while none is. */
      offer?: { start: number; until: number };
      service?: PublicService;
    };

/** Answers of `POST /b/{slug}/{name}`; a refusal is `{ reason, alternatives? }` with status 4xx. */
export interface VisitorBookingOutputs {
  /** `heldUntil` is `null` for one of a date's last free starts, which isn't held: the first to book gets it. */
  hold: { heldUntil: number | null };
  release: Record<string, never>;
  /** `path` is the page of the booking, with its token. */
  book: { booking: VisitorBooking; path: string };
  /** For a link from before the last change `path` is empty: the booking can be seen, but not changed. */
  booking: { booking: VisitorBooking; path: string };
  pay: { url: string };
  settle: { booking: VisitorBooking; path: string };
  cancel: { booking: VisitorBooking; path: string };
  attend: { booking: VisitorBooking; path: string };
  'stop-whatsapp': { booking: VisitorBooking; path: string };
  reschedule: { booking: VisitorBooking; path: string };
  /** `offer` is `null` where none can be made, or it was made already. */
  'next-offer': { offer: NextVisitOffer | null };
  'book-next': { booking: VisitorBooking; path: string };
  export: VisitorDataExport;
  /** Contains the booking when its data is erased only after the appointment. */
  erase: { erased: true } | { erased: false; booking: VisitorBooking; path: string };
  lead: Record<string, never>;
  'forget-lead': Record<string, never>;
  /** `starts` are free already, so that nobody has to wait for them. */
  wait: { joined: true } | { joined: false; starts: number[] };
  waiting: VisitorWaiting;
  'book-waiting': { booking: VisitorBooking; path: string };
  'leave-waiting': Record<string, never>;
}
