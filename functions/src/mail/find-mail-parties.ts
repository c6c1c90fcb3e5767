import type { Firestore } from 'firebase-admin/firestore';
import type { Availability, Booking } from 'shared-lib/domain/booking';
import type { PublicCard, User } from 'shared-lib/domain';
import { accountStateRef } from '../accounts/account-state';
import { bookingRef, parseBooking } from '../bookings/booking-document';
import { publicCardRef } from '../cards/public-document';
import type { MailOwner } from './compose-mail';

/** A booking and its owner, as they are now. */
export interface MailParties {
  booking: Booking;
  owner: MailOwner;
  wants: { bookings: boolean; payments: boolean };
}

/** Who is to hear of a booking; null where nobody is: it or its owner's account is gone, or the account is suspended. */
export async function findMailParties(db: Firestore, bookingId: string): Promise<MailParties | null> {
  const stored = await bookingRef(db, bookingId).get();
  // Of a deleted account's bookings only figures stay.
  if (!stored.exists || !stored.get('customer')) return null;
  const booking = parseBooking(stored);
  const { userId, slug } = booking;
  const [account, state, availability, shown] = await db.getAll(
    db.doc(`users/${userId}`),
    accountStateRef(db, userId),
    db.doc(`availability/${userId}`),
    // A booking by hand came through no card.
    ...(slug === '' ? [] : [publicCardRef(db, slug)]),
  );
  const user = account!.data() as User | undefined;
  if (!user || state!.get('disabled') === true) return null;
  const card = shown?.data() as PublicCard | undefined;
  const profile = card?.status === 'published' && card.cardId === booking.cardId ? card.profile : null;
  const { zone } = (availability!.data() ?? {}) as Partial<Availability>;
  const wanted = user.settings?.notifications;
  return {
    booking,
    owner: {
      name: profile?.name || user.name,
      email: user.email,
      publicEmail: profile?.email ?? '',
      language: user.language ?? 'es',
      zone: zone ?? user.timezone ?? booking.zone,
    },
    wants: { bookings: wanted?.bookings !== false, payments: wanted?.payments !== false },
  };
}
