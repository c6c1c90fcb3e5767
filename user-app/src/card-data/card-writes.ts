import { callFunction } from 'shared-lib/data';
import type { Card } from 'shared-lib/model';
import { atOnce, dataApi, serverWrite } from 'shared-lib/store';
import { showUndoToast } from 'shared-lib/toast';
import { cardsFeed } from './card-endpoints';
import { cardMessages } from './messages';

type NamedCard = Pick<Card, 'id' | 'name'>;

/** A card of an account. */
interface OwnCard {
  uid: string;
  card: NamedCard;
}

const { endpoints } = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Restores a card that was deleted a moment ago. */
    restoreCard: build.mutation<unknown, NamedCard>(
      serverWrite(({ id }) => callFunction('restoreCard', { cardId: id }), {
        done: ({ name }) => cardMessages.restored(name),
      }),
    ),
  }),
});

const cardWrites = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Deletes a card and offers to restore it. */
    deleteCard: build.mutation<unknown, OwnCard>({
      ...serverWrite(({ card }) => callFunction('deleteCard', { cardId: card.id })),
      onQueryStarted({ uid, card }, { dispatch, queryFulfilled }) {
        const showAgain = cardsFeed.showAtOnce(uid, (cards) => cards.filter(({ id }) => id !== card.id));
        const restore = () => dispatch(endpoints.restoreCard.initiate(card)).then(showAgain);
        queryFulfilled.then(
          () => showUndoToast(cardMessages.deleted(card.name), () => void restore()),
          showAgain,
        );
      },
    }),
    /** Hides a published card from visitors, or shows it again. */
    setCardPaused: build.mutation<unknown, OwnCard & { paused: boolean }>({
      ...serverWrite(
        ({ card, paused }) => callFunction(paused ? 'pauseCard' : 'resumeCard', { cardId: card.id }),
        {
          done: ({ card, paused }) =>
            paused ? cardMessages.paused(card.name) : cardMessages.resumed(card.name),
        },
      ),
      ...atOnce(cardsFeed, ({ uid, card, paused }) => ({
        in: uid,
        to: (cards) =>
          cards.map((one) =>
            one.id === card.id ? { ...one, status: paused ? 'paused' : 'published' } : one,
          ),
      })),
    }),
  }),
});

export const { useDeleteCardMutation, useSetCardPausedMutation } = cardWrites;
