import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { hidesCards } from '../account-records/account-state';
import type { CardDocument } from './card-document';

/** Part of a card by which {@link isShownAt} decides. */
export type ShownFields = Pick<CardDocument, 'slug' | 'status' | 'deletedAt'> & {
  takedown?: object | null | undefined;
};

/** Names of the fields, of a card and of its account's state, that {@link isShownAt} needs. */
export const SHOWN_FIELDS = [
  ...(['slug', 'status', 'deletedAt', 'takedown'] as const satisfies readonly (keyof ShownFields)[]),
  ...(['disabled', 'trialEndedAt', 'verifiedAt'] as const),
];

/**
 * Reports whether visitors see a card at an address, so that what they send there is taken. `publicStateOf` decides the same for its
 * public document.
 *
 * @param state - State of the account that holds the address.
 */
export function isShownAt<Card extends ShownFields>(
  card: Card | undefined,
  slug: string,
  state: DocumentSnapshot,
): card is Card {
  return (
    card?.status === 'published' &&
    card.slug === slug &&
    card.deletedAt === null &&
    !card.takedown &&
    !hidesCards(state)
  );
}
