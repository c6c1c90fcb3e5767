import { loadBookingData } from 'shared-lib/data';
import type { Availability, BusyInterval, LocalDate } from 'shared-lib/model/booking';
import { takeFirstAvailability } from 'shared-lib/first-read';
import { answerOf, dataApi } from 'shared-lib/store';
import { liveBookingEndpoint } from './live-booking-endpoint';

/** Endpoints that read the owner's hours and their taken time. */
export const availabilityEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** `null` while the owner has set no hours. */
    availability: build.query<Availability | null, string>(
      liveBookingEndpoint<Availability | null, string>(
        (data, uid) => (next, fail) => data.subscribeToAvailability(uid, next, fail),
        { first: takeFirstAvailability, cachedAs: 'availability' },
      ),
    ),
    takenTime: build.query<BusyInterval[], { uid: string; from: LocalDate; to: LocalDate }>({
      queryFn: ({ uid, from, to }) =>
        answerOf<BusyInterval[]>(
          loadBookingData().then(({ getBusyIntervals }) => getBusyIntervals(uid, from, to)),
        ),
      // Not cached, as visitors book in the meantime.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useAvailabilityQuery, useTakenTimeQuery } = availabilityEndpoints;
