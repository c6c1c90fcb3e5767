import { Timestamp } from 'firebase-admin/firestore';
import { LEGAL_VERSION } from 'shared-lib/config';
import {
  addDays,
  daysFrom,
  isZone,
  localDateOf,
  needsPhone,
  serviceIdsOf,
  MAX_WAITING_DAYS,
  MAX_WAITING_ENTRIES,
  type WaitingEntry,
  type VisitorBookingInputs,
  type VisitorBookingOutputs,
} from 'shared-lib/model/booking';
import { cleanLine, cleanText } from '../bookings/book/clean-text';
import { derivedId } from '../bookings/book/derived-id';
import { listBusyIntervals } from '../bookings/time/busy-days';
import { waitingListRef } from '../bookings/time/freed-time';
import type { Proof } from '../bookings/book/proof-of-work';
import { readAnswersOrThrow } from '../bookings/book/read-answers';
import { readOfferOrThrow, type Offer } from '../bookings/offer/read-offer';
import type { BookingContext } from '../bookings/time/take-slot';
import { mailboxKeyOf } from '../outbox/mailbox';
import { queueWaitingMail } from '../outbox/queue-waiting-mail';
import { Refusal } from '../refusal';
import { readAll } from '../stored/read-all';
import { OPEN_WAITING, openEntries, parseWaiting, toWaitingDocument, waitingRef } from './waiting-document';
import { hasWaitingList, wishedStarts } from './wished-starts';

type Input = VisitorBookingInputs['wait'];

/** Most free starts that are shown to somebody who needn't wait. */
const SHOWN_STARTS = 6;

/** Refuses days that are over, in the wrong order, or too many. */
function refuseWrongDays({ wish }: Input, today: string): void {
  const { from, to } = wish;
  const exist = addDays(from, 0) === from && addDays(to, 0) === to;
  const days = exist ? daysFrom(from, to) : -1;
  if (days < 0 || days > MAX_WAITING_DAYS || to < today || from > addDays(today, 730))
    throw new Refusal('invalid-input', { fields: ['wish.to'] });
}

/** Finds free starts that somebody needn't wait for. */
async function findFree({ db, now }: BookingContext, offer: Offer, wish: Input['wish']): Promise<number[]> {
  const range = { from: addDays(wish.from, -1), to: addDays(wish.to, 1) };
  const intervals = await listBusyIntervals(db, offer.card.uid, range);
  const starts: number[] = [];
  for (const start of wishedStarts(offer, { wish, passed: [] }, { intervals, now })) {
    starts.push(start);
    if (starts.length === SHOWN_STARTS) break;
  }
  return starts;
}

/** Refuses a list that is full. Counted before the transaction, as the limit is against abuse and need not be exact. */
async function refuseFullList({ db }: BookingContext, uid: string, waitingId: string): Promise<void> {
  const { docs } = await openEntries(db, uid).select().get();
  if (docs.length >= MAX_WAITING_ENTRIES && !docs.some(({ id }) => id === waitingId))
    throw new Refusal('too-many-requests');
}

/** Returns an entry after its visitor has requested it, once more or for the first time. */
function entryAfter(
  before: WaitingEntry | null,
  id: string,
  { card, service }: Offer,
  input: Input,
  now: number,
): WaitingEntry {
  const isOpen = before !== null && OPEN_WAITING.includes(before.status);
  return {
    id,
    userId: card.uid,
    cardId: card.cardId,
    slug: card.slug,
    serviceIds: [...serviceIdsOf(input)],
    serviceName: service.name,
    wish: input.wish,
    customer: {
      name: cleanLine(input.customer.name),
      email: input.customer.email,
      phone: cleanLine(input.customer.phone),
    },
    answers: input.answers,
    notes: cleanText(input.notes),
    zone: isZone(input.zone) ? input.zone : card.availability.zone,
    language: input.language,
    notice: { version: LEGAL_VERSION },
    place: isOpen ? before.place : now,
    status: isOpen ? before.status : 'waiting',
    offer: isOpen ? before.offer : null,
    offers: before?.offers ?? 0,
    revision: (before?.revision ?? 0) + 1,
    passed: isOpen ? before.passed : [],
    createdAt: isOpen ? before.createdAt : now,
    updatedAt: now,
  };
}

/**
 * Puts a visitor on the waiting list of a service or of a visit, and queues the mail that says so. The same address has one entry for each:
 * a repeated request replaces the wish and keeps the place. The answer doesn't reveal whether an address is on a list.
 *
 * @param proof - A solved challenge; each is accepted once.
 * @returns The free starts that fit, for somebody who needn't wait.
 * @throws Refusal with a `BookingRefusal`
 */
export async function joinWaiting(
  context: BookingContext,
  slug: string,
  input: Input,
  proof: Proof,
): Promise<VisitorBookingOutputs['wait']> {
  const { db, now } = context;
  const offer = await readOfferOrThrow(db, db, { slug, serviceIds: serviceIdsOf(input) });
  if (!hasWaitingList(offer)) throw new Refusal('service-changed');
  const { uid, availability } = offer.card;
  refuseWrongDays(input, localDateOf(now, availability.zone));
  if (cleanLine(input.customer.name) === '')
    throw new Refusal('invalid-input', { fields: ['customer.name'] });
  if (needsPhone(offer.service) && cleanLine(input.customer.phone) === '')
    throw new Refusal('invalid-input', { fields: ['customer.phone'] });
  readAnswersOrThrow(offer.service.questions, input.answers);
  const id = derivedId('waiting', uid, mailboxKeyOf(input.customer.email), ...serviceIdsOf(input));
  await refuseFullList(context, uid, id);
  const free = await findFree(context, offer, input.wish);
  if (free.length > 0) return { joined: false, starts: free };
  await db.runTransaction(async (transaction) => {
    const [stored, used] = await readAll(transaction, waitingRef(db, id), db.doc(`usedProofs/${proof.id}`));
    // The same request, sent again.
    if (stored.get('requestKey') === proof.id) return;
    if (used.exists) throw new Refusal('proof-needed');
    const entry = entryAfter(parseWaiting(stored), id, offer, input, now);
    transaction.set(used.ref, { expiresAt: Timestamp.fromMillis(proof.until) });
    transaction.set(stored.ref, toWaitingDocument(entry, proof.id));
    // What became free while the form was sent is found at once.
    transaction.set(waitingListRef(db, uid), { dueAt: Timestamp.fromMillis(now) });
    queueWaitingMail(transaction, context, entry, { template: 'waiting-joined', number: entry.revision });
  });
  return { joined: true };
}
