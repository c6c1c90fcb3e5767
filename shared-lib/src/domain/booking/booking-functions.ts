import { z } from 'zod';
import { asciiEmail, findEmailProblem } from '../email-address';
import { documentId } from '../document-id';
import { CARD_LANGUAGES } from '../languages/card-language';
import { hasLink } from '../link-text';
import { tidyPhone } from '../phone-number';
import { withPhoneProblems } from '../phone-schema';
import { DAY_MS, MINUTE_MS } from '../../time';
import type { AppointmentOutcome, Booking, VisitorBooking, VisitorDataExport } from './booking';
import { APPOINTMENTS_AT_ONCE, BOOKING_LIMITS } from './booking-limits';
import type { Availability, LocalDate } from './availability';
import {
  LEAD_FIELDS,
  LEAD_LIMITS,
  LEAD_WAIT_DAYS,
  PEOPLE_AT_ONCE,
  PERSON_LIMITS,
  type LeadField,
  type PersonOutcome,
} from './lead';
import type { PublicService } from './service';
import type { TakenTime } from './taken-time';

/*
 * Inputs of the calls of owners' apps (callables) and of the requests of visitors' pages (`/b/**` of the cards' site and of the shell; no account,
 * no SDK). Each can be repeated safely: the client chooses ids, and what is already done answers as it did.
 */

const id = z.string().regex(/^[A-Za-z0-9]{20}$/);
/** Instants up to the year 2200, so that adding a day still gives a date. */
const instant = z.number().int().min(0).max(7_258_118_400_000);
const zone = z.string().regex(/^[A-Za-z_]{1,30}(\/[A-Za-z0-9_+-]{1,30}){0,2}$/);
const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const line = (max: number) => z.string().trim().max(max, `too-long:${max}`);
const phone = (max: number) => withPhoneProblems(line(max)).transform(tidyPhone);
const reason = line(BOOKING_LIMITS.reason);
const notes = line(BOOKING_LIMITS.notes);

const email = z
  .string()
  .transform(asciiEmail)
  .refine((address) => findEmailProblem(address) !== 'email-accent', { message: 'email-accent' })
  .pipe(z.email().max(BOOKING_LIMITS.email));
const customer = z.object({
  /** The name appears in mail, so that it must not contain an address. */
  name: line(BOOKING_LIMITS.name)
    .min(1, 'required')
    .refine((name) => !hasLink(name), { message: 'name-link' }),
  email: z.union([z.literal(''), email]),
  phone: phone(BOOKING_LIMITS.phone),
});
/** Name of a person, which must not contain an address. */
const leadName = line(LEAD_LIMITS.name)
  .min(1, 'required')
  .refine((name) => !hasLink(name), { message: 'name-link' });

/** Fields of the form of a card, which needs a way to reach people. */
const leadFields = z
  .array(z.enum(LEAD_FIELDS))
  .max(LEAD_FIELDS.length)
  .refine((fields) => fields.includes('email') || fields.includes('phone'), { message: 'required' });

/** A person whom an owner adds by hand or from a file; one way to find them again is enough, the name always there. */
export const personInput = z.object({
  name: leadName,
  email: z.union([z.literal(''), email]),
  phone: phone(LEAD_LIMITS.phone),
  company: line(LEAD_LIMITS.company),
  note: line(BOOKING_LIMITS.ownerNote),
  tags: z.array(line(PERSON_LIMITS.tag).min(1)).max(PERSON_LIMITS.tags),
});

/** Id of a person in an owner's list. */
const personId = z.string().regex(/^[0-9a-f]{40}$/);

/** By question id; a checkbox that is ticked answers `true`. */
const answers = z.record(z.string().max(40), z.union([line(BOOKING_LIMITS.answer), z.boolean()]));

