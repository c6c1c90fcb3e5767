import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { resolveEndpoints } from 'shared-lib/config';
import type { Booking } from 'shared-lib/domain/booking';
import { redact } from 'shared-lib/logger';
import { bookingPath } from '../bookings/booking-token';
import type { Job, JobContext } from '../jobs/job';
import { composeMail } from './compose-mail';
import { findMailParties, type MailParties } from './find-mail-parties';
import { alertOfMail } from './mail-alert';
import { readMailSettings, type MailSettings } from './mail-settings';
import { isRefusedForGood, isServerTrouble, smtpSender, type SendMail } from './mail-transport';
import type { MailStatus, OutboxEntry } from './outbox';

const MINUTE_MS = 60_000;

/** How many mails one call sends. */
const BATCH = 20;

/** How long whoever claimed a mail has to send it: well over what the server may take. */
const LEASE_MS = 5 * MINUTE_MS;

/** After how many minutes a mail is tried again, by how often it was tried; the last one from then on. */
const BACKOFF_MINUTES = [1, 2, 5, 15, 60];

/** How long a mail is tried, in milliseconds. */
const TRIED_MS = 24 * 60 * MINUTE_MS;

/**
 * Takes a due mail for oneself: until the lease ends nobody else gets it, and then somebody does, in case whoever had it is
 * no more.
 *
 * @returns The entry with this attempt counted; null when somebody else was faster.
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

/**
 * Whether a mail would tell of the past. Every change has mail of its own, and each mail shows the booking as it is when it
 * is written: so what a later change has overtaken stays unsaid, and nobody reads «confirmed» after «cancelled».
 */
function isOvertaken({ template, sequence }: OutboxEntry, booking: Booking, now: number): boolean {
  if (sequence !== booking.sequence) return true;
  if (template.startsWith('reminder')) return booking.status !== 'confirmed' || booking.start <= now;
  const over = ['cancelled', 'rejected', 'expired'];
  const saysOver = over.includes(template);
  const isOver = over.includes(booking.status);
  return isOver !== saysOver;
}

function isWanted({ template, recipient }: OutboxEntry, { booking, owner, wants }: MailParties): boolean {
  if (recipient === 'visitor') return booking.customer.email !== '';
  return owner.email !== '' && (template === 'paid' ? wants.payments : wants.bookings);
}

const withoutSlash = (origin: string) => origin.replace(/\/$/, '');

/**
 * Writes a claimed mail from what holds now, and sends it. Every attempt has the same Message-ID, by which mail programs
 * know a mail that comes twice.
 *
 * @returns What became of it; throws when it isn't known to have left.
 */
export async function sendEntry(
  { db, now }: JobContext,
  ref: DocumentReference,
  entry: OutboxEntry,
  { from }: MailSettings,
  send: SendMail,
): Promise<'sent' | 'dropped'> {
  const parties = await findMailParties(db, entry.bookingId);
  if (!parties || isOvertaken(entry, parties.booking, now) || !isWanted(entry, parties)) return 'dropped';
  const { booking, owner } = parties;
  const { origins } = resolveEndpoints(undefined);
  const mail = composeMail({
    template: entry.template,
    recipient: entry.recipient,
    booking,
    owner,
    path: bookingPath(booking),
    from,
    cardOrigin: withoutSlash(process.env['PUBLIC_CARD_ORIGIN'] ?? origins.publicCard),
    shellOrigin: withoutSlash(process.env['SHELL_ORIGIN'] ?? origins.shell),
  });
  await send(mail, `<${ref.id}@${from.slice(from.lastIndexOf('@') + 1)}>`);
  return 'sent';
}

/** When a mail that couldn't be sent is tried again; null for never. */
function nextAttempt({ attempts, createdAt }: OutboxEntry, now: number): Timestamp | null {
  const minutes = BACKOFF_MINUTES[Math.min(attempts, BACKOFF_MINUTES.length) - 1]!;
  const at = now + minutes * MINUTE_MS;
  return at > createdAt.toMillis() + TRIED_MS ? null : Timestamp.fromMillis(at);
}

const isDone = (status: MailStatus) => ({ status, dueAt: null });

/**
 * Sends mail that is due: at least once, whatever dies when. It is marked after it has left, so a worker that dies in between
 * leaves it to be sent again once its lease ends. While the server can't be reached the rest waits for the next call.
 */
export async function deliverDue(
  context: JobContext,
  settings: MailSettings,
  send: SendMail,
): Promise<number> {
  const { db, now } = context;
  const due = await db
    .collection('outbox')
    .where('dueAt', '<=', Timestamp.fromMillis(now))
    .orderBy('dueAt')
    .limit(BATCH)
    .get();
  let done = 0;
  for (const { ref } of due.docs) {
    const entry = await claimEntry(context, ref);
    if (!entry) continue;
    try {
      await ref.update(isDone(await sendEntry(context, ref, entry, settings, send)));
      done += 1;
    } catch (error) {
      const isRefused = isRefusedForGood(error);
      const dueAt = isRefused ? null : nextAttempt(entry, now);
      await ref.update(dueAt ? { dueAt } : isDone('failed'));
      logger.warn(
        'A mail was not sent',
        redact({ entry: ref.id, attempts: entry.attempts, error: String(error) }),
      );
      // An address that doesn't exist is its owner's mistake; a day in vain is the operator's trouble.
      if (!dueAt && !isRefused) await alertOfMail(context, 'mail-failed');
      if (isServerTrouble(error)) break;
    }
  }
  return done;
}

/** The job: mail waits, and the administrators hear of it, while the deployment says nowhere to send it through. */
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
