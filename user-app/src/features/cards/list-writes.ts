import { callFunction, newCardId } from 'shared-lib/data';
import { CARD_LIMITS, slugify, type CallableOutputs, type Card } from 'shared-lib/model';
import { dataApi, serverWrite } from 'shared-lib/store';
import { cardMessages } from '../../card-data/messages';
import { messages } from './messages';

type CopiedCard = Pick<Card, 'id' | 'name' | 'slug'>;

/** Returns the name of a card's copy, no longer than names may be. */
const copyNameOf = ({ name }: CopiedCard) =>
  messages.copyName(name.slice(0, CARD_LIMITS.cardName - messages.copyName('').length));

const listWrites = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Creates a draft with the same content under another name and address. */
    duplicateCard: build.mutation<unknown, CopiedCard>(
      serverWrite(
        async (card) => {
          const wanted = slugify(`${card.slug.slice(0, 34)} copia`);
          const { problem, suggestions } = await callFunction('checkSlug', { slug: wanted });
          const slug = problem ? (suggestions[0] ?? wanted) : wanted;
          const name = copyNameOf(card);
          await callFunction('createCard', { cardId: newCardId(), name, slug, copyFrom: card.id });
        },
        { done: (card) => messages.duplicated(copyNameOf(card)) },
      ),
    ),
    /** Restores a card from the bin, at its address. */
    recoverCard: build.mutation<unknown, Pick<Card, 'id' | 'name'>>(
      serverWrite(({ id }) => callFunction('restoreCard', { cardId: id }), {
        fails: 'screen',
        done: ({ name }) => cardMessages.restored(name),
      }),
    ),
    /** Removes the cards of the bin for good. */
    emptyBin: build.mutation<CallableOutputs['emptyBin'], void>(
      serverWrite(() => callFunction('emptyBin', {}), { done: (_, { kept }) => messages.binEmptied(kept) }),
    ),
  }),
});

export const { useDuplicateCardMutation, useEmptyBinMutation, useRecoverCardMutation } = listWrites;
