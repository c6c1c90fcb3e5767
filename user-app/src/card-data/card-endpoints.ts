import {
  findCardIdBySlug,
  subscribeToCard,
  subscribeToCards,
  subscribeToDeletedCards,
  type DeletedCard,
  type ListedCard,
} from 'shared-lib/data';
import type { Card } from 'shared-lib/model';
import { takeFirstCards } from 'shared-lib/first-read';
import { answerOf, dataApi, liveEndpoint } from 'shared-lib/store';

/**
 * One card of the live subscription; `fromServer` is false for a cached value, `pending` true while it has changes that
 * wait to be sent.
 */
export interface CardSnapshot {
  /** `null` when the card is gone. */
  card: Card | null;
  fromServer: boolean;
  pending: boolean;
}

/** Live cards of an owner. */
export const cardsFeed = liveEndpoint<ListedCard[], string>(
  (uid) => (next, fail) => subscribeToCards(uid, next, fail),
  {
    first: takeFirstCards,
    cachedAs: 'cards',
    // That there was none doesn't mean that there is none: another device may have made one.
    isWorthCaching: (cards) => cards.length > 0,
  },
);

/** Endpoints that follow the owner's cards. */
export const cardEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    cards: build.query<ListedCard[], string>(cardsFeed),
    deletedCards: build.query<DeletedCard[], string>(
      liveEndpoint<DeletedCard[], string>(
        (uid) => (next, fail) => subscribeToDeletedCards(uid, Date.now(), next, fail),
      ),
    ),
    card: build.query<CardSnapshot, string>({
      ...liveEndpoint<CardSnapshot, string>(
        (cardId) => (next, fail) => subscribeToCard(cardId, (card, meta) => next({ card, ...meta }), fail),
      ),
      // A draft must never be merged with a snapshot from before the editor was closed.
      keepUnusedDataFor: 0,
    }),
    cardIdBySlug: build.query<string | null, { uid: string; slug: string }>({
      queryFn: ({ uid, slug }) => answerOf(findCardIdBySlug(uid, slug)),
    }),
  }),
});

export const { useCardsQuery, useDeletedCardsQuery, useCardQuery, useCardIdBySlugQuery } = cardEndpoints;
