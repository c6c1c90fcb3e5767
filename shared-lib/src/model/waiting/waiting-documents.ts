import { z } from 'zod';
import { BOOKING_LIMITS } from '../booking/booking-limits';
import { MAX_QUESTIONS } from '../booking/booking-documents';
import { MAX_VISIT_SERVICES } from '../booking/visits/combined-visit';
import { CARD_LANGUAGES } from '../languages/card-language';
import { instant, mapOf, text, whole, zone } from '../stored/fields';
import { DAY_PARTS, MAX_PASSED_OFFERS, WAITING_STATUSES, WEEKDAYS } from './waiting-entry';

const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const millis = whole(0, Number.MAX_SAFE_INTEGER);

/** `waiting/{id}`, written by functions only. */
export const waitingDocumentSchema = z.strictObject({
  userId: z.string(),
  cardId: z.string(),
  slug: z.string(),
  serviceIds: z.array(z.string()).min(1).max(MAX_VISIT_SERVICES),
  serviceName: text(MAX_VISIT_SERVICES * 90),
  wish: z.strictObject({
    from: date,
    to: date,
    weekdays: z.array(z.enum(WEEKDAYS)).min(1).max(WEEKDAYS.length),
    parts: z.array(z.enum(DAY_PARTS)).min(1).max(DAY_PARTS.length),
  }),
  customer: z.strictObject({
    name: text(BOOKING_LIMITS.name),
    email: text(BOOKING_LIMITS.email),
    phone: text(BOOKING_LIMITS.phone),
  }),
  answers: mapOf(
    z.string().max(50),
    z.union([text(BOOKING_LIMITS.answer), z.boolean()]),
    MAX_QUESTIONS * MAX_VISIT_SERVICES,
  ),
  notes: text(BOOKING_LIMITS.notes),
  zone,
  language: z.enum(CARD_LANGUAGES),
  notice: z.strictObject({ version: text(20) }),
  place: millis,
  status: z.enum(WAITING_STATUSES),
  offer: z
    .strictObject({
      number: whole(1, Number.MAX_SAFE_INTEGER),
      start: millis,
      from: millis,
      until: millis,
      price: millis,
      currency: z.string().regex(/^[A-Z]{3}$/),
      durationMinutes: whole(1, 1440),
      due: millis,
    })
    .nullable(),
  offers: whole(0, Number.MAX_SAFE_INTEGER),
  revision: whole(1, Number.MAX_SAFE_INTEGER),
  passed: z.array(z.strictObject({ start: millis, end: millis })).max(MAX_PASSED_OFFERS),
  createdAt: instant,
  updatedAt: instant,
  /** Hash of the mailbox, by which a person's entries are found. */
  mailboxKey: z.string(),
  /** Id of the challenge of the visitor's last change. */
  requestKey: z.string(),
  /** Time from which a job removes the entry. */
  expiresAt: instant,
});
