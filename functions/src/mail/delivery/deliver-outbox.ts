import { FieldValue, Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import type { User } from 'shared-lib/model';
import { changeNoticeOf, VOID_STATUSES, type Booking } from 'shared-lib/model/booking';
import { moneyReceived } from 'shared-lib/model/payments';
import { redact, redactText } from 'shared-lib/logger';
import { MINUTE_MS } from 'shared-lib/time';
import { accountStateRef } from '../../account-records/account-state';
import { isProvenAddress } from '../../account-records/proven-address';
import { bookingRef, parseBooking } from '../../bookings/booking-document';
import { bookingPath, mailboxProof, receiptPath } from '../../bookings/booking-token';
import { byDay, readReviewSettings, reviewAskRef } from '../../bookings/review-requests';
import { mailboxKeyOf } from '../../outbox/mailbox';
import type { Job, JobContext } from '../../scheduling/job';
import { composeMail, type ComposedMail } from '../compose-mail';
import type { MailInput } from '../booking/mail-input';
import { mailOrigins } from '../mail-origins';
import { findFreeStarts } from '../booking/find-free-starts';
import { findMailParties, findMailSide, type MailParties } from '../booking/find-mail-parties';
import { reviewMail } from '../booking/review-mail';
import { isTrueOf, waitingMail } from '../booking/waiting-mail';
import { parseWaiting, waitingRef } from '../../waiting/waiting-document';
import { inFairOrder } from './in-fair-order';
import { alertOfMail } from './mail-alert';
import { followRelay, type Sending } from './relay-health';
import { takeMailQuota } from './mail-quota';
import { readMailSettings, type MailSettings } from './mail-settings';
import { isOfServer, isRefusedForGood, isServerTrouble, smtpSender, type SendMail } from './mail-transport';
import type {
  BookingMailEntry,
  MailStatus,
  OutboxEntry,
  PersonMailEntry,
  ReporterMailEntry,
  ReviewMailEntry,
  SeriesPart,
  WaitingMailEntry,
} from '../../outbox/outbox';
import { writeAccountMail } from '../account/account-mail';
import { erasureMail } from '../account/erasure-mail';
import { reporterMail } from '../account/reporter-mail';

/** Mails that are sent at the same time: fewer than relays take connections from one sender. */
export const MAILS_AT_ONCE = 10;

/** Due mails that one page has: owners take turns in it, so that one owner's many mails don't delay the few of others. */
const PAGE = 200;

/** Time after which no further mail is begun, in milliseconds: the next call goes on. */
export const SENDING_MS = 40_000;

/** Time after which mail about a booking is tried again while its owner's address isn't proved, in milliseconds. */
const UNVERIFIED_WAIT_MS = 60 * MINUTE_MS;

/** Time that a worker has to send a mail that it claimed, in milliseconds: well above the server's timeouts. */
const LEASE_MS = 5 * MINUTE_MS;

/** Minutes before each further attempt at a mail; the last one is repeated. */
const BACKOFF_MINUTES = [1, 2, 5, 15, 60];

/** Time for which a mail is tried, in milliseconds. */
const TRIED_MS = 24 * 60 * MINUTE_MS;

/**
 * Claims a due mail: until the lease ends no other worker gets it, and after that one does, in case the first has died.
 *
 * @returns The entry with this attempt counted; `null` when another worker has claimed it.
 */
export async function claimEntry(
  { db, now }: JobContext,
  ref: DocumentReference,
): Promise<OutboxEntry | null> {
  return db.runTransaction(async (transaction) => {
    const entry = (await transaction.get(ref)).data() as OutboxEntry | undefined;
    if (!entry?.dueAt || entry.dueAt.toMillis() > now) return null;
    const claim = { attempts: entry.attempts + 1, dueAt: Timestamp.fromMillis(now + LEASE_MS) };
    transaction.update(ref, claim);
    return { ...entry, ...claim };
  });
}

/** Kinds of mail about money, which are true whatever becomes of the booking. */
const MONEY_MOVED: ReadonlySet<BookingMailEntry['template']> = new Set<BookingMailEntry['template']>([
  'refunded',
  'paid-late',
  'disputed',
]);

/**
 * Reports whether a later event has overtaken a mail. Every change has mail of its own, and each mail shows the booking
 * as it is when it is written, so that nobody reads «confirmed» after «cancelled».
 */
function isOvertaken({ template, sequence }: BookingMailEntry, booking: Booking, now: number): boolean {
  // Each refund has a mail of its own, which stays true when the booking changes.
  if (template === 'refunded') return false;
  if (sequence !== booking.sequence) return true;
  if (template.startsWith('reminder')) return booking.status !== 'confirmed' || booking.start <= now;
  // Nobody reads about a new hour once it has come.
  if ((template === 'rescheduled' || template.startsWith('move-')) && booking.start <= now) return true;
  // Money goes back whatever became of the booking.
  if (MONEY_MOVED.has(template)) return false;
  // The events that end a booking have the names of the statuses that they lead to.
  const isVoid = (name: string) => (VOID_STATUSES as ReadonlySet<string>).has(name);
  return isVoid(booking.status) !== isVoid(template);
}

const MONEY: ReadonlySet<string> = new Set<BookingMailEntry['template']>(['paid', ...MONEY_MOVED]);

/** Reports whether a mail is about money: a payment, or a booking that expired unpaid. */
const isAboutPayment = ({ template }: BookingMailEntry, { payment }: Booking) =>
  MONEY.has(template) || (template === 'expired' && payment.state === 'awaiting');

/** Returns what a mail says of money that was given back; older entries know the total alone. */
const refundOf = ({ template, mark, amount = mark }: BookingMailEntry): Pick<MailInput, 'refund'> =>
  template === 'refunded' && mark !== undefined && amount !== undefined
    ? { refund: { amount, total: mark } }
    : {};

function isWanted(entry: BookingMailEntry, { booking, owner, wants }: MailParties): boolean {
  if (entry.recipient === 'visitor') return booking.customer.email !== '';
  return owner.email !== '' && (isAboutPayment(entry, booking) ? wants.payments : wants.bookings);
}

/**
 * Result of an attempt: `later` is the earliest time of the next, in milliseconds since the epoch, and `of` the reason
 * for the delay.
 */
type Outcome = 'sent' | 'dropped' | { later: number; of: 'owner' | 'recipient' | 'unverified' };

/**
 * Returns the delay of a mail about a booking; `null` when it may be sent now. Nobody gets any before the owner has proved their
 * address, the owner neither; mail to somebody else is counted against the quota.
 */
async function findDelay(
  { db, now }: JobContext,
  { recipient }: BookingMailEntry,
  { booking, isOwnerVerified }: MailParties,
): Promise<Exclude<Outcome, string> | null> {
  if (!isOwnerVerified) return { later: now + UNVERIFIED_WAIT_MS, of: 'unverified' };
  if (recipient === 'owner') return null;
  const quota = await takeMailQuota(db, {
    ownerId: booking.userId,
    recipient: booking.customer.email,
    now,
  });
  return quota && { later: quota.retryAt, of: quota.of };
}

/** A mail that may be sent now; `isAboutMove` when it tells the visitor of an hour that the owner chose, for the first time. */
interface Written {
  mail: ComposedMail;
  isAboutMove?: boolean;
}

/** Returns parties as they are once the visitor has this mail: from then on counts their time to refuse a move. */
function onceNotified(parties: MailParties, now: number): MailParties {
  const { booking, owner } = parties;
  const read = booking.moveNotifiedAt === null ? { ...booking, moveNotifiedAt: now } : booking;
  const changeNoticeMinutes = changeNoticeOf(read, owner.changeNoticeMinutes);
  return { ...parties, booking: read, owner: { ...owner, changeNoticeMinutes } };
}

/** Notes that the visitor of a booking was mailed about the hour that the owner moved it to. */
function noteNotified({ db, now }: JobContext, { bookingId, sequence }: SeriesPart): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.get(bookingRef(db, bookingId));
    // Moved again, or moved by the visitor, while the mail left.
    if (stored.get('sequence') !== sequence || stored.get('moveNotifiedAt') !== null) return;
    transaction.update(stored.ref, { moveNotifiedAt: Timestamp.fromMillis(now) });
  });
}

