import { getMonths } from 'shared-lib/data';
import { dataApi, toDataError } from 'shared-lib/store';
import type { Months } from './series';

const endpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Months of the product by name; one read each. */
    months: build.query<Months, readonly string[]>({
      queryFn: async (names) => {
        try {
          return { data: await getMonths(names) };
        } catch (error) {
          return { error: toDataError(error) };
        }
      },
      keepUnusedDataFor: 300,
    }),
  }),
});

export const { useMonthsQuery } = endpoints;
