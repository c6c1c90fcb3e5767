import { loadBookingData, type ServiceContent } from 'shared-lib/data';
import type { Availability } from 'shared-lib/model/booking';
import { dataApi, storedWrite, type Stored } from 'shared-lib/store';

const bookingWrites = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Stores the first service of a card. */
    addFirstService: build.mutation<Stored, { uid: string; content: ServiceContent }>(
      storedWrite(({ uid, content }) =>
        loadBookingData().then((data) => data.createService(uid, data.newServiceId(), content, { order: 0 })),
      ),
    ),
    /** Stores the account's first hours. */
    addFirstHours: build.mutation<Stored, { uid: string; hours: Availability }>(
      storedWrite(({ uid, hours }) => loadBookingData().then((data) => data.saveAvailability(uid, hours))),
    ),
  }),
});

export const { useAddFirstServiceMutation, useAddFirstHoursMutation } = bookingWrites;
