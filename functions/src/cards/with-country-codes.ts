import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { dialable, withCountryCode, type PublishedCard } from 'shared-lib/model';
import { z } from 'zod';
import { readFields } from '../stored/read-all';
import { readField } from '../stored/read-stored';

/** Returns a card with each number in the form that can be called from any country. */
function inCountry(card: PublishedCard, zone: string): PublishedCard {
  const { profile, links } = card;
  return {
    ...card,
    profile: { ...profile, phone: withCountryCode(profile.phone, zone) },
    links: links.map((link) =>
      link.url.startsWith('tel:')
        ? { ...link, url: `tel:${dialable(link.url, zone) ?? link.url.slice(4)}` }
        : link,
    ),
  };
}

/**
 * Adds the country code of the owner's zone to the numbers of a card that have none, so that a contact that is saved can
 * be called from everywhere. Reads nothing for a card whose numbers have one.
 */
export async function withCountryCodes(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  card: PublishedCard,
): Promise<PublishedCard> {
  const numbers = [
    card.profile.phone,
    ...card.links.flatMap(({ url }) => (url.startsWith('tel:') ? [url.slice(4)] : [])),
  ];
  if (numbers.every((number) => number === '' || /^\+[1-9]\d+$/.test(number))) return card;
  const [hours, user] = await readFields(
    transaction,
    ['zone', 'timezone'],
    db.doc(`availability/${uid}`),
    db.doc(`users/${uid}`),
  );
  const text = z.string().optional();
  const zone = readField(text, hours, 'zone') ?? readField(text, user, 'timezone');
  return zone ? inCountry(card, zone) : card;
}
