import { getCardDays } from 'shared-lib/data';
import type { CardDayStats } from 'shared-lib/domain';
import { dataApi, toDataError } from 'shared-lib/store';

const endpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** What visitors did on one card, by day; one read a day on which somebody came. */
    cardDays: build.query<Record<string, CardDayStats>, { cardId: string; days: number }>({
      queryFn: async ({ cardId, days }) => {
        try {
          return { data: await getCardDays(cardId, days) };
        } catch (error) {
          return { error: toDataError(error) };
        }
      },
    }),
  }),
});

export const { useCardDaysQuery } = endpoints;