/** Returns the path of a booking's page; in a visitor's mail with the proof that they read the mailbox. */
function pathFor(recipient: BookingMailEntry['recipient'], booking: Booking, address: string): string {
  const path = bookingPath(booking, address);
  if (path === '' || recipient === 'owner') return path;
  return `${path}&m=${mailboxProof(booking.id, booking.customer.email)}`;
}

/** Reads the bookings of a mail about several that the mail still says the truth of, in their order. */
async function readSeries(
  { db, now }: JobContext,
  entry: BookingMailEntry,
  series: readonly SeriesPart[],
): Promise<{ booking: Booking; before?: number }[]> {
  const stored = await db.getAll(...series.map(({ bookingId }) => bookingRef(db, bookingId)));
  return series.flatMap(({ sequence, before }, place) => {
    const found = stored[place]!;
    // Of a deleted account's bookings only figures stay.
    if (!found.exists || !found.get('customer')) return [];
    const booking = parseBooking(found);
    if (isOvertaken({ ...entry, sequence }, booking, now)) return [];
    return [{ booking, ...(before !== undefined && { before }) }];
  });
}

/** Composes a mail about several bookings from their present state; one that is left alone has the mail of one. */
async function writeSeriesMail(
  context: JobContext,
  { series = [], ...entry }: BookingMailEntry,
  from: string,
): Promise<Written | Exclude<Outcome, 'sent'>> {
  const left = await readSeries(context, entry, series);
  const [first] = left;
  if (!first) return 'dropped';
  const { id: bookingId, sequence } = first.booking;
  const one = { ...entry, bookingId, sequence, ...(first.before !== undefined && { before: first.before }) };
  return writeBookingMail(context, one, from, left);
}