/** Input schemas of owners' callables about bookings. */
export const bookingFunctionInputs = {
  /** Books by hand: the owner's notice, window and limits don't apply; taken time does, unless `overlap`. */
  bookByHand: z.object({
    bookingId: id,
    serviceId: documentId,
    start: instant,
    customer,
    notes,
    zone,
    language: z.enum(CARD_LANGUAGES),
    overlap: z.boolean(),
  }),
  /** Makes bookings of another calendar's appointments, without mail; with `preview` only says what would happen. */
  importAppointments: z.object({
    serviceId: documentId,
    appointments: z
      .array(
        z
          .object({
            /** Id of the appointment in its file. */
            uid: line(255).min(1),
            name: customer.shape.name,
            notes,
            start: instant,
            end: instant,
          })
          .refine(({ start, end }) => end - start >= MINUTE_MS && end - start <= DAY_MS),
      )
      .min(1)
      .max(APPOINTMENTS_AT_ONCE),
    zone,
    language: z.enum(CARD_LANGUAGES),
    overlap: z.boolean(),
    preview: z.boolean(),
  }),
  /** Applies an action of the owner to a booking; `sequence` is the one that the owner saw. */
  actOnBooking: z.object({
    bookingId: id,
    sequence: z.number().int().min(0),
    action: z.enum([
      'pay',
      'confirm',
      'reject',
      'cancel',
      'complete',
      'mark-no-show',
      'accept-move',
      'keep-time',
    ]),
    reason,
  }),
  moveBooking: z.object({
    bookingId: id,
    sequence: z.number().int().min(0),
    start: instant,
    overlap: z.boolean(),
  }),
  /** Blocks a span of time, so that visitors can't book it; at most 31 days at once. */
  blockTime: z.object({
    blockId: id,
    start: instant,
    end: instant,
    title: line(BOOKING_LIMITS.title),
    overlap: z.boolean(),
  }),
  unblockTime: z.object({ blockId: id }),
  /** Creates the secret address of the owner's calendar feed, which replaces an earlier one. */
  createCalendarFeed: z.object({}),
  /** Reports whether the owner's calendar feed has an address. */
  hasCalendarFeed: z.object({}),
  revokeCalendarFeed: z.object({}),
  /** Updates the account's cards with the services that they offer now. */
  refreshBookableCards: z.object({}),
  /**
   * Opens 'Dejar mis datos' on an own card with these fields; `null` closes it. Its button stands among the card's actions or below its
   * links: where it stood when that is left out.
   */
  setLeadForm: z.object({
    cardId: id,
    fields: leadFields.nullable(),
    amongActions: z.boolean().optional(),
  }),
  /** Adds people to the owner's list; who is there already only gets what was missing. */
  addPeople: z.object({
    source: z.enum(['hand', 'import']),
    people: z.array(personInput).min(1).max(PEOPLE_AT_ONCE),
    /** Chosen by the client: the parts of one import, which can be undone together. */
    importId: id.optional(),
  }),
  /** Says what `addPeople` would do with each. */
  previewPeople: z.object({ people: z.array(personInput).min(1).max(PEOPLE_AT_ONCE) }),
  /** Lists the imports of the last seven days. */
  listImports: z.object({}),
  /** Takes back an import, except for people who were changed or came by themselves since. */
  undoImport: z.object({ importId: id }),
  /** Removes a person from the owner's list for good, with what they left on cards. */
  deletePerson: z.object({ personId }),
  /** Takes over what a visitor said of a person, or dismisses it. One that is gone changes nothing. */
  settleClaim: z.object({ personId, claimId: z.string().regex(/^[A-Za-z0-9]{20,40}$/), take: z.boolean() }),
  /** Answers a person who asks to be erased: everything of them goes, or they are mailed the reason why it doesn't. */
  answerErasure: z.object({ personId, grant: z.boolean(), reason }),
  /** Merges a person into another one of the owner's list, who gets what was missing, the bookings and the forms. */
  mergePeople: z.object({ keptId: personId, mergedId: personId }),
} as const;

