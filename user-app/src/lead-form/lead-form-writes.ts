import { callFunction } from 'shared-lib/data';
import type { CallableInput } from 'shared-lib/model';
import { dataApi, serverWrite } from 'shared-lib/store';
import { leadFormMessages as text } from './messages';

/** Opens, changes and closes the form of a card, which visitors see at once. */
const leadFormWrites = dataApi.injectEndpoints({
  endpoints: (build) => ({
    setLeadForm: build.mutation<unknown, CallableInput<'setLeadForm'> & { isOpen: boolean }>(
      serverWrite(({ isOpen: _, ...form }) => callFunction('setLeadForm', form), {
        done: ({ fields, isOpen }) => {
          if (!fields) return text.closed;
          return isOpen ? text.changed : text.opened;
        },
      }),
    ),
  }),
});

export const { useSetLeadFormMutation } = leadFormWrites;