/**
 * Composes a mail about a booking from its present state.
 *
 * @param several - All bookings that it is about, the entry's first; empty where it is about that one.
 */
async function writeBookingMail(
  context: JobContext,
  entry: BookingMailEntry,
  from: string,
  several: readonly { booking: Booking; before?: number }[] = [],
): Promise<Written | Exclude<Outcome, 'sent'>> {
  const parties = await findMailParties(context, entry.bookingId);
  if (!parties || isOvertaken(entry, parties.booking, context.now) || !isWanted(entry, parties))
    return 'dropped';
  const delay = await findDelay(context, entry, parties);
  if (delay) return delay;
  const { template, recipient, by, before } = entry;
  const { booking, address, owner } = recipient === 'visitor' ? onceNotified(parties, context.now) : parties;
  const isTooLate = template === 'paid-late' && recipient === 'visitor';
  return {
    mail: composeMail({
      template,
      recipient,
      by,
      booking: { ...booking, slug: address },
      ...refundOf(entry),
      ...(before !== undefined && { before }),
      freeStarts: isTooLate ? await findFreeStarts(context, { ...booking, slug: address }) : [],
      owner,
      path: pathFor(recipient, booking, address),
      // A booking by hand has no page with a token of its visitor's.
      ...(booking.slug !== '' && moneyReceived(booking) && { receiptPath: receiptPath(booking) }),
      ...(several.length > 1 && {
        series: several.map((part) => ({
          ...part,
          booking: { ...part.booking, slug: address },
          path: pathFor(recipient, part.booking, address),
        })),
      }),
      from,
      now: context.now,
      ...mailOrigins(),
    }),
    isAboutMove:
      recipient === 'visitor' && parties.booking.moveNotifiedAt === null && !MONEY_MOVED.has(template),
  };
}

const isToPerson = (entry: OutboxEntry): entry is PersonMailEntry => entry.template === 'erasure';
const isToReporter = (entry: OutboxEntry): entry is ReporterMailEntry => entry.template === 'report-answer';
const isReview = (entry: OutboxEntry): entry is ReviewMailEntry => entry.template === 'review-request';
const isAboutBooking = (entry: OutboxEntry): entry is BookingMailEntry =>
  'bookingId' in entry && !isReview(entry);

/** Composes the answer to a person who asked to be erased. */
async function writePersonMail(
  { db, now }: JobContext,
  { ownerId, answer }: PersonMailEntry,
  from: string,
): Promise<Written | Exclude<Outcome, 'sent'>> {
  const [account, state] = await db.getAll(db.doc(`users/${ownerId}`), accountStateRef(db, ownerId));
  const user = account!.data() as User | undefined;
  if (!answer || !user || state!.get('disabled') === true) return 'dropped';
  if (!(await isProvenAddress(state!, ownerId, user.email)))
    return { later: now + UNVERIFIED_WAIT_MS, of: 'unverified' };
  const quota = await takeMailQuota(db, { ownerId, recipient: answer.email, now });
  if (quota) return { later: quota.retryAt, of: quota.of };
  return { mail: erasureMail({ owner: user.name, ...answer }, from) };
}

/**
 * Composes a request for a review, if its booking still is completed, its owner still asks and its mailbox hasn't refused. It waits for the
 * day where it would come at night.
 */
