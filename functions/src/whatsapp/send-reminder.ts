import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { WhatsAppDocument } from 'shared-lib/documents';
import {
  addDays,
  localDateOf,
  notedAt,
  WHATSAPP_HOURS,
  whatsAppReminderOf,
  type Booking,
  type WhatsAppProblem,
  type WhatsAppReminder,
  type WhatsAppStop,
} from 'shared-lib/model/booking';
import { MINUTE_MS } from 'shared-lib/time';
import { accountStateRef } from '../account-records/account-state';
import { bookingOf, bookingRef } from '../bookings/record/booking-document';
import { addressNow, bookedCardRef } from '../bookings/offer/card-address';
import { hourOn } from '../bookings/reminders/day-reminders';
import { readBookingSettings } from '../bookings/offer/read-hours';
import { notify } from '../notifications/notify';
import { plannedWhatsAppRef, readPlanned } from '../outbox/plan-whatsapp';
import type { JobContext } from '../scheduling/job';
import { readAll } from '../stored/read-all';
import { openToken, parseConnection, whatsAppRef } from './connection-document';
import { reminderMessage } from './reminder-message';
import { sendTemplate } from './whatsapp-client';
import { RETRIED, WhatsAppError } from './whatsapp-problem';

/** Time after which a sending that left no outcome counts as one of which nobody knows, in milliseconds. */
const LEASE_MS = 10 * MINUTE_MS;

/** Waits before the next attempts, in milliseconds; after the last the owner sends it. */
const WAITS_MS: readonly number[] = [5, 15, 45, 120].map((minutes) => minutes * MINUTE_MS);

/** Wait while an owner's token isn't valid, in milliseconds. */
const STOPPED_MS = 30 * MINUTE_MS;

type Context = Pick<JobContext, 'db' | 'now'>;

/** A reminder that this run, and no other, sends. */
interface Claim {
  booking: Booking;
  connection: WhatsAppDocument;
  token: string;
  ownerZone: string;
  address: string;
  tries: number;
  /** End of the hours in which it may leave. */
  until: number;
}

/** Stores the outcome of the reminder of a booking's hour. */
function writeReminder(
  transaction: Transaction,
  db: Firestore,
  { id, start }: Pick<Booking, 'id' | 'start'>,
  { at, state, problem }: Omit<WhatsAppReminder, 'start'>,
): void {
  const reminder: WhatsAppReminder = { start, at, state, ...(problem && { problem }) };
  transaction.update(bookingRef(db, id), {
    'whatsApp.reminder': reminder,
    ...(state === 'sent' && { reminded: { at, start } }),
  });
}

/**
 * Reports whether nothing is to be sent for a booking any more: it doesn't take place, no reminder was requested, or one was sent or has
 * failed.
 */
function isSettled(booking: Booking, now: number): boolean {
  const { status, start, whatsApp, reminded, erasedAt } = booking;
  const state = whatsAppReminderOf(booking)?.state;
  const isOver = status !== 'confirmed' || start <= now || erasedAt !== undefined || !whatsApp;
  return isOver || notedAt(reminded, booking) !== null || state === 'sent' || state === 'failed';
}

/** Returns the hours in which a booking's reminder may leave: from the owner's hour on the day before until the evening. */
function hoursOf(start: number, hour: number, zone: string): { from: number; until: number } {
  const dayBefore = addDays(localDateOf(start, zone), -1);
  return { from: hourOn(dayBefore, hour, zone), until: hourOn(dayBefore, WHATSAPP_HOURS.last, zone) };
}

/**
 * Claims a planned reminder for this run, so that no other sends it. One whose time hasn't come is planned for it; one that is over is
 * removed. Of one that was claimed and left no outcome nobody knows whether it arrived: it isn't sent again.
 */
