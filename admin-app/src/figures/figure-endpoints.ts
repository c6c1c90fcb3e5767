import { getMonths } from 'shared-lib/data';
import { answerOf, dataApi } from 'shared-lib/store';
import type { Months } from './series';

const endpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Reads months of the product by name; one read each. */
    months: build.query<Months, readonly string[]>({
      queryFn: (names) => answerOf(getMonths(names)),
      keepUnusedDataFor: 300,
    }),
  }),
});

export const { useMonthsQuery } = endpoints;
