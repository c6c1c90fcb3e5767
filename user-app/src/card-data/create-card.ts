import { callFunction } from 'shared-lib/data';
import { dataApi, serverWrite } from 'shared-lib/store';

const createCardWrite = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Creates a draft and claims its address, which it returns. The caller reuses the id for further attempts, so that
     * a lost answer never creates two cards.
     */
    createCard: build.mutation<{ slug: string }, { cardId: string; name: string; slug: string }>(
      serverWrite((card) => callFunction('createCard', card), { fails: 'screen' }),
    ),
  }),
});

export const { useCreateCardMutation } = createCardWrite;
