import { callFunction, getCardDays } from 'shared-lib/data';
import type { CardDayStats } from 'shared-lib/domain';
import { answerOf, dataApi } from 'shared-lib/store';
import type { Period } from '../../figures/use-period';

const endpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Reads the visitors' actions on one card by day; one read for each day with visitors. */
    cardDays: build.query<Record<string, CardDayStats>, { cardId: string; days: number }>({
      queryFn: ({ cardId, days }) => answerOf(getCardDays(cardId, days)),
    }),
    /** Reads how often one template was applied by day; one read for each day. */
    templateDays: build.query<Record<string, number>, { templateId: string; days: Period }>({
      queryFn: async (asked) => {
        const answer = await answerOf(callFunction('countTemplateDays', asked));
        return 'error' in answer ? answer : { data: answer.data.days };
      },
      keepUnusedDataFor: 300,
    }),
  }),
});

export const { useCardDaysQuery, useTemplateDaysQuery } = endpoints;
