import { findCardIdBySlug, subscribeToCard, subscribeToCards, type ListedCard } from 'shared-lib/data';
import type { Card } from 'shared-lib/domain';
import { answerOf, dataApi, liveEndpoint } from 'shared-lib/store';

/**
 * One card as the live subscription tells it; `fromServer` is false for what only this browser knows yet, `pending` true
 * when it holds changes that wait to be sent.
 */
export interface CardSnapshot {
  /** `null` when the card is gone. */
  card: Card | null;
  fromServer: boolean;
  pending: boolean;
}

/** Live reads of the owner's cards. */
export const cardEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    cards: build.query<ListedCard[], string>(
      liveEndpoint<ListedCard[], string>((uid) => (next, fail) => subscribeToCards(uid, next, fail)),
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

export const { useCardsQuery, useCardQuery, useCardIdBySlugQuery } = cardEndpoints;
