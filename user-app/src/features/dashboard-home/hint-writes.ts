import { dismissHint } from 'shared-lib/data';
import { dataApi, storedWrite, type Stored } from 'shared-lib/store';

const hintWrites = dataApi.injectEndpoints({
  endpoints: (build) => ({
    dismissHint: build.mutation<Stored, { uid: string; name: string }>(
      storedWrite(({ uid, name }) => dismissHint(uid, name)),
    ),
  }),
});

export const { useDismissHintMutation } = hintWrites;
