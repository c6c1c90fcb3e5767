import type { WaitingMailEntry } from '../../outbox/outbox';
import type { JobContext } from '../../scheduling/job';
import { parseWaiting, waitingRef } from '../../waiting/waiting-document';
import { findMailSide } from '../booking/find-mail-parties';
import { isTrueOf, waitingMail } from '../booking/waiting-mail';
import { mailOrigins } from '../mail-origins';
import { findDelay, type Composed } from './outcome';

/** Composes a mail to somebody on a waiting list from their entry as it is now; one about an offer that is over is dropped. */
export async function writeWaitingMail(
  context: JobContext,
  { waitingId, template, number }: WaitingMailEntry,
  from: string,
): Promise<Composed> {
  const { db, now } = context;
  const entry = parseWaiting(await waitingRef(db, waitingId).get());
  if (!entry || !isTrueOf(entry, { template, number }, now)) return 'dropped';
  const side = await findMailSide(context, entry);
  if (!side) return 'dropped';
  const { isOwnerVerified } = side;
  const mailbox = { ownerId: entry.userId, recipient: entry.customer.email };
  const delay = await findDelay(context, { ...mailbox, isOwnerVerified });
  if (delay) return delay;
  return { mail: waitingMail({ entry, template, ...side, from, ...mailOrigins() }) };
}