async function writeReviewMail(
  context: JobContext,
  { bookingId }: ReviewMailEntry,
  from: string,
): Promise<Written | Exclude<Outcome, 'sent'>> {
  const { db, now } = context;
  const parties = await findMailParties(context, bookingId);
  const { booking, owner } = parties ?? {};
  if (!parties || !owner || booking?.status !== 'completed' || booking.customer.email === '')
    return 'dropped';
  const { userId, customer } = booking;
  const ask = await reviewAskRef(db, userId, mailboxKeyOf(customer.email)).get();
  const { link, isOn } = await readReviewSettings(db, db, userId);
  if (!isOn || ask.get('isRefused') === true) return 'dropped';
  const later = byDay(now, owner.zone);
  if (later > now) return { later, of: 'recipient' };
  if (!parties.isOwnerVerified) return { later: now + UNVERIFIED_WAIT_MS, of: 'unverified' };
  const quota = await takeMailQuota(db, { ownerId: userId, recipient: customer.email, now });
  if (quota) return { later: quota.retryAt, of: quota.of };
  return { mail: reviewMail({ booking, owner, link, from, ...mailOrigins() }) };
}

const isToWaiting = (entry: OutboxEntry): entry is WaitingMailEntry => 'waitingId' in entry;

/** Composes a mail to somebody on a waiting list from their entry as it is now; one about an offer that is over is dropped. */
async function writeWaitingMail(
  context: JobContext,
  { waitingId, template, number }: WaitingMailEntry,
  from: string,
): Promise<Written | Exclude<Outcome, 'sent'>> {
  const { db, now } = context;
  const entry = parseWaiting(await waitingRef(db, waitingId).get());
  if (!entry || !isTrueOf(entry, { template, number }, now)) return 'dropped';
  const side = await findMailSide(context, entry);
  if (!side) return 'dropped';
  if (!side.isOwnerVerified) return { later: now + UNVERIFIED_WAIT_MS, of: 'unverified' };
  const recipient = entry.customer.email;
  const quota = await takeMailQuota(db, { ownerId: entry.userId, recipient, now });
  if (quota) return { later: quota.retryAt, of: quota.of };
  return { mail: waitingMail({ entry, template, ...side, from, ...mailOrigins() }) };
}

/** Composes a claimed mail of any kind. */
function write(
  context: JobContext,
  entry: OutboxEntry,
  from: string,
): Promise<Written | Exclude<Outcome, 'sent'>> {
  if (isToPerson(entry)) return writePersonMail(context, entry, from);
  if (isToReporter(entry))
    return Promise.resolve(entry.answer ? { mail: reporterMail(entry.answer, from) } : 'dropped');
  if (isReview(entry)) return writeReviewMail(context, entry, from);
  if (isToWaiting(entry)) return writeWaitingMail(context, entry, from);
  if (!isAboutBooking(entry)) return writeAccountMail(context, entry, from);
  return entry.series ? writeSeriesMail(context, entry, from) : writeBookingMail(context, entry, from);
}

/**
 * Composes a claimed mail and sends it. Every attempt has the same Message-ID, by which mail programs recognise a mail
 * that arrives twice.
 *
 * @returns Result of the attempt; throws when it isn't certain that the mail was sent.
 */
export async function sendEntry(
  context: JobContext,
  ref: DocumentReference,
  entry: OutboxEntry,
  { from }: MailSettings,
  send: SendMail,
): Promise<Outcome> {
  const written = await write(context, entry, from);
  if (typeof written === 'string' || 'later' in written) return written;
  await send(written.mail, `<${ref.id}@${from.slice(from.lastIndexOf('@') + 1)}>`);
  if (written.isAboutMove && isAboutBooking(entry))
    for (const part of entry.series ?? [entry]) await noteNotified(context, part);
  return 'sent';
}

/** Returns the time of the next attempt at a mail that couldn't be sent, in milliseconds since the epoch. */
function nextAttempt({ attempts }: OutboxEntry, now: number): number {
  return now + BACKOFF_MINUTES[Math.min(attempts, BACKOFF_MINUTES.length) - 1]! * MINUTE_MS;
}

/** Returns the stored time of a further attempt; `null` after a day of failed attempts. */
function unlessTooLate({ createdAt, triedFrom }: OutboxEntry, at: number): Timestamp | null {
  return at > (triedFrom ?? createdAt).toMillis() + TRIED_MS ? null : Timestamp.fromMillis(at);
}

/** Longest answer of a server that is kept, in characters. */
const FAILURE_MAX = 200;

const isDone = (status: MailStatus) => ({ status, dueAt: null });

/** Returns the changes of an entry after an attempt that didn't fail. */
function afterOutcome(entry: OutboxEntry, outcome: Outcome): Partial<OutboxEntry> {
  if (typeof outcome === 'string') return isDone(outcome);
  const dueAt = unlessTooLate(entry, outcome.later);
  // Waiting for one's turn is no failure: the attempt doesn't count.
  return dueAt ? { dueAt, attempts: entry.attempts - 1 } : isDone('failed');
}

