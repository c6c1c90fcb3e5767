import { loadBookingData } from 'shared-lib/data';
import { dataApi, storedWrite, type Stored } from 'shared-lib/store';

/** Writes of the owner's private notes, which say themselves that they wait for a network. */
const noteWrites = dataApi.injectEndpoints({
  endpoints: (build) => ({
    saveBookingNote: build.mutation<Stored, { bookingId: string; note: string }>(
      storedWrite(
        ({ bookingId, note }) => loadBookingData().then((data) => data.saveBookingNote(bookingId, note)),
        { waits: 'screen' },
      ),
    ),
    saveCustomerNote: build.mutation<Stored, { uid: string; customerId: string; note: string }>(
      storedWrite(
        ({ uid, customerId, note }) =>
          loadBookingData().then((data) => data.saveCustomerNote(uid, customerId, note)),
        { waits: 'screen' },
      ),
    ),
  }),
});

export const { useSaveBookingNoteMutation, useSaveCustomerNoteMutation } = noteWrites;
