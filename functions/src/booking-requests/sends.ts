import {
  serviceIdsOf,
  visitorBookingInputs,
  type BookingRefusal,
  type VisitorBookingInputs,
  type VisitorBookingOutputs,
} from 'shared-lib/model/booking';
import { keysOf } from 'shared-lib/model';
import { HOUR_MS, MINUTE_MS } from 'shared-lib/time';
import { z } from 'zod';
import { SERVICE_TABLE } from '../../../build/server/services';
import { isReadOnly } from '../flags/is-feature-on';
import { callerOf } from '../limits/client-address';
import { countCaller } from '../limits/count-caller';
import { countRequest, type Limit } from '../limits/rate-limit';
import { mailboxKeyOf } from '../outbox/mailbox';
import { Refusal } from '../refusal';
import { checkPayment, settleSoon } from '../payments/check-payment';
import { startPayment } from '../payments/start-payment';
import { forgetLead } from '../people/forget-lead';
import { takeLead } from '../people/take-lead';
import { bookSlot } from '../bookings/book/book-slot';
import { confirmAttendance } from '../bookings/change/confirm-attendance';
import { eraseBooking } from '../bookings/customers/erase-booking';
import { exportBooking } from '../bookings/customers/export-booking';
import { holdSlot, releaseHold } from '../bookings/time/hold-slot';
import { bookNext, readNextOffer } from '../bookings/book/next-visit';
import { readProof } from '../bookings/book/proof-of-work';
import type { BookingContext } from '../bookings/time/take-slot';
import { readBeforeBooking } from '../external-calendars/read-before-booking';
import { correctOffer } from '../bookings/offer/stale-offers';
import { cancelBooking, rescheduleBooking, showBooking } from '../bookings/change/visitor-changes';
import { stopWhatsApp } from '../whatsapp/stop-reminder';
import { joinWaiting } from '../waiting/join-waiting';
import { bookWaiting, leaveWaiting, showWaiting } from '../waiting/linked-waiting';
import type { JsonRoute } from './answer';
import type { RequestContext } from './request';

/** Names of the requests that send data. */
type Name = keyof typeof visitorBookingInputs;

/** Longest body that is read, in bytes. */
const MAX_BODY_BYTES = SERVICE_TABLE.visitor.bodyMaxBytes;

/** Requests of each name that one network may make: enough for several people behind it, too few for a flood. */
const LIMITS: Readonly<Record<Name, Limit>> = {
  hold: { most: 60, windowMs: 10 * MINUTE_MS },
  release: { most: 60, windowMs: 10 * MINUTE_MS },
  book: { most: 20, windowMs: HOUR_MS },
  booking: { most: 60, windowMs: 10 * MINUTE_MS },
  pay: { most: 30, windowMs: HOUR_MS },
  settle: { most: 60, windowMs: 10 * MINUTE_MS },
  cancel: { most: 20, windowMs: HOUR_MS },
  attend: { most: 20, windowMs: HOUR_MS },
  'stop-whatsapp': { most: 20, windowMs: HOUR_MS },
  reschedule: { most: 30, windowMs: HOUR_MS },
  'next-offer': { most: 60, windowMs: 10 * MINUTE_MS },
  'book-next': { most: 20, windowMs: HOUR_MS },
  export: { most: 20, windowMs: HOUR_MS },
  erase: { most: 20, windowMs: HOUR_MS },
  // A phone at a fair sends all that it collected at once.
  lead: { most: 60, windowMs: HOUR_MS },
  'forget-lead': { most: 60, windowMs: HOUR_MS },
  wait: { most: 20, windowMs: HOUR_MS },
  waiting: { most: 60, windowMs: 10 * MINUTE_MS },
  'book-waiting': { most: 30, windowMs: HOUR_MS },
  'leave-waiting': { most: 30, windowMs: HOUR_MS },
};

/** Requests that change nothing, and are answered while the product is read-only. */
const READS: ReadonlySet<Name> = new Set(['booking', 'export', 'next-offer', 'waiting']);

/** Bookings that may be made with one e-mail address, from any network, and entries of waiting lists. */
const EMAIL_LIMIT: Limit = { most: 10, windowMs: HOUR_MS };

/** Refusals that show that a page's offer may be outdated. */
const NOT_AS_SHOWN: ReadonlySet<string> = new Set<BookingRefusal>([
  'service-gone',
  'service-changed',
  'slot-not-offered',
  'not-together',
]);

interface Sent extends BookingContext {
  slug: string;
  /** Hash of the network that it comes from. */
  visitor: string;
}

/** Counts a booking against the limit of an e-mail address. */
const countBooking = ({ db, now }: BookingContext, email: string): Promise<void> =>
  countRequest(db, `book-as:${mailboxKeyOf(email)}`, EMAIL_LIMIT, now);

/**
 * Books for a client that has solved a challenge and left the hidden field empty. A bot that fills in every field gets the answer of a
 * client over the limit, which reveals nothing.
 */
