import { callFunction, loadBookingData } from 'shared-lib/data';
import type { CallableInput } from 'shared-lib/domain';
import { dataApi, serverWrite, storedWrite, type Stored } from 'shared-lib/store';
import { messages } from './messages';

/** Writes about an owner's people, and the form in which they leave their details. */
const personWrites = dataApi.injectEndpoints({
  endpoints: (build) => ({
    savePersonTags: build.mutation<Stored, { uid: string; customerId: string; tags: string[] }>(
      storedWrite(({ uid, customerId, tags }) =>
        loadBookingData().then((data) => data.saveCustomerTags(uid, customerId, tags)),
      ),
    ),
    savePersonReminder: build.mutation<Stored, { uid: string; customerId: string; remindAt: number | null }>(
      storedWrite(({ uid, customerId, remindAt }) =>
        loadBookingData().then((data) => data.saveCustomerReminder(uid, customerId, remindAt)),
      ),
    ),
    deletePerson: build.mutation<unknown, { personId: string; name: string }>(
      serverWrite(({ personId }) => callFunction('deletePerson', { personId }), {
        done: ({ name }) => messages.remove.done(name),
      }),
    ),
    setLeadForm: build.mutation<unknown, CallableInput<'setLeadForm'> & { isOpen: boolean }>(
      serverWrite(({ cardId, fields }) => callFunction('setLeadForm', { cardId, fields }), {
        done: ({ fields, isOpen }) => {
          if (!fields) return messages.form.closed;
          return isOpen ? messages.form.changed : messages.form.opened;
        },
      }),
    ),
  }),
});

export const {
  useDeletePersonMutation,
  useSavePersonReminderMutation,
  useSavePersonTagsMutation,
  useSetLeadFormMutation,
} = personWrites;
