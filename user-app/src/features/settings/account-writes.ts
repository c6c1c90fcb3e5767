import { requestPasswordReset, signOutEverywhere } from 'shared-lib/auth';
import { callFunction, updateUserSettings, type SettingChange } from 'shared-lib/data';
import { saveFile } from 'shared-lib/save-file';
import { dataApi, serverWrite, storedWrite, type Stored } from 'shared-lib/store';
import { messages } from './account-data/messages';

/** Saves everything that the account owns as a file. */
async function exportAccount(): Promise<void> {
  const data = await callFunction('exportAccount', {});
  const name = `tarjetero-${data.exportedAt.slice(0, 10)}.json`;
  saveFile(name, 'application/json', JSON.stringify(data, null, 2));
}

const accountWrites = dataApi.injectEndpoints({
  endpoints: (build) => ({
    saveSetting: build.mutation<Stored, { uid: string; change: SettingChange }>(
      storedWrite(({ uid, change }) => updateUserSettings(uid, change), { waits: 'screen' }),
    ),
    exportAccount: build.mutation<unknown, void>(
      serverWrite(exportAccount, { done: () => messages.exportDone }),
    ),
    /** Mails a link to choose another password. */
    passwordReset: build.mutation<unknown, string>(serverWrite(requestPasswordReset)),
    /** Ends the sessions of every device; the guard of the route then redirects to the sign-in page. */
    signOutEverywhere: build.mutation<unknown, void>(serverWrite(() => signOutEverywhere())),
  }),
});

export const {
  useExportAccountMutation,
  usePasswordResetMutation,
  useSaveSettingMutation,
  useSignOutEverywhereMutation,
} = accountWrites;
