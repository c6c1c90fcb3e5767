import { updateUserSettings } from 'shared-lib/data';
import { dataApi, storedWrite } from 'shared-lib/store';
import type { ThemeChoice } from 'shared-lib/ui/color-scheme';

const endpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Stores the theme of the account, on all its devices. */
    saveTheme: build.mutation<unknown, { uid: string; theme: ThemeChoice }>(
      storedWrite(({ uid, theme }) => updateUserSettings(uid, { theme })),
    ),
  }),
});

export const { useSaveThemeMutation } = endpoints;
