import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { DEFAULT_AVAILABILITY, type Booking } from 'shared-lib/model/booking';
import {
  DEFAULT_ACCENT,
  linksAt,
  photoUrlPath,
  wantsNotice,
  type PublicCard,
  type PublishedCard,
} from 'shared-lib/model';
import { accountStateRef } from '../../account-records/account-state';
import { isProvenAddress } from '../../account-records/proven-address';
import { bookingOf, bookingRef } from '../../bookings/record/booking-document';
import { ADDRESS_FIELDS, addressNow, bookedCardRef } from '../../bookings/offer/card-address';
import { BOOKING_SETTINGS } from '../../bookings/offer/read-hours';
import { publicCardRef, readPublicCard } from '../../card-records/public-document';
import { readAll, readFields } from '../../stored/read-all';
import { readField } from '../../stored/read-stored';
import { readAddressee } from '../../account-records/user-document';
import type { MailContact, MailOwner } from './mail-input';

/** The owner of a booking, or of a waiting list, in their present state. */
export interface MailSide {
  /** The slug under which the booking's card is shown now; empty while it isn't. */
  address: string;
  owner: MailOwner;
  wants: { bookings: boolean; payments: boolean };
  /** True when the owner has proved their present address, so that they, and third parties because of them, may get mail. */
  isOwnerVerified: boolean;
}

/** A booking and its owner in their present state. */
export interface MailParties extends MailSide {
  booking: Booking;
}

/** Part of a booking, or of an entry of a waiting list, by which its owner and card are found. */
type Subject = Pick<Booking, 'userId' | 'cardId' | 'slug' | 'zone'>;

/** Form of a link to a WhatsApp chat with a number. */
const WHATSAPP = /^https:\/\/wa\.me\/\d+(\?|$)/;

/** Returns the contacts that a card shows at an instant; none without a card. */
function contactOf(card: PublishedCard | null, now: number): MailContact {
  if (!card) return { email: '', phone: '', whatsApp: '' };
  const { email, phone } = card.profile;
  const chat = linksAt(card.links, now).find(({ url }) => WHATSAPP.test(url));
  // Without the prefilled message: our mail carries no owner's texts to strangers.
  return { email, phone, whatsApp: chat?.url.split('?')[0] ?? '' };
}

/** Returns the booking's card as visitors see it; `null` when another card has its address now. */
function shownCard(stored: PublicCard | undefined, { cardId }: Subject): PublishedCard | null {
  return stored?.status === 'published' && stored.cardId === cardId ? stored : null;
}

/** Finds the owner of a booking, or of a waiting list, with their card; `null` when the account is gone, or suspended. */
export async function findMailSide(
  { db, now }: { db: Firestore; now: number },
  booking: Subject,
): Promise<MailSide | null> {
  const { userId } = booking;
  const [[account, state], [availability, booked]] = await Promise.all([
    readAll(db, db.doc(`users/${userId}`), accountStateRef(db, userId)),
    readFields(
      db,
      [...BOOKING_SETTINGS, ...ADDRESS_FIELDS],
      db.doc(`availability/${userId}`),
      bookedCardRef(db, booking),
    ),
  ]);
  const user = readAddressee(account);
  if (!user || state.get('disabled') === true) return null;
  const address = addressNow(booking, booked);
  const shown = address === '' ? undefined : await publicCardRef(db, address).get();
  const card = shownCard(shown && readPublicCard(shown), booking);
  const zone = readField(z.string().optional(), availability, 'zone');
  const changeNoticeMinutes = readField(z.number().optional(), availability, 'changeNoticeMinutes');
  const wanted = user.settings?.notifications;
  return {
    address,
    owner: {
      name: card?.profile.name || user.name,
      email: user.email,
      contact: contactOf(card, now),
      photoPath: card?.profile.photo ? photoUrlPath(card.slug, card.profile.photo.path) : '',
      color: card?.theme.accent ?? DEFAULT_ACCENT,
      language: user.language ?? 'es',
      zone: zone ?? user.timezone ?? booking.zone,
      changeNoticeMinutes: changeNoticeMinutes ?? DEFAULT_AVAILABILITY.changeNoticeMinutes,
    },
    isOwnerVerified: await isProvenAddress(state, userId, user.email),
    wants: {
      bookings: wantsNotice(wanted, 'bookings', 'mail'),
      payments: wantsNotice(wanted, 'payments', 'mail'),
    },
  };
}

/**
 * Finds the parties of a booking that get its mail; `null` when it or its owner's account is gone, or the account is
 * suspended.
 */
export async function findMailParties(
  context: { db: Firestore; now: number },
  bookingId: string,
): Promise<MailParties | null> {
  // Of a deleted account's bookings only figures stay.
  const booking = bookingOf(await bookingRef(context.db, bookingId).get());
  const side = booking && (await findMailSide(context, booking));
  return side && { ...side, booking };
}
