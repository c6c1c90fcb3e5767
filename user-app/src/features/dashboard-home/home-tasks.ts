import { hasUnpublishedChanges, type Card } from 'shared-lib/model';
import type { Booking } from 'shared-lib/model/booking';
import { paths } from '../../paths';

export type HomeTaskKind =
  | 'confirm-booking'
  | 'confirm-more'
  | 'answer-move'
  | 'collect-payment'
  | 'collect-more'
  | 'send-reminders'
  | 'verify-email'
  | 'publish-draft'
  | 'publish-changes'
  | 'publish-more';

/** A step that waits for the owner, with its address. */
export interface HomeTask {
  kind: HomeTaskKind;
  /** The card or booking that it is about; for several their number. */
  subject?: { id: string; name: string };
  /** When the booking is, and for which service; they replace the kind's reason. */
  detail?: { when: string; service: string };
  to: string;
  /** The booking that can be answered in place. */
  booking?: Booking;
}

/** Cards that are named one by one; the others are counted. */
const NAMED_CARDS = 2;

/** Lists what an account's cards wait for, the most useful first; empty when all is done. */
export function findHomeTasks(
  cards: readonly Card[],
  { emailVerified }: { emailVerified: boolean },
): HomeTask[] {
  const about = (kind: HomeTaskKind, card: Card): HomeTask => ({
    kind,
    subject: { id: card.id, name: card.name },
    to: paths.editCard(card.slug),
  });
  const toPublish = [
    ...cards.filter(({ status }) => status === 'draft').map((card) => about('publish-draft', card)),
    ...cards
      .filter((card) => card.status === 'published' && hasUnpublishedChanges(card))
      .map((card) => about('publish-changes', card)),
  ];
  const more = toPublish.length - NAMED_CARDS;
  return [
    ...toPublish.slice(0, NAMED_CARDS),
    ...(more > 0
      ? [{ kind: 'publish-more' as const, subject: { id: '', name: String(more) }, to: paths.cards }]
      : []),
    ...(emailVerified ? [] : [{ kind: 'verify-email' as const, to: paths.profile }]),
  ];
}
