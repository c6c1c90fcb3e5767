import { callFunction, getCardDays } from 'shared-lib/data';
import type { CardDayStats } from 'shared-lib/domain';
import { answerOf, dataApi } from 'shared-lib/store';
import type { Period } from '../../figures/use-period';

const endpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** What visitors did on one card, by day; one read a day on which somebody came. */
    cardDays: build.query<Record<string, CardDayStats>, { cardId: string; days: number }>({
      queryFn: ({ cardId, days }) => answerOf(getCardDays(cardId, days)),
    }),
    /** How often one template was applied, by day; one read a day. */
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
