import { z } from 'zod';
import { asciiEmail, findEmailProblem } from '../contact/email-address';
import { hasLink } from '../links/link-text';
import { tidyPhone } from '../contact/phone-number';
import { withPhoneProblems } from '../contact/phone-schema';
import { BOOKING_LIMITS } from './booking-limits';
import { MAX_VISIT_SERVICES } from './visits/combined-visit';
import { LEAD_FIELDS, LEAD_LIMITS, PERSON_LIMITS } from './customers/lead';

/*
 * Fields of the calls of owners’ apps and of the requests of visitors’ pages that are about bookings and people.
 */

/** An id that a client generates, in the form of Firestore's own. */
export const id = z.string().regex(/^[A-Za-z0-9]{20}$/);
/** Instants up to the year 2200, so that adding a day still gives a date. */
export const instant = z.number().int().min(0).max(7_258_118_400_000);
/** Name of a time zone, as in `Europe/Madrid`. */
export const zone = z.string().regex(/^[A-Za-z_]{1,30}(\/[A-Za-z0-9_+-]{1,30}){0,2}$/);
/** Date of a calendar, as in `2026-03-02`. */
export const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
/** Text of at most this length, whose refusal names the length. */
export const line = (max: number) => z.string().trim().max(max, `too-long:${max}`);
/** A phone number of at most this length, tidied. */
export const phone = (max: number) => withPhoneProblems(line(max)).transform(tidyPhone);
/** Services of a booking, in their order; `serviceId` alone is how earlier apps name the only one. */
export const serviceChoice = {
  serviceId: z.string().min(1).max(128).optional(),
  serviceIds: z.array(z.string().min(1).max(128)).min(1).max(MAX_VISIT_SERVICES).optional(),
};
/** Refuses an input without {@link serviceChoice}. */
export const hasServices: [
  (input: { serviceId?: unknown; serviceIds?: unknown }) => boolean,
  { path: string[]; message: string },
] = [
  ({ serviceId, serviceIds }) => serviceId !== undefined || serviceIds !== undefined,
  { path: ['serviceIds'], message: 'required' },
];

/** Reason that a person gives for what they do to a booking. */
export const reason = line(BOOKING_LIMITS.reason);
/** A customer's notes for the owner. */
export const notesInput = line(BOOKING_LIMITS.notes);

/** An address of mail in ASCII. */
export const email = z
  .string()
  .transform(asciiEmail)
  .refine((address) => findEmailProblem(address) !== 'email-accent', { message: 'email-accent' })
  .pipe(z.email().max(BOOKING_LIMITS.email));
/** A customer of a booking, who may have no address of mail. */
export const customerInput = z.object({
  /** The name appears in mail, so that it must not contain an address. */
  name: line(BOOKING_LIMITS.name)
    .min(1, 'required')
    .refine((name) => !hasLink(name), { message: 'name-link' }),
  email: z.union([z.literal(''), email]),
  phone: phone(BOOKING_LIMITS.phone),
});
/** Name of a person, which must not contain an address. */
export const leadName = line(LEAD_LIMITS.name)
  .min(1, 'required')
  .refine((name) => !hasLink(name), { message: 'name-link' });

/** Fields of the form of a card, which needs a way to reach people. */
export const leadFields = z
  .array(z.enum(LEAD_FIELDS))
  .max(LEAD_FIELDS.length)
  .refine((fields) => fields.includes('email') || fields.includes('phone'), { message: 'required' });

/** A person that an owner adds by hand or from a file. Only the name is required. */
export const personInput = z.object({
  name: leadName,
  email: z.union([z.literal(''), email]),
  phone: phone(LEAD_LIMITS.phone),
  company: line(LEAD_LIMITS.company),
  note: line(BOOKING_LIMITS.ownerNote),
  tags: z.array(line(PERSON_LIMITS.tag).min(1)).max(PERSON_LIMITS.tags),
});

/** Id of a person in an owner's list. */
export const personId = z.string().regex(/^[0-9a-f]{40}$/);

/** By question id; a checkbox that is ticked answers `true`. */
export const answers = z.record(z.string().max(40), z.union([line(BOOKING_LIMITS.answer), z.boolean()]));
