import { hasUnpublishedChanges, type Card } from 'shared-lib/domain';
import { paths } from '../../paths';

export type HomeTaskKind =
  'create-card' | 'verify-email' | 'publish-draft' | 'publish-changes' | 'add-photo' | 'add-links';

/** One thing worth doing, and where. */
export interface HomeTask {
  kind: HomeTaskKind;
  /** The card that it is about. */
  card?: { id: string; name: string };
  to: string;
}

/** The figures of an account. */
export interface HomeFigures {
  cards: number;
  published: number;
  visibleLinks: number;
}

/** What an account would gain most from, the most useful first; empty when all is done. */
export function findHomeTasks(
  cards: readonly Card[],
  { emailVerified }: { emailVerified: boolean },
): HomeTask[] {
  const tasks: HomeTask[] = [];
  const about = (kind: HomeTaskKind, card: Card, tab = '') =>
    tasks.push({
      kind,
      card: { id: card.id, name: card.name },
      to: paths.editCard(card.slug) + (tab && `?tab=${tab}`),
    });

  if (cards.length === 0) tasks.push({ kind: 'create-card', to: paths.cards });
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

/** Counts what the account has. */
export function countHomeFigures(cards: readonly Card[]): HomeFigures {
  return {
    cards: cards.length,
    published: cards.filter((card) => card.status === 'published').length,
    visibleLinks: cards.flatMap((card) => card.links).filter((link) => link.visible).length,
  };
}
