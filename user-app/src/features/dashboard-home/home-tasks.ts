import { hasUnpublishedChanges, type Card } from 'shared-lib/domain';
import { paths } from '../../paths';

export type HomeTaskKind =
  | 'confirm-booking'
  | 'confirm-more'
  | 'collect-payment'
  | 'collect-more'
  | 'create-card'
  | 'verify-email'
  | 'publish-draft'
  | 'publish-changes'
  | 'add-photo'
  | 'add-links';

/** A suggested step, with its address. */
export interface HomeTask {
  kind: HomeTaskKind;
  /** The card or booking that it is about; of several bookings their number. */
  subject?: { id: string; name: string };
  /** Details of the subject that replace the kind's reason. */
  detail?: string;
  to: string;
}

/** The figures of an account. */
export interface HomeFigures {
  cards: number;
  published: number;
  visibleLinks: number;
}

/** Lists the steps that would improve an account's cards most, the most useful first; empty when all is done. */
export function findHomeTasks(
  cards: readonly Card[],
  { emailVerified }: { emailVerified: boolean },
): HomeTask[] {
  const tasks: HomeTask[] = [];
  const about = (kind: HomeTaskKind, card: Card, tab = '') =>
    tasks.push({
      kind,
      subject: { id: card.id, name: card.name },
      to: paths.editCard(card.slug) + (tab && `?tab=${tab}`),
    });

  if (cards.length === 0) tasks.push({ kind: 'create-card', to: paths.newCard });
  for (const card of cards) if (card.status === 'draft') about('publish-draft', card);
  for (const card of cards) {
    if (card.status === 'published' && hasUnpublishedChanges(card)) about('publish-changes', card);
  }
  if (!emailVerified) tasks.push({ kind: 'verify-email', to: paths.profile });
  for (const card of cards) {
    if (!card.profile.photo) about('add-photo', card, 'perfil');
    if (card.links.length === 0) about('add-links', card, 'enlaces');
  }
  return tasks;
}

/** Counts an account's figures. */
export function countHomeFigures(cards: readonly Card[]): HomeFigures {
  return {
    cards: cards.length,
    published: cards.filter((card) => card.status === 'published').length,
    visibleLinks: cards.flatMap((card) => card.links).filter((link) => link.visible).length,
  };
}
