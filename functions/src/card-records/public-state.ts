import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { spokenLanguages, type PublicCard, type PublishedCard } from 'shared-lib/model';
import { accountStateRef, hidesCards, isVerified } from '../account-records/account-state';
import { Refusal } from '../refusal';
import { readAll } from '../stored/read-all';
import type { CardDocument } from './card-document';
import { atAddress, publicCardRef, readPublicCard, readPublication, shownLeadForm } from './public-document';
import { offerRef, shownOfferOf, storedOffer } from './shown-services';
import { readClaim, slugRef } from './slug-claims';

/** A card in a transaction, with the public document at its address. */
export interface PublicState {
  /** False when the address isn't this card's any more: then nothing of it is written there. */
  isHeld: boolean;
  /** Public document at the address; missing when the address isn't the card's. */
  shown: PublicCard | undefined;
  /** True while all cards of the account are hidden: it is suspended, or its trial is over. */
  isHidden: boolean;
  /**
   * Writes the public document; call it after all reads.
   *
   * @param after - The card after the transaction, at the same address.
   * @param published - Its published form where it is shown.
   */
  write(after: CardDocument, published: PublishedCard | null): void;
}

/** State of an account that decides how its cards are shown. */
interface AccountStanding {
  isHidden: boolean;
  /** False while the account's address isn't verified: its card then has `noindex` for search engines. */
  isVerified: boolean;
}

/** Returns the public document of a card's address; `null` for a card that was never shown. */
export function publicStateOf(
  card: CardDocument,
  published: PublishedCard | null,
  account: AccountStanding,
): PublicCard | null {
  const { slug, status } = card;
  if (status === 'draft') return null;
  const absent = { slug, ...spokenLanguages(card) };
  if (card.deletedAt !== null) return { status: 'deleted', ...absent };
  if (card.takedown) return { status: 'taken-down', ...absent };
  if (status !== 'published' || published === null || account.isHidden)
    return { status: 'paused', ...absent };
  const shown = asShown(published, card);
  return account.isVerified ? shown : { ...shown, noindex: true };
}

/** Returns a publication with what has changed since: the card's address, its form, and whether it can be booked. */
function asShown(
  published: PublishedCard,
  { slug, bookingEnabled, leadForm }: Pick<CardDocument, 'slug' | 'bookingEnabled' | 'leadForm'>,
): PublishedCard {
  const { bookingEnabled: _, leadForm: _former, ...shown } = atAddress(published, slug);
  return { ...shown, ...(bookingEnabled ? { bookingEnabled } : {}), ...shownLeadForm({ leadForm }) };
}

/**
 * Prepares a change of the public document at a card's address. No other code writes public documents: an address is
 * written only while its claim names this very card, wherever the card was published.
 *
 * @param options.claiming - True when the transaction claims the address for this card.
 */
export async function preparePublicState(
  transaction: Transaction,
  db: Firestore,
  cardId: string,
  card: Pick<CardDocument, 'userId' | 'slug'>,
  { claiming = false }: { claiming?: boolean } = {},
): Promise<PublicState> {
  const ref = publicCardRef(db, card.slug);
  const [claim, shown, account, offer] = await readAll(
    transaction,
    slugRef(db, card.slug),
    ref,
    accountStateRef(db, card.userId),
    offerRef(db, cardId),
  );
  const held = readClaim(claim);
  const isHeld = claiming || (held?.freedAt === null && held.uid === card.userId && held.cardId === cardId);
  const standing: AccountStanding = {
    isHidden: hidesCards(account),
    isVerified: isVerified(account),
  };
  return {
    isHeld,
    shown: isHeld && !claiming ? readPublicCard(shown) : undefined,
    isHidden: standing.isHidden,
    write(after, published) {
      const shownOffer = after.bookingEnabled ? shownOfferOf(published?.sections, storedOffer(offer)) : {};
      const whole = published && { ...published, ...shownOffer };
      const state = isHeld ? publicStateOf(after, whole, standing) : null;
      if (state) transaction.set(ref, state);
    },
  };
}

/**
 * Reads a card's last publication in the form in which it would be shown now.
 *
 * @throws Refusal `card-never-published`
 */
export async function getPublicationOrThrow(
  transaction: Transaction,
  ref: DocumentReference,
  card: CardDocument,
): Promise<PublishedCard> {
  const { publishedRevision } = card;
  const published =
    publishedRevision === null
      ? undefined
      : readPublication(await transaction.get(ref.collection('publications').doc(String(publishedRevision))));
  if (!published) throw new Refusal('card-never-published');
  return asShown(published, card);
}
