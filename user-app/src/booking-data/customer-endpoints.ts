import { loadBookingData } from 'shared-lib/data';
import type { Customer } from 'shared-lib/domain/booking';
import { answerOf, dataApi } from 'shared-lib/store';

/** How many people a form suggests. */
const SUGGESTED = 6;

/** Reads of an owner's customers. */
export const customerEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    suggestedCustomers: build.query<Customer[], { uid: string; search: string }>({
      queryFn: ({ uid, search }) =>
        answerOf<Customer[]>(
          loadBookingData()
            .then((data) => data.listCustomers(uid, search, null, SUGGESTED))
            .then(({ customers }) => customers),
        ),
    }),
  }),
});

export const { useSuggestedCustomersQuery } = customerEndpoints;
