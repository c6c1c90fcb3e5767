import { updateFiguresFrom } from 'shared-lib/data';
import { dataApi, storedWrite, type Stored } from 'shared-lib/store';
import { messages } from './messages';

const figureWrites = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Stores the first date of a card's shown figures; `null` shows all of them again. */
    saveFiguresFrom: build.mutation<Stored, { uid: string; cardId: string; date: string | null }>(
      storedWrite(({ uid, cardId, date }) => updateFiguresFrom(uid, cardId, date), {
        done: ({ date }) => (date === null ? messages.startUndone : messages.startDone),
      }),
    ),
  }),
});

export const { useSaveFiguresFromMutation } = figureWrites;
