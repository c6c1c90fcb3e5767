import type { Firestore } from 'firebase-admin/firestore';
import type { BookingCustomer } from 'shared-lib/model/booking';
import { DEFAULT_REFUNDS, leastCharge } from 'shared-lib/model/payments';
import { canBePaid, providerRef } from '../../account-records/charging';
import { mailboxKeyOf } from '../../outbox/mailbox';
import { customerIdOf, customerRef, mergedInto } from '../customers/customers';
import type { Offer, StoredService } from '../offer/read-offer';

/** Most people with the same phone that are checked. */
const PEOPLE_OF_PHONE = 10;

/**
 * Finds the records of the person who books among an owner's people: by the id that {@link customerIdOf} derives from address or phone, and
 * by the phone in their records; for a merged person, the one they were merged into.
 */
async function findPeople(db: Firestore, uid: string, customer: BookingCustomer): Promise<string[]> {
  const { email, phone } = customer;
  const ids = [
    customerIdOf({ name: '', email, phone: '' }),
    customerIdOf({ name: '', email: '', phone }),
  ].filter((id) => id !== '');
  if (ids.length === 0) return [];
  const [known, ofPhone] = await Promise.all([
    db.getAll(...ids.map((id) => customerRef(db, uid, id))),
    phone === ''
      ? null
      : db
          .collection(`customers/${uid}/people`)
          .where('phone', '==', phone)
          .select()
          .limit(PEOPLE_OF_PHONE)
          .get(),
  ]);
  const same = known.map((found) => mergedInto(found) ?? found.id);
  return [...new Set([...same, ...(ofPhone?.docs.map(({ id }) => id) ?? [])])];
}

/** Reports whether somebody didn't come to at least so many appointments of an owner. */
async function hasMissed(
  db: Firestore,
  uid: string,
  customer: BookingCustomer,
  least: number,
): Promise<boolean> {
  const missed = db.collection('bookings').where('userId', '==', uid).where('status', '==', 'no_show');
  const people = await findPeople(db, uid, customer);
  const queries = [
    ...people.map((id) => missed.where('customerId', '==', id)),
    ...(customer.email === '' ? [] : [missed.where('mailboxKey', '==', mailboxKeyOf(customer.email))]),
  ];
  const found = await Promise.all(queries.map((query) => query.select().limit(least).get()));
  return new Set(found.flatMap(({ docs }) => docs.map(({ id }) => id))).size >= least;
}

/** Reports whether a service has a price that nothing secures: it isn't paid while booking, and no card is saved. */
const isUnsecured = ({ price, currency, payment }: StoredService): boolean =>
  price >= leastCharge(currency) && (payment.rule === 'none' || payment.rule === 'on-site');

/**
 * Reports whether an owner wants somebody to pay while booking who would otherwise pay later, because they didn't come as often as
 * the owner says. Read before the transaction: only the owner changes it.
 */
export async function mustPayFirst(
  db: Firestore,
  { card, service }: Offer,
  customer: BookingCustomer,
): Promise<boolean> {
  const { payFirstAfterMissed: least = 0 } = card.availability;
  if (least === 0 || !isUnsecured(service)) return false;
  if (!canBePaid(await providerRef(db, card.uid).get())) return false;
  return hasMissed(db, card.uid, customer, least);
}

/** Returns an offer whose service is paid while booking, unless its own terms secure it already. */
export function paidFirst(offer: Offer): Offer {
  const { service } = offer;
  if (!isUnsecured(service)) return offer;
  const { refunds = [...DEFAULT_REFUNDS] } = service.payment;
  return { ...offer, service: { ...service, payment: { rule: 'full', link: '', refunds } } };
}
