import { useCallback } from 'react';
import { callFunction } from 'shared-lib/data';
import type { ListedCard } from 'shared-lib/model';
import {
  dataApi,
  pagedEndpoint,
  serverWrite,
  useAppDispatch,
  usePages,
  type Page,
  type Pages,
} from 'shared-lib/store';
import { withRecentSignIn } from 'shared-lib/recent-sign-in';
import { detailMessages } from '../detail-messages';
import type { CardQuery } from './card-query';

type CardPage = Page<ListedCard, string>;

interface Moderating {
  card: ListedCard;
  /** Reason of a takedown; `null` lifts it. */
  reason: string | null;
}

export const cardEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Reads the cards of all accounts that match a filter. */
    listedCards: build.infiniteQuery<CardPage, CardQuery, string | null>(
      pagedEndpoint(async ({ search, state }: CardQuery, after: string | null) => {
        const { cards, next } = await callFunction('listCards', { search, state, after });
        return { items: cards, next };
      }),
    ),
    /** Takes a card down, or lets it be shown again; returns it as it is then. */
    moderateCard: build.mutation<ListedCard, Moderating>(
      serverWrite(
        async ({ card, reason }) => {
          const cardId = card.id;
          if (reason === null) await withRecentSignIn(() => callFunction('liftTakedown', { cardId }));
          else await withRecentSignIn(() => callFunction('takeDownCard', { cardId, reason }));
          // What was shown is paused from then on, and after the takedown is lifted until its owner shows it again.
          const status = card.status === 'published' ? 'paused' : card.status;
          return { ...card, status, takenDown: reason !== null, reports: reason === null ? card.reports : 0 };
        },
        {
          fails: 'screen',
          done: ({ card, reason }) =>
            reason === null
              ? detailMessages.liftDone(card.name || card.slug)
              : detailMessages.takeDownDone(card.name || card.slug),
        },
      ),
    ),
  }),
});

export const { useModerateCardMutation } = cardEndpoints;

const idOf = ({ id }: ListedCard) => id;

/** Cards of a list, with a function that replaces one. */
export interface CardPages extends Pages<ListedCard> {
  replace: (card: ListedCard) => void;
}

/** Reads the cards that match the filters, page by page. */
export function useCardPages({ search, state }: CardQuery): CardPages {
  const dispatch = useAppDispatch();
  const pages = usePages(cardEndpoints.useListedCardsInfiniteQuery({ search, state }), idOf);
  const replace = useCallback(
    (card: ListedCard) =>
      void dispatch(
        cardEndpoints.util.updateQueryData('listedCards', { search, state }, (list) => {
          for (const page of list.pages)
            page.items = page.items.map((known) => (known.id === card.id ? card : known));
        }),
      ),
    [dispatch, search, state],
  );
  return { ...pages, replace };
}
