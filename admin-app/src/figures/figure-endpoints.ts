import { callFunction, getMonths } from 'shared-lib/data';
import { answerOf, dataApi, serverWrite } from 'shared-lib/store';
import type { Months } from './series';

export const figureEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Reads months of the product by name; one read each. */
    months: build.query<Months, readonly string[]>({
      queryFn: (names) => answerOf(getMonths(names)),
      keepUnusedDataFor: 300,
    }),
    /** Counts all figures again. */
    refreshStats: build.mutation<unknown, void>(serverWrite(() => callFunction('refreshStats', {}))),
  }),
});

export const { useMonthsQuery, useRefreshStatsMutation } = figureEndpoints;
