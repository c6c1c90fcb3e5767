import { getCardDays } from 'shared-lib/data';
import type { CardDayStats } from 'shared-lib/domain';
import { answerOf, dataApi } from 'shared-lib/store';

const endpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** What visitors did on one card, by day; one read a day on which somebody came. */
    cardDays: build.query<Record<string, CardDayStats>, { cardId: string; days: number }>({
      queryFn: ({ cardId, days }) => answerOf(getCardDays(cardId, days)),
    }),
  }),
});

export const { useCardDaysQuery } = endpoints;
