import { loadBookingData } from 'shared-lib/data';
import type { Availability } from 'shared-lib/model/booking';
import { dataApi, storedWrite, type Stored } from 'shared-lib/store';
import { messages } from './messages';

const availabilityWrites = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Stores an owner's first hours. */
    saveFirstHours: build.mutation<Stored, { uid: string; hours: Availability }>(
      storedWrite(({ uid, hours }) => loadBookingData().then((data) => data.saveAvailability(uid, hours)), {
        done: () => messages.usualSaved,
      }),
    ),
  }),
});

export const { useSaveFirstHoursMutation } = availabilityWrites;
