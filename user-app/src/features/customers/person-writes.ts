import { isolated } from 'shared-lib/model';
import { callFunction, loadBookingData } from 'shared-lib/data';
import type { CallableInput, CallableOutputs } from 'shared-lib/model';
import type { PersonOutcome } from 'shared-lib/model/booking';
import { answerOf, dataApi, serverWrite, storedWrite, type Stored } from 'shared-lib/store';
import { messages } from './messages';

/** A person that an owner adds. */
export type PersonInput = CallableInput<'addPeople'>['people'][number];

/** Writes about an owner's people. */
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
    addPerson: build.mutation<CallableOutputs['addPeople'], PersonInput>(
      serverWrite((person) => callFunction('addPeople', { source: 'hand', people: [person] }), {
        done: ({ name }, { known }) => messages.person.done(isolated(name), known > 0),
        fails: 'screen',
      }),
    ),
    importPeople: build.mutation<CallableOutputs['addPeople'], { people: PersonInput[]; importId: string }>(
      serverWrite(
        ({ people, importId }) => callFunction('addPeople', { source: 'import', people, importId }),
        {
          fails: 'screen',
        },
      ),
    ),
    undoImport: build.mutation<CallableOutputs['undoImport'], string>(
      serverWrite((importId) => callFunction('undoImport', { importId }), { fails: 'screen' }),
    ),
    previewPeople: build.mutation<PersonOutcome[], PersonInput[]>({
      queryFn: (people) =>
        answerOf<PersonOutcome[]>(callFunction('previewPeople', { people }).then(({ outcomes }) => outcomes)),
    }),
    listImports: build.query<CallableOutputs['listImports']['imports'], string>({
      queryFn: () =>
        answerOf<CallableOutputs['listImports']['imports']>(
          callFunction('listImports', {}).then(({ imports }) => imports),
        ),
      // Not cached: it is queried each time that the dialog opens.
      keepUnusedDataFor: 0,
    }),
    mergePeople: build.mutation<unknown, CallableInput<'mergePeople'> & { name: string }>(
      serverWrite(({ keptId, mergedId }) => callFunction('mergePeople', { keptId, mergedId }), {
        done: ({ name }) => messages.merge.done(isolated(name)),
        fails: 'screen',
      }),
    ),
    settleClaim: build.mutation<unknown, CallableInput<'settleClaim'>>(
      serverWrite((claim) => callFunction('settleClaim', claim), {
        done: ({ take }) => (take ? messages.claims.taken : messages.claims.dismissed),
      }),
    ),
    answerErasure: build.mutation<unknown, CallableInput<'answerErasure'>>(
      serverWrite((answer) => callFunction('answerErasure', answer), {
        done: ({ grant }) => (grant ? messages.erasure.granted : messages.erasure.sent),
      }),
    ),
    deletePerson: build.mutation<unknown, { personId: string; name: string }>(
      serverWrite(({ personId }) => callFunction('deletePerson', { personId }), {
        done: ({ name }) => messages.remove.done(isolated(name)),
      }),
    ),
  }),
});

export const {
  useAddPersonMutation,
  useAnswerErasureMutation,
  useDeletePersonMutation,
  useImportPeopleMutation,
  useListImportsQuery,
  useMergePeopleMutation,
  usePreviewPeopleMutation,
  useSavePersonReminderMutation,
  useSavePersonTagsMutation,
  useSettleClaimMutation,
  useUndoImportMutation,
} = personWrites;
