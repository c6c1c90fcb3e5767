import type { Firestore } from 'firebase-admin/firestore';
import { isZone, type Booking } from 'shared-lib/model/booking';
import { ADDRESS_FIELDS, addressNow, bookedCardRef } from '../bookings/offer/card-address';
import { parseBookingSettings } from '../bookings/offer/read-hours';
import { mailOrigins } from '../mail/mail-origins';
import { parsePayment, paymentRef } from '../payments/payment-document';
import { readFields } from '../stored/read-all';
import { receiptContent, type ReceiptContent } from './receipt-content';

/** A receipt as a file. */
export interface ReceiptFile {
  name: string;
  bytes: Uint8Array;
}

/** Reads the receipt of a booking; `null` where nothing was paid. */
async function readContent(db: Firestore, booking: Booking): Promise<ReceiptContent | null> {
  const [owner, hours, card] = await readFields(
    db,
    [...ADDRESS_FIELDS, 'name', 'profile.name', 'zone'],
    db.doc(`users/${booking.userId}`),
    db.doc(`availability/${booking.userId}`),
    bookedCardRef(db, booking),
  );
  const payment = parsePayment(await paymentRef(db, booking.id).get());
  const slug = addressNow(booking, card);
  const site = mailOrigins().cardOrigin.replace(/^https?:\/\//, '');
  return receiptContent({
    booking,
    ownerName: String(card.get('profile.name') || owner.get('name') || ''),
    cardAddress: slug === '' ? '' : `${site}/c/${slug}`,
    zone: parseBookingSettings(hours).zone ?? (isZone(booking.zone) ? booking.zone : 'UTC'),
    paidAt: booking.payment.paidAt,
    refunds: payment?.refunds ?? [],
    refunding: payment?.refunding ?? 0,
  });
}

/** Makes the receipt of a booking; `null` where nothing was paid. */
export async function readReceipt(db: Firestore, booking: Booking): Promise<ReceiptFile | null> {
  const content = await readContent(db, booking);
  if (!content) return null;
  // It is large, and few requests need it.
  const { receiptPdf } = await import('./receipt-pdf');
  return { name: content.fileName, bytes: await receiptPdf(content) };
}
