import { updateUserPhoto, updateUserProfile } from 'shared-lib/data';
import type { ProfileForm, UserPhoto } from 'shared-lib/domain';
import { dataApi, storedWrite, type Stored } from 'shared-lib/store';
import { messages } from './messages';

const profileWrites = dataApi.injectEndpoints({
  endpoints: (build) => ({
    saveProfile: build.mutation<Stored, { uid: string; values: ProfileForm }>(
      storedWrite(({ uid, values }) => updateUserProfile(uid, values), {
        fails: 'screen',
        done: () => messages.saved,
      }),
    ),
    saveAccountPhoto: build.mutation<Stored, { uid: string; photo: UserPhoto | null }>(
      storedWrite(({ uid, photo }) => updateUserPhoto(uid, photo), { waits: 'screen' }),
    ),
  }),
});

export const { useSaveAccountPhotoMutation, useSaveProfileMutation } = profileWrites;
