import { updateUserPhoto } from 'shared-lib/data';
import type { UserPhoto } from 'shared-lib/model';
import { dataApi, storedWrite, type Stored } from 'shared-lib/store';

const profileWrites = dataApi.injectEndpoints({
  endpoints: (build) => ({
    saveAccountPhoto: build.mutation<Stored, { uid: string; photo: UserPhoto | null }>(
      storedWrite(({ uid, photo }) => updateUserPhoto(uid, photo), { waits: 'screen' }),
    ),
  }),
});

export const { useSaveAccountPhotoMutation } = profileWrites;
