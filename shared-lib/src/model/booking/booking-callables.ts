import { z } from 'zod';
import { defineCallable, perHour, perMinute, returns } from '../callable';
import { documentId } from '../values/document-id';
import { CARD_LANGUAGES } from '../languages/card-language';
import { DAY_MS, MINUTE_MS } from '../../platform/time';
import type { AppointmentOutcome, Booking, SeriesDate } from './booking';
import {
  customerInput,
  hasServices,
  id,
  instant,
  leadFields,
  line,
  notesInput,
  personId,
  personInput,
  reason,
  serviceChoice,
  zone,
} from './booking-fields';
import { APPOINTMENTS_AT_ONCE, BOOKING_LIMITS } from './booking-limits';
import { REMINDED_AT_ONCE, MAX_REMINDER_TEXT, type ReminderSettings } from './reminders/reminder-settings';
import { isReviewLink, MAX_REVIEW_LINK, type ReviewSettings } from './reminders/review-settings';
import { MAX_SERIES, MAX_SERIES_WEEKS } from './visits/series';
import { MAX_WAITING_ENTRIES } from '../waiting/waiting-entry';
import { PEOPLE_AT_ONCE, type LeadField, type PersonOutcome } from './customers/lead';

/*
 * The calls of owners’ apps about bookings and people. Each can be repeated safely: the client chooses ids, and what is already done
 * answers as it did.
 */

