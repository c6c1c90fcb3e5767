import { callFunction, getCardDays, getOwnerCohorts } from 'shared-lib/data';
import type { CardDayStats, OwnerCohorts } from 'shared-lib/model';
import { answerOf, dataApi } from 'shared-lib/store';
import type { Period } from '../../figures/use-period';

export const analyticsEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Reads the visitors' actions on one card by day; one read for each day with visitors. */
    cardDays: build.query<Record<string, CardDayStats>, { cardId: string; days: number }>({
      queryFn: ({ cardId, days }) => answerOf(getCardDays(cardId, days)),
    }),
    /** Reads accounts by the month of their sign-up: one read. */
    ownerCohorts: build.query<OwnerCohorts, void>({
      queryFn: () => answerOf(getOwnerCohorts()),
      keepUnusedDataFor: 300,
    }),
    /** Reads how often one template was applied by day; one read for each day. */
    templateDays: build.query<Record<string, number>, { templateId: string; days: Period }>({
      queryFn: async (requested) => {
        const answer = await answerOf(callFunction('countTemplateDays', requested));
        return 'error' in answer ? answer : { data: answer.data.days };
      },
      keepUnusedDataFor: 300,
    }),
  }),
});

export const { useCardDaysQuery, useOwnerCohortsQuery, useTemplateDaysQuery } = analyticsEndpoints;