/** Result of one mail's turn: whether it is done with, and whether the server can't take others either. */
interface Turn {
  isDone: boolean;
  isServerDown: boolean;
  isSent: boolean;
  /** Answer of a relay that didn't take the mail; empty where it wasn't asked, did, or the address doesn't exist. */
  refusal: string;
}

const NO_TURN: Turn = { isDone: false, isServerDown: false, isSent: false, refusal: '' };

/** Claims a mail, sends it and stores the result. */
async function takeTurn(
  context: JobContext,
  ref: DocumentReference,
  settings: MailSettings,
  send: SendMail,
): Promise<Turn> {
  const entry = await claimEntry(context, ref);
  if (!entry) return NO_TURN;
  try {
    const outcome = await sendEntry(context, ref, entry, settings, send);
    const isOver = typeof outcome === 'string';
    await ref.update({
      ...afterOutcome(entry, outcome),
      ...(isOver && 'letter' in entry && { letter: FieldValue.delete() }),
      ...(isOver && 'answer' in entry && { answer: FieldValue.delete() }),
    });
    const isDelayed = typeof outcome !== 'string';
    if (isDelayed && outcome.of !== 'unverified') await alertOfMail(context, `mail-quota-${outcome.of}`);
    return { ...NO_TURN, isDone: !isDelayed, isSent: outcome === 'sent' };
  } catch (error) {
    const isRefused = isRefusedForGood(error);
    const dueAt = isRefused ? null : unlessTooLate(entry, nextAttempt(entry, context.now));
    const failure = redactText(String(error)).slice(0, FAILURE_MAX);
    await ref.update({ ...(dueAt ? { dueAt } : isDone('failed')), failure });
    logger.warn(
      'A mail was not sent',
      redact({ entry: ref.id, attempts: entry.attempts, error: String(error) }),
    );
    // An address that doesn't exist is its owner's mistake; a day in vain is the operator's trouble.
    if (!dueAt && !isRefused) await alertOfMail(context, 'mail-failed');
    return {
      ...NO_TURN,
      isServerDown: isServerTrouble(error),
      refusal: isOfServer(error) && !isRefused ? failure : '',
    };
  }
}

/**
 * Sends due mail, several at a time and each at least once: a mail is marked as sent after it was sent, so that a worker
 * that dies in between has it sent again once its lease ends. The first goes alone: while the server can't be reached the
 * rest waits for the next call. Owners take turns.
 *
 * @returns Number of mails that were sent or dropped.
 */
export async function deliverDue(
  context: JobContext,
  settings: MailSettings,
  send: SendMail,
): Promise<number> {
  const { db, now } = context;
  const startedAt = performance.now();
  let done = 0;
  let isServerDown = false;
  const sending: Sending = { sent: 0, refused: 0, failure: '' };
  const goesOn = () => !isServerDown && performance.now() - startedAt < SENDING_MS;
  for (;;) {
    const due = await db
      .collection('outbox')
      .where('dueAt', '<=', Timestamp.fromMillis(now))
      .orderBy('dueAt')
      .limit(PAGE)
      .get();
    const turns = inFairOrder(due.docs, (found) => String(found.get('ownerId') ?? found.id));
    const work = async (most = Infinity) => {
      for (let taken = 0; taken < most && goesOn(); taken += 1) {
        const next = turns.shift();
        if (!next) return;
        const turn = await takeTurn(context, next.ref, settings, send);
        if (turn.isDone) done += 1;
        isServerDown ||= turn.isServerDown;
        if (turn.isSent) sending.sent += 1;
        if (turn.refusal !== '')
          Object.assign(sending, { refused: sending.refused + 1, failure: turn.refusal });
      }
    };
    await work(1);
    await Promise.all(Array.from({ length: MAILS_AT_ONCE }, () => work()));
    if (due.size < PAGE || !goesOn()) break;
  }
  await followRelay(context, sending);
  return done;
}

/** Delivers due mail. While the deployment has no SMTP settings, mail waits and administrators get an alert. */
export const deliverOutbox: Job = async (context) => {
  const settings = readMailSettings();
  if (settings) return deliverDue(context, settings, smtpSender(settings));
  const waiting = await context.db
    .collection('outbox')
    .where('dueAt', '<=', Timestamp.fromMillis(context.now))
    .limit(1)
    .get();
  if (!waiting.empty) await alertOfMail(context, 'mail-not-configured');
  return 0;
};