/** Outputs of owners' callables about bookings. */
export interface BookingFunctionOutputs {
  bookByHand: { bookingId: string };
  /** In the order of the appointments. */
  importAppointments: { outcomes: AppointmentOutcome[] };
  actOnBooking: { status: Booking['status']; sequence: number };
  moveBooking: { status: Booking['status']; sequence: number };
  blockTime: { blockId: string };
  unblockTime: { blockId: string };
  /** The address without its origin; it can't be read again. */
  createCalendarFeed: { path: string };
  hasCalendarFeed: { exists: boolean };
  revokeCalendarFeed: Record<string, never>;
  /** Number of cards that changed. */
  refreshBookableCards: { changed: number };
  setLeadForm: { fields: LeadField[] | null };
  /** Numbers of people who are new, and who were there already. */
  addPeople: { added: number; known: number };
  /** In the order of the people. */
  previewPeople: { outcomes: PersonOutcome[] };
  /** Times are milliseconds since the epoch. */
  listImports: { imports: { importId: string; at: number; added: number; known: number }[] };
  /** Numbers of people; `names` has the first of those who stay. */
  undoImport: { removed: number; restored: number; kept: number; names: string[] };
  /** Number of forms that were removed with the person. */
  deletePerson: { leads: number };
  settleClaim: { personId: string };
  answerErasure: { personId: string };
  /** Id of the person who stays. */
  mergePeople: { personId: string };
}

/** Reasons for which a booking is refused; visitors' page and dashboard have a message for each. */
export type BookingRefusal =
  /** The time is taken: `alternatives` has the nearest free starts. */
  | 'slot-taken'
  /** The start isn't one of the service's slots: past, too soon, too far ahead, closed, over a limit. */
  | 'slot-not-offered'
  | 'service-gone'
  | 'service-changed'
  | 'booking-not-found'
  /** The booking's state doesn't allow the action (any more). */
  | 'booking-state'
  /** The booking was changed meanwhile and has to be read again. */
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

/** Input schemas of visitors' requests, by the last part of the address: `POST /b/{slug}/{name}`. */
export const visitorBookingInputs = {
  /** Holds a slot while the form is filled in; replaces an earlier hold of the same `session`. */
  hold: z.object({ serviceId: z.string().max(128), start: instant, session: id }),
  release: z.object({ session: id }),
  book: z.object({
    /** Chosen by the page: the same id books once. */
    bookingId: id,
    session: id,
    serviceId: z.string().max(128),
    /** Price, duration and start as the visitor saw them; if they have changed, the visitor is asked again. */
    price: z.number().int().min(0),
    durationMinutes: z.number().int().min(1),
    /** Amount to be paid online while booking, as the visitor saw it. */
    due: z.number().int().min(0).default(0),
    start: instant,
    zone,
    language: z.enum(CARD_LANGUAGES),
    customer: customer.extend({ email }),
    answers,
    notes,
    /** A solved ALTCHA challenge, base64. */
    proof: z.string().max(4000),
    /** Hidden field that people leave empty and bots fill in. */
    website: z.string().max(200),
  }),
  /** `POST /b/{slug}/booking`: returns the booking for the page of its link. */
  booking: z.object({ bookingId: id, token: z.string().max(100) }),
  cancel: z.object({ bookingId: id, token: z.string().max(100), reason }),
  reschedule: z.object({ bookingId: id, token: z.string().max(100), start: instant, zone }),
  /** Opens the page of Stripe's on which the booking is paid, the same one until it is paid or over. */
  pay: z.object({ bookingId: id, token: z.string().max(100) }),
  /** Asks Stripe about the booking's payment, and returns the booking as it is then. */
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
  availability: Omit<Availability, 'reminders'>;
  services: PublicService[];
  /** Taken time, except for the asker's own. */
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

/** Answers of `POST /b/{slug}/{name}`; a refusal is `{ reason, alternatives? }` with status 4xx. */
export interface VisitorBookingOutputs {
  /** `heldUntil` is `null` for one of a date's last free starts, which is left to whoever books first. */
  hold: { heldUntil: number | null };
  release: Record<string, never>;
  /** `path` is the page of the booking, with its token. */
  book: { booking: VisitorBooking; path: string };
  /** For a link from before the last change `path` is empty: the booking can be seen, but not changed. */
  booking: { booking: VisitorBooking; path: string };
  pay: { url: string };
  settle: { booking: VisitorBooking; path: string };
  cancel: { booking: VisitorBooking; path: string };
  reschedule: { booking: VisitorBooking; path: string };
  export: VisitorDataExport;
  /** Has the booking when its data is erased only after the appointment. */
  erase: { erased: true } | { erased: false; booking: VisitorBooking; path: string };
  lead: Record<string, never>;
  'forget-lead': Record<string, never>;
}
