import { callFunction } from 'shared-lib/data';
import { answerOf, dataApi } from 'shared-lib/store';

/** Endpoint that reports whether the owner's calendar feed has a secret address. */
const calendarFeedEndpoint = dataApi.injectEndpoints({
  endpoints: (build) => ({
    hasCalendarFeed: build.query<boolean, string>({
      queryFn: () => answerOf<boolean>(callFunction('hasCalendarFeed', {}).then(({ exists }) => exists)),
      // Not cached: it is queried each time that the dialog opens.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useHasCalendarFeedQuery } = calendarFeedEndpoint;