/** Owners' callables about bookings. */
export const bookingCallables = {
  /** Books by hand: the owner's notice, window and limits don't apply; taken time does, unless `overlap`. */
  bookByHand: defineCallable({
    input: z
      .object({
        bookingId: id,
        ...serviceChoice,
        start: instant,
        customer: customerInput,
        notes: notesInput,
        zone,
        language: z.enum(CARD_LANGUAGES),
        overlap: z.boolean(),
      })
      .refine(...hasServices),
    output: returns<{ bookingId: string }>(),
    capability: null,
  }),
  /** Checks whether each date of a series is free, and otherwise finds the nearest free start. */
  checkSeries: defineCallable({
    input: z
      .object({
        ...serviceChoice,
        start: instant,
        everyWeeks: z.number().int().min(1).max(MAX_SERIES_WEEKS),
        times: z.number().int().min(2).max(MAX_SERIES),
        zone,
      })
      .refine(...hasServices),
    output: returns<{ dates: SeriesDate[] }>(),
    capability: null,
    inReadOnly: true,
    // Reads three days for each date.
    limit: perMinute(30),
  }),
  /** Books a series by hand, all of its starts or none; taken time is refused. */
  bookSeries: defineCallable({
    input: z
      .object({
        seriesId: id,
        starts: z.array(instant).min(1).max(MAX_SERIES),
        ...serviceChoice,
        customer: customerInput,
        notes: notesInput,
        zone,
        language: z.enum(CARD_LANGUAGES),
      })
      .refine(...hasServices),
    /** In the order of the starts. */
    output: returns<{ bookingIds: string[] }>(),
    capability: null,
    storedLimit: perHour(60),
  }),
  /** Counts the open bookings of a series from one on, itself included. */
  countFollowing: defineCallable({
    input: z.object({ bookingId: id }),
    output: returns<{ count: number }>(),
    capability: null,
    inReadOnly: true,
  }),
  /** Cancels a booking of a series and those that follow it; `sequence` is the one that the owner saw. */
  cancelFollowing: defineCallable({
    input: z.object({ bookingId: id, sequence: z.number().int().min(0), reason }),
    /** Number of bookings that were cancelled. */
    output: returns<{ count: number }>(),
    capability: null,
  }),
  /** Moves a booking of a series and, as it, those that follow. */
  moveFollowing: defineCallable({
    input: z.object({
      bookingId: id,
      sequence: z.number().int().min(0),
      start: instant,
      overlap: z.boolean(),
    }),
    /** Number of bookings that were moved. */
    output: returns<{ count: number }>(),
    capability: null,
  }),
  /** Makes bookings of another calendar's appointments, without mail; with `preview` only says what would happen. */
  importAppointments: defineCallable({
    input: z.object({
      serviceId: documentId,
      appointments: z
        .array(
          z
            .object({
              /** Id of the appointment in its file. */
              uid: line(255).min(1),
              name: customerInput.shape.name,
              notes: notesInput,
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
    /** In the order of the appointments. */
    output: returns<{ outcomes: AppointmentOutcome[] }>(),
    capability: null,
  }),
  /** Applies an action of the owner to a booking; `sequence` is the one that the owner saw. */
  actOnBooking: defineCallable({
    input: z.object({
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
    output: returns<{ status: Booking['status']; sequence: number }>(),
    capability: null,
  }),
  moveBooking: defineCallable({
    input: z.object({
      bookingId: id,
      sequence: z.number().int().min(0),
      start: instant,
      overlap: z.boolean(),
    }),
    output: returns<{ status: Booking['status']; sequence: number }>(),
    capability: null,
  }),
  /** Counts the appointments of a person that took place, and those to which they didn't come. */
  countVisits: defineCallable({
    input: z.object({ personId }),
    output: returns<{ came: number; missed: number }>(),
    capability: null,
    inReadOnly: true,
  }),
  /** Returns, by booking, the path by which its visitor confirms or cancels; bookings that have none are left out. */
  reminderLinks: defineCallable({
    input: z.object({ bookingIds: z.array(id).min(1).max(REMINDED_AT_ONCE) }),
    output: returns<{ paths: Record<string, string> }>(),
    capability: null,
    inReadOnly: true,
    limit: perMinute(60),
  }),
  /** Sets the owner's text of a reminder, and the hour at which they are notified of the next day's. */
  setReminderSettings: defineCallable({
    input: z.object({
      text: line(MAX_REMINDER_TEXT),
      hour: z.number().int().min(0).max(23).nullable(),
      zone,
    }),
    output: returns<ReminderSettings>(),
    capability: null,
  }),
  /** Sets the owner's link to reviews on Google, and whether customers are asked for a review after their appointment. */
  setReviewSettings: defineCallable({
    input: z
      .object({
        link: line(MAX_REVIEW_LINK).refine((link) => link === '' || isReviewLink(link), {
          message: 'review-link',
        }),
        isOn: z.boolean(),
      })
      .refine(({ link, isOn }) => !isOn || link !== '', { path: ['link'], message: 'required' }),
    output: returns<ReviewSettings>(),
    capability: null,
  }),
  /** Blocks a span of time, so that visitors can't book it; at most 31 days at once. */
  blockTime: defineCallable({
    input: z.object({
      blockId: id,
      start: instant,
      end: instant,
      title: line(BOOKING_LIMITS.title),
      overlap: z.boolean(),
    }),
    output: returns<{ blockId: string }>(),
    capability: null,
  }),
  unblockTime: defineCallable({
    input: z.object({ blockId: id }),
    output: returns<{ blockId: string }>(),
    capability: null,
  }),
  /** Creates the secret address of the owner's calendar feed, which replaces an earlier one. */
  createCalendarFeed: defineCallable({
    input: z.object({}),
    /** The address without its origin; it can't be read again. */
    output: returns<{ path: string }>(),
    capability: null,
  }),
  /** Reports whether the owner's calendar feed has an address. */
  hasCalendarFeed: defineCallable({
    input: z.object({}),
    output: returns<{ exists: boolean }>(),
    capability: null,
  }),
  revokeCalendarFeed: defineCallable({
    input: z.object({}),
    output: returns<Record<string, never>>(),
    capability: null,
  }),
  /** Puts own entries of a waiting list in an order. */
  orderWaiting: defineCallable({
    input: z.object({ waitingIds: z.array(id).min(2).max(MAX_WAITING_ENTRIES) }),
    output: returns<Record<string, never>>(),
    capability: null,
    limit: perMinute(60),
  }),
  /** Takes somebody off the own waiting list. */
  removeWaiting: defineCallable({
    input: z.object({ waitingId: id }),
    output: returns<Record<string, never>>(),
    capability: null,
  }),
  /** Updates the account's cards with the services that they offer now. */
  refreshBookableCards: defineCallable({
    input: z.object({}),
    /** Number of cards that changed. */
    output: returns<{ changed: number }>(),
    capability: null,
    // Reads all cards and services of an account.
    limit: perMinute(60),
  }),
  /**
   * Opens 'Dejar mis datos' on an own card with these fields; `null` closes it. Its button is among the card's actions or below its links;
   * its place stays the same when that is left out.
   */
  setLeadForm: defineCallable({
    input: z.object({
      cardId: id,
      fields: leadFields.nullable(),
      amongActions: z.boolean().optional(),
    }),
    output: returns<{ fields: LeadField[] | null }>(),
    capability: null,
  }),
  /** Adds people to the owner's list; for a person who is there already only missing fields are filled in. */
  addPeople: defineCallable({
    input: z.object({
      source: z.enum(['hand', 'import']),
      people: z.array(personInput).min(1).max(PEOPLE_AT_ONCE),
      /** Chosen by the client: the parts of one import, which can be undone together. */
      importId: id.optional(),
    }),
    /** Numbers of people who are new, and who were there already. */
    output: returns<{ added: number; known: number }>(),
    capability: null,
  }),
  /** Previews the outcome of `addPeople` for each person. */
  previewPeople: defineCallable({
    input: z.object({ people: z.array(personInput).min(1).max(PEOPLE_AT_ONCE) }),
    /** In the order of the people. */
    output: returns<{ outcomes: PersonOutcome[] }>(),
    capability: null,
    inReadOnly: true,
  }),
  /** Lists the imports of the last seven days. */
  listImports: defineCallable({
    input: z.object({}),
    /** Times are milliseconds since the epoch. */
    output: returns<{ imports: { importId: string; at: number; added: number; known: number }[] }>(),
    capability: null,
    inReadOnly: true,
  }),
  /** Reverts an import, except for people who were changed, or have booked or left their details, since. */
  undoImport: defineCallable({
    input: z.object({ importId: id }),
    /** Numbers of people; `names` has the first of those who stay. */
    output: returns<{ removed: number; restored: number; kept: number; names: string[] }>(),
    capability: null,
  }),
  /** Removes a person from the owner's list for good, with what they left on cards. */
  deletePerson: defineCallable({
    input: z.object({ personId }),
    /** Number of forms that were removed with the person. */
    output: returns<{ leads: number }>(),
    capability: null,
  }),
  /** Accepts a visitor's claim about a person, or dismisses it. One that is gone changes nothing. */
  settleClaim: defineCallable({
    input: z.object({ personId, claimId: z.string().regex(/^[A-Za-z0-9]{20,40}$/), take: z.boolean() }),
    output: returns<{ personId: string }>(),
    capability: null,
  }),
  /** Answers a person's request for erasure: all of their data is erased, or they are mailed the reason why it isn't. */
  answerErasure: defineCallable({
    input: z.object({ personId, grant: z.boolean(), reason }),
    output: returns<{ personId: string }>(),
    capability: null,
  }),
  /** Merges a person into another one of the owner's list, who gets the missing fields, the bookings and the forms. */
  mergePeople: defineCallable({
    input: z.object({ keptId: personId, mergedId: personId }),
    /** Id of the person who stays. */
    output: returns<{ personId: string }>(),
    capability: null,
  }),
};
