import { Timestamp } from 'firebase-admin/firestore';
import { changeNoticeOf, VOID_STATUSES, type Booking } from 'shared-lib/model/booking';
import { moneyReceived } from 'shared-lib/model/payments';
import { bookingOf, bookingRef } from '../../bookings/record/booking-document';
import { bookingPath, mailboxProof, receiptPath } from '../../bookings/record/booking-token';
import type { BookingMailEntry, SeriesPart } from '../../outbox/outbox';
import type { JobContext } from '../../scheduling/job';
import { readFor } from '../../stored/read-all';
import { findFreeStarts } from '../booking/find-free-starts';
import { findMailParties, type MailParties } from '../booking/find-mail-parties';
import type { MailInput } from '../booking/mail-input';
import { composeMail } from '../compose-mail';
import { mailOrigins } from '../mail-origins';
import { findDelay, findOwnersDelay, type Composed } from './outcome';

/** Kinds of mail about money, which stay valid whatever the booking's status. */
const MONEY_MOVED: ReadonlySet<BookingMailEntry['template']> = new Set<BookingMailEntry['template']>([
  'refunded',
  'paid-late',
  'disputed',
]);

const VOID: ReadonlySet<string> = VOID_STATUSES;

/**
 * Reports whether a later event has overtaken a mail. Every change has mail of its own, and each mail shows the booking
 * as it is when it is written, so that nobody reads «confirmed» after «cancelled».
 */
function isOvertaken({ template, sequence }: BookingMailEntry, booking: Booking, now: number): boolean {
  // Each refund has a mail of its own, which stays true when the booking changes.
  if (template === 'refunded') return false;
  if (sequence !== booking.sequence) return true;
  if (template.startsWith('reminder')) return booking.status !== 'confirmed' || booking.start <= now;
  // A mail about a new hour is pointless once that hour has begun.
  if ((template === 'rescheduled' || template.startsWith('move-')) && booking.start <= now) return true;
  // Money is refunded whatever the booking's status.
  if (MONEY_MOVED.has(template)) return false;
  // The events that end a booking have the names of the statuses that they lead to.
  return VOID.has(booking.status) !== VOID.has(template);
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

/** Returns parties as they are once the visitor has this mail: from then on counts their time to refuse a move. */
function onceNotified(parties: MailParties, now: number): MailParties {
  const { booking, owner } = parties;
  const read = booking.moveNotifiedAt === null ? { ...booking, moveNotifiedAt: now } : booking;
  const changeNoticeMinutes = changeNoticeOf(read, owner.changeNoticeMinutes);
  return { ...parties, booking: read, owner: { ...owner, changeNoticeMinutes } };
}

/** Stores that the visitor of a booking was mailed about the hour that the owner moved it to. */
export function noteNotified({ db, now }: JobContext, { bookingId, sequence }: SeriesPart): Promise<void> {
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
  const stored = await readFor(db, series, ({ bookingId }) => bookingRef(db, bookingId));
  return stored.flatMap(({ item: { sequence, before }, found }) => {
    // Of a deleted account's bookings only figures stay.
    const booking = bookingOf(found);
    if (!booking) return [];
    if (isOvertaken({ ...entry, sequence }, booking, now)) return [];
    return [{ booking, ...(before !== undefined && { before }) }];
  });
}

/** Composes a mail about several bookings from their present state; one that is left alone has the mail of one. */
export async function writeSeriesMail(
  context: JobContext,
  { series = [], ...entry }: BookingMailEntry,
  from: string,
): Promise<Composed> {
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
export async function writeBookingMail(
  context: JobContext,
  entry: BookingMailEntry,
  from: string,
  several: readonly { booking: Booking; before?: number }[] = [],
): Promise<Composed> {
  const parties = await findMailParties(context, entry.bookingId);
  if (!parties || isOvertaken(entry, parties.booking, context.now) || !isWanted(entry, parties))
    return 'dropped';
  const delay =
    entry.recipient === 'owner'
      ? findOwnersDelay(context, parties)
      : await findDelay(context, {
          ownerId: parties.booking.userId,
          recipient: parties.booking.customer.email,
          isOwnerVerified: parties.isOwnerVerified,
        });
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
