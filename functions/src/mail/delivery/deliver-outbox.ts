import {
  FieldValue,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
} from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { redact, redactText } from 'shared-lib/logger';
import { MINUTE_MS } from 'shared-lib/time';
import {
  deliverySchema,
  requireEntry,
  type Delivery,
  type MailStatus,
  type OutboxEntry,
} from '../../outbox/outbox';
import type { Job, JobContext } from '../../scheduling/job';
import { readStored, UnreadableDocument } from '../../stored/read-stored';
import { inFairOrder } from './in-fair-order';
import { alertOfMail } from './mail-alert';
import { readMailSettings, type MailSettings } from './mail-settings';
import { isOfServer, isRefusedForGood, isServerTrouble, smtpSender, type SendMail } from './mail-transport';
import type { Outcome } from './outcome';
import { followRelay, type Sending } from './relay-health';
import { noteNotified } from './write-booking-mail';
import { isAboutBooking, writeMail } from './write-mail';

/** Mails that are sent at the same time: fewer than relays take connections from one sender. */
export const MAILS_AT_ONCE = 10;

/** Due mails that one page has: owners take turns in it, so that one owner's many mails don't delay the few of others. */
const PAGE = 200;

/** Time after which no further mail is begun, in milliseconds: the next call continues. */
export const SENDING_MS = 40_000;

/** Time that a worker has to send a mail that it claimed, in milliseconds: well above the server's timeouts. */
const LEASE_MS = 5 * MINUTE_MS;

/** Minutes before the first further attempts at a mail, and before each that follows. */
const BACKOFF_MINUTES = [1, 2, 5, 15];
const LAST_BACKOFF_MINUTES = 60;

/** Time for which a mail is tried, in milliseconds. */
const TRIED_MS = 24 * 60 * MINUTE_MS;

/** A mail that this worker may send: its delivery with this attempt counted, and the rest as it is stored. */
interface Claim {
  delivery: Delivery;
  stored: DocumentSnapshot;
}

/**
 * Claims a due mail: until the lease ends no other worker gets it, and after that one does, in case the first has died.
 *
 * @returns `null` when another worker has claimed it. The attempt is counted before the rest is read, so that a mail that can't be read is
 *   tried as often as any other.
 */
export async function claimEntry({ db, now }: JobContext, ref: DocumentReference): Promise<Claim | null> {
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    const delivery = readStored(deliverySchema, stored);
    if (!delivery?.dueAt || delivery.dueAt.toMillis() > now) return null;
    const claim = { attempts: delivery.attempts + 1, dueAt: Timestamp.fromMillis(now + LEASE_MS) };
    transaction.update(ref, claim);
    return { delivery: { ...delivery, ...claim }, stored };
  });
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
  const written = await writeMail(context, entry, from);
  if (typeof written === 'string' || 'later' in written) return written;
  await send(written.mail, `<${ref.id}@${from.slice(from.lastIndexOf('@') + 1)}>`);
  if (written.isAboutMove && isAboutBooking(entry))
    for (const part of entry.series ?? [entry]) await noteNotified(context, part);
  return 'sent';
}

/** Returns the time of the next attempt at a mail that couldn't be sent, in milliseconds since the epoch. */
function nextAttempt({ attempts }: Delivery, now: number): number {
  return now + (BACKOFF_MINUTES[attempts - 1] ?? LAST_BACKOFF_MINUTES) * MINUTE_MS;
}

/** Returns the stored time of a further attempt; `null` after a day of failed attempts. */
function unlessTooLate({ createdAt, triedFrom }: Delivery, at: number): Timestamp | null {
  return at > (triedFrom ?? createdAt).toMillis() + TRIED_MS ? null : Timestamp.fromMillis(at);
}

/** Longest answer of a server that is stored, in characters. */
const MAX_FAILURE = 200;

const isDone = (status: MailStatus) => ({ status, dueAt: null });

/** Returns the changes of an entry after an attempt that didn't fail. */
function afterOutcome(delivery: Delivery, outcome: Outcome): Partial<Delivery> {
  if (typeof outcome === 'string') return isDone(outcome);
  const dueAt = unlessTooLate(delivery, outcome.later);
  // Waiting for one's turn is no failure: the attempt doesn't count.
  return dueAt ? { dueAt, attempts: delivery.attempts - 1 } : isDone('failed');
}

/** Result of one mail's turn: whether it is done with, and whether the server can't take others either. */
interface Turn {
  isDone: boolean;
  isServerDown: boolean;
  isSent: boolean;
  /** Answer of a relay that didn't take the mail; empty where it wasn't contacted, took the mail, or the address doesn't exist. */
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
  const claim = await claimEntry(context, ref).catch(async (error: unknown) => {
    if (!(error instanceof UnreadableDocument)) throw error;
    // Not even its attempts can be counted.
    logger.error('A queued mail was given up', redact({ error }));
    await ref.update(isDone('failed'));
    return null;
  });
  if (!claim) return NO_TURN;
  const { delivery, stored } = claim;
  try {
    const entry = requireEntry(stored);
    const outcome = await sendEntry(context, ref, entry, settings, send);
    const isOver = typeof outcome === 'string';
    await ref.update({
      ...afterOutcome(delivery, outcome),
      ...(isOver && 'letter' in entry && { letter: FieldValue.delete() }),
      ...(isOver && 'answer' in entry && { answer: FieldValue.delete() }),
    });
    const isDelayed = typeof outcome !== 'string';
    if (isDelayed && outcome.of !== 'unverified') await alertOfMail(context, `mail-quota-${outcome.of}`);
    return { ...NO_TURN, isDone: !isDelayed, isSent: outcome === 'sent' };
  } catch (error) {
    const isRefused = isRefusedForGood(error);
    const dueAt = isRefused ? null : unlessTooLate(delivery, nextAttempt(delivery, context.now));
    const failure = redactText(String(error)).slice(0, MAX_FAILURE);
    await ref.update({ ...(dueAt ? { dueAt } : isDone('failed')), failure });
    logger.warn(
      'A mail was not sent',
      redact({ entry: ref.id, attempts: delivery.attempts, error: String(error) }),
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