function claim({ db, now }: Context, bookingId: string): Promise<Claim | null> {
  const ref = plannedWhatsAppRef(db, bookingId);
  return db.runTransaction(async (transaction) => {
    const [planned, stored] = await readAll(transaction, ref, bookingRef(db, bookingId));
    const plan = readPlanned(planned);
    if (!plan || plan.sendAt.toMillis() > now) return null;
    const booking = bookingOf(stored);
    if (!booking || isSettled(booking, now)) {
      transaction.delete(ref);
      return null;
    }
    const { userId, start } = booking;
    const later = (at: number) => {
      transaction.update(ref, { sendAt: Timestamp.fromMillis(at) });
      return null;
    };
    const over = (problem: WhatsAppProblem | null) => {
      transaction.delete(ref);
      if (problem) writeReminder(transaction, db, booking, { at: now, state: 'failed', problem });
      return null;
    };
    const [[settings, account, card], { zone }] = await Promise.all([
      readAll(transaction, whatsAppRef(db, userId), accountStateRef(db, userId), bookedCardRef(db, booking)),
      readBookingSettings(transaction, db, userId),
    ]);
    const connection = parseConnection(settings);
    const reminder = whatsAppReminderOf(booking);
    if (reminder?.state === 'sending')
      return reminder.at + LEASE_MS > now ? later(reminder.at + LEASE_MS) : over('unknown');
    if (!connection || account.get('disabled') === true) return over(null);
    const ownerZone = zone ?? 'UTC';
    const { from, until } = hoursOf(start, connection.hour, ownerZone);
    if (now < from) return later(from);
    if (now >= until) return over(reminder?.problem ?? null);
    const opened = openToken(connection, userId);
    if (connection.stopped || !opened) {
      const problem = connection.stopped?.problem ?? 'token';
      writeReminder(transaction, db, booking, { at: now, state: 'waiting', problem });
      return later(Math.min(now + STOPPED_MS, until));
    }
    writeReminder(transaction, db, booking, { at: now, state: 'sending' });
    transaction.update(ref, { sendAt: Timestamp.fromMillis(now + LEASE_MS) });
    const address = addressNow(booking, card);
    return { booking, connection, token: opened.password, ownerZone, address, tries: plan.tries, until };
  });
}

/** Sends a claimed reminder; returns what went wrong, `null` for nothing. */
async function sendClaimed({
  booking,
  connection,
  token,
  ownerZone,
  address,
}: Claim): Promise<WhatsAppProblem | null> {
  const message = reminderMessage(booking, connection, { address, ownerZone });
  if (!message) return 'no-number';
  try {
    await sendTemplate({ phoneNumberId: connection.phoneNumberId, token }, message);
    return null;
  } catch (error) {
    if (error instanceof WhatsAppError) return error.problem;
    throw error;
  }
}

/** Reports whether no reminder of the owner can be sent after this problem. */
const isStop = (problem: WhatsAppProblem | null): problem is WhatsAppStop =>
  problem === 'token' || problem === 'number';

/** Returns the time of the next attempt; `null` for none. */
function nextAttempt({ tries, until }: Claim, problem: WhatsAppProblem, now: number): number | null {
  if (isStop(problem)) return Math.min(now + STOPPED_MS, until);
  const wait = RETRIED.has(problem) ? WAITS_MS[tries] : undefined;
  return wait === undefined || now + wait >= until ? null : now + wait;
}

/** Stores the outcome of a claimed reminder, unless the booking was moved or the request withdrawn meanwhile. */
function finish({ db, now }: Context, claimed: Claim, problem: WhatsAppProblem | null): Promise<void> {
  const { booking, connection, tries } = claimed;
  const { id, userId, start } = booking;
  const ref = plannedWhatsAppRef(db, id);
  return db.runTransaction(async (transaction) => {
    const [planned, stored, settings] = await readAll(
      transaction,
      ref,
      bookingRef(db, id),
      whatsAppRef(db, userId),
    );
    const current = bookingOf(stored);
    const reminder = current?.whatsApp?.reminder;
    const isOurs = reminder?.state === 'sending' && reminder.start === start && reminder.at === now;
    const isSameHour = readPlanned(planned)?.start.toMillis() === start;
    const next = problem && nextAttempt(claimed, problem, now);
    if (isOurs) {
      const state = problem === null ? 'sent' : next === null ? 'failed' : 'waiting';
      writeReminder(transaction, db, booking, { at: now, state, ...(problem && { problem }) });
    }
    if (isSameHour && next) {
      transaction.update(ref, {
        sendAt: Timestamp.fromMillis(next),
        tries: isStop(problem) ? tries : tries + 1,
      });
    } else if (isSameHour) {
      transaction.delete(ref);
    }
    // A connection that was stored again meanwhile has another token.
    const stops = isStop(problem) && parseConnection(settings)?.sealed === connection.sealed;
    if (!stops || settings.get('stopped')) return;
    transaction.update(settings.ref, { stopped: { at: now, problem } });
    notify(transaction, { db, now }, userId, {
      kind: 'whatsapp-stopped',
      since: new Date(now).toISOString(),
    });
  });
}

/**
 * Sends a planned reminder if its hour has come. Any number of concurrent runs send it once.
 *
 * @returns True when it was sent, or tried.
 */
export async function sendReminder({ db, now }: Context, bookingId: string): Promise<boolean> {
  const claimed = await claim({ db, now }, bookingId);
  if (!claimed) return false;
  await finish({ db, now }, claimed, await sendClaimed(claimed));
  return true;
}