async function book(
  context: Sent,
  input: VisitorBookingInputs['book'],
): Promise<VisitorBookingOutputs['book']> {
  const { now, slug } = context;
  if (input.website !== '') throw new Refusal('too-many-requests');
  const proof = await readProof(input.proof, now);
  if (!proof) throw new Refusal('proof-needed');
  await countBooking(context, input.customer.email);
  return bookSlot(context, slug, input, proof);
}

/** Takes the details that a visitor left, with the same conditions as a booking. */
async function leaveDetails(
  context: Sent,
  input: VisitorBookingInputs['lead'],
): Promise<VisitorBookingOutputs['lead']> {
  if (input.website !== '') throw new Refusal('too-many-requests');
  const proof = await readProof(input.proof, context.now);
  if (!proof) throw new Refusal('proof-needed');
  return takeLead(context, context.slug, input, proof);
}

/** Puts a visitor on a waiting list, with the same conditions as a booking: the address gets mail as one that books does. */
async function wait(
  context: Sent,
  input: VisitorBookingInputs['wait'],
): Promise<VisitorBookingOutputs['wait']> {
  const { db, now, slug } = context;
  if (input.website !== '') throw new Refusal('too-many-requests');
  const proof = await readProof(input.proof, now);
  if (!proof) throw new Refusal('proof-needed');
  await countRequest(db, `wait-as:${mailboxKeyOf(input.customer.email)}`, EMAIL_LIMIT, now);
  return joinWaiting(context, slug, input, proof);
}

/** Cancels a booking, and refunds at once what the policy allows. */
async function cancel(
  context: BookingContext,
  input: VisitorBookingInputs['cancel'],
): Promise<VisitorBookingOutputs['cancel']> {
  const answer = await cancelBooking(context, input);
  if (!answer.booking.online) return answer;
  await settleSoon(context, input.bookingId);
  // Called again, it answers with the state of the refund.
  return cancelBooking(context, input);
}

const HANDLERS: {
  [N in Name]: (context: Sent, input: VisitorBookingInputs[N]) => Promise<VisitorBookingOutputs[N]>;
} = {
  hold: (context, input) => holdSlot(context, context.slug, input),
  release: releaseHold,
  book,
  booking: showBooking,
  pay: startPayment,
  settle: checkPayment,
  cancel,
  attend: confirmAttendance,
  'stop-whatsapp': stopWhatsApp,
  reschedule: rescheduleBooking,
  'next-offer': readNextOffer,
  'book-next': (context, input) => bookNext(context, input, (email) => countBooking(context, email)),
  export: exportBooking,
  erase: eraseBooking,
  lead: leaveDetails,
  'forget-lead': forgetLead,
  wait,
  waiting: showWaiting,
  'book-waiting': bookWaiting,
  'leave-waiting': leaveWaiting,
};

/** Services that a request names, where it does. */
const choiceSchema = z.object({
  serviceId: z.string().optional(),
  serviceIds: z.array(z.string()).optional(),
});

/** Names of the requests, as the last part of their path. */
export const SEND_NAMES = keysOf(HANDLERS);

/** Runs the action of a request by its name, within the limits of its network. */
export async function runSend<N extends Name>(
  { request, params, db, now }: RequestContext,
  name: N,
  body: unknown,
): Promise<VisitorBookingOutputs[N]> {
  if ((request.rawBody?.length ?? 0) > MAX_BODY_BYTES) throw new Refusal('invalid-input', { fields: [] });
  const input = visitorBookingInputs[name].safeParse(body);
  if (!input.success) {
    const fields = new Set(input.error.issues.map(({ path }) => path.join('.')));
    throw new Refusal('invalid-input', { fields: [...fields] });
  }
  const slug = params['slug'] ?? '';
  const visitor = await countCaller({ db, now }, `booking-${name}`, callerOf(request), LIMITS[name]);
  if (!READS.has(name) && (await isReadOnly(db, now))) throw new Refusal('read-only');
  try {
    const readCalendars = (uid: string) => readBeforeBooking({ db, now }, uid);
    return await HANDLERS[name](
      { db, now, slug, visitor, readCalendars },
      // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- The schema of this name has just parsed it.
      input.data as VisitorBookingInputs[N],
    );
  } catch (error) {
    if (error instanceof Refusal && NOT_AS_SHOWN.has(error.reason)) {
      const serviceIds = serviceIdsOf(choiceSchema.parse(input.data));
      await correctOffer(db, { slug, serviceIds }, now);
    }
    throw error;
  }
}

/** Does what a visitor's page sends: `params.name` is one of {@link SEND_NAMES}. */
export const send: JsonRoute = {
  method: 'POST',
  run: async (context) => {
    if (!context.request.is('application/json')) throw new Refusal('invalid-input', { fields: [] });
    const name = SEND_NAMES.find((one) => one === context.params['name']);
    if (!name) throw new Refusal('invalid-input', { fields: [] });
    return runSend(context, name, context.request.body);
  },
};
