import { byDay, readReviewSettings, reviewAskRef } from '../../bookings/reminders/review-requests';
import { mailboxKeyOf } from '../../outbox/mailbox';
import type { ReviewMailEntry } from '../../outbox/outbox';
import type { JobContext } from '../../scheduling/job';
import { findMailParties } from '../booking/find-mail-parties';
import { reviewMail } from '../booking/review-mail';
import { mailOrigins } from '../mail-origins';
import { findDelay, type Composed } from './outcome';

/**
 * Composes a request for a review, if its booking still is completed, its owner still has requests turned on and its mailbox hasn't
 * refused. It waits for the day where it would come at night.
 */
export async function writeReviewMail(
  context: JobContext,
  { bookingId }: ReviewMailEntry,
  from: string,
): Promise<Composed> {
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
  const { isOwnerVerified } = parties;
  const delay = await findDelay(context, { ownerId: userId, recipient: customer.email, isOwnerVerified });
  if (delay) return delay;
  return { mail: reviewMail({ booking, owner, link, from, ...mailOrigins() }) };
}
