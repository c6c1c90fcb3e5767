import { callFunction } from 'shared-lib/data';
import { contentOf, hasUnpublishedChanges, type Card } from 'shared-lib/model';
import { logger } from 'shared-lib/logger';
import { getPublicCard } from 'shared-lib/public-data';
import { readJson, siteStorage, writeJson } from 'shared-lib/storage';
import { makePreview } from './make-preview';

/** Key of the publications that this device has processed, the latest last. */
const SEEN_KEY = 'tarjetero.previews';

/** Most publications to remember. */
const MAX_SEEN = 100;

const keyOf = ({ id, publishedRevision }: Card) => `${id}:${publishedRevision}`;

function readSeen(): string[] {
  const stored = readJson(siteStorage, SEEN_KEY);
  return Array.isArray(stored) ? stored.map(String) : [];
}

/** Remembers that a publication was processed; without storage it is again, another time. */
function noteSeen(card: Card): void {
  writeJson(siteStorage, SEEN_KEY, [...readSeen(), keyOf(card)].slice(-MAX_SEEN));
}

/** Makes the picture of a card's link if visitors get the card without one. */
async function addMissing(card: Card): Promise<void> {
  const shown = await getPublicCard(card.slug);
  if (shown?.status !== 'published' || shown.preview || shown.revision !== card.revision) return;
  const preview = await makePreview(card.userId, card.id, contentOf(card));
  if (preview) await callFunction('addLinkPreview', { cardId: card.id, revision: card.revision, preview });
}

/**
 * Creates the missing preview pictures of an owner's cards: of cards that were published by a program, or where the picture couldn't be
 * made. Each publication is processed once on a device, one after another; cards with unpublished changes get theirs with the next
 * publication.
 */
export async function addMissingPreviews(cards: readonly Card[]): Promise<void> {
  const seen = new Set(readSeen());
  const due = cards.filter(
    (card) =>
      card.status === 'published' && !card.takedown && !hasUnpublishedChanges(card) && !seen.has(keyOf(card)),
  );
  for (const card of due) {
    try {
      await addMissing(card);
      noteSeen(card);
    } catch (error) {
      logger.warn('no link preview', { error });
      return;
    }
  }
}
