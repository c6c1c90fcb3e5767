import type { BookingContext } from '../bookings/time/take-slot';
import { mailboxKeyOf } from '../outbox/mailbox';
import { removeEntry } from './linked-waiting';

/** Erases the entries of a mailbox from an owner's waiting list. */
export async function eraseWaiting(context: BookingContext, uid: string, email: string): Promise<void> {
  if (email === '') return;
  const { docs } = await context.db
    .collection('waiting')
    .where('userId', '==', uid)
    .where('mailboxKey', '==', mailboxKeyOf(email))
    .select()
    .get();
  for (const { id } of docs) await removeEntry(context, id);
}
