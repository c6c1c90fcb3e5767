import { requestPasswordReset, signOutEverywhere } from 'shared-lib/auth';
import {
  callFunction,
  getExportLink,
  subscribeToEmailChange,
  subscribeToExport,
  updateUserSettings,
  type AccountExportState,
  type PendingEmailChange,
  type SettingChange,
} from 'shared-lib/data';
import type { ExportStatus } from 'shared-lib/model';
import { answerOf, dataApi, liveEndpoint, serverWrite, storedWrite, type Stored } from 'shared-lib/store';
import { readPushState, turnPushOff, turnPushOn, type PushState } from 'shared-lib/push-device';
import { messages } from './account-data/messages';
import { messages as settings } from './messages';

/** Saves the file of an export. Its URL answers with an attachment, so that the page isn't left. */
async function downloadExport(path: string): Promise<void> {
  const link = Object.assign(document.createElement('a'), { href: await getExportLink(path) });
  document.body.append(link);
  link.click();
  link.remove();
}

/** Requests an export; that of a small account is ready at once and is downloaded. */
async function exportAccount(): Promise<ExportStatus> {
  const { status, path } = await callFunction('exportAccount', {});
  if (status === 'ready') await downloadExport(path);
  return status;
}

/** Endpoints of the account's own settings and requests. */
export const accountEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    saveSetting: build.mutation<Stored, { uid: string; change: SettingChange }>(
      storedWrite(({ uid, change }) => updateUserSettings(uid, change), { waits: 'screen' }),
    ),
    pushState: build.query<PushState, string>({ queryFn: (uid) => answerOf(readPushState(uid)) }),
    /** Notifies the account on this device, or ends that. */
    turnPush: build.mutation<PushState, { uid: string; on: boolean }>({
      ...serverWrite(
        ({ uid, on }: { uid: string; on: boolean }) => (on ? turnPushOn(uid) : turnPushOff(uid)),
        {
          done: (_, state) =>
            state === 'on' ? settings.push.on : state === 'off' ? settings.push.off : null,
        },
      ),
      onQueryStarted: async ({ uid }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled;
        dispatch(accountEndpoints.util.upsertQueryData('pushState', uid, data));
      },
    }),
    accountExport: build.query<AccountExportState | null, string>(
      liveEndpoint<AccountExportState | null, string>(
        (uid) => (next, fail) => subscribeToExport(uid, next, fail),
      ),
    ),
    exportAccount: build.mutation<ExportStatus, void>(
      serverWrite(exportAccount, {
        done: (_, status) => (status === 'ready' ? messages.exportDone : messages.exportBegun),
      }),
    ),
    downloadExport: build.mutation<unknown, string>(serverWrite(downloadExport)),
    /** The open change of the account's address. */
    emailChange: build.query<PendingEmailChange | null, string>(
      liveEndpoint<PendingEmailChange | null, string>(
        (uid) => (next, fail) => subscribeToEmailChange(uid, next, fail),
      ),
    ),
    cancelEmailChange: build.mutation<unknown, void>(
      serverWrite(() => callFunction('cancelEmailChange', {}), { done: () => settings.emailCancelled }),
    ),
    /** Mails a link to choose another password. */
    passwordReset: build.mutation<unknown, string>(serverWrite(requestPasswordReset)),
    /** Ends the sessions of every device; the guard of the route then redirects to the sign-in page. */
    signOutEverywhere: build.mutation<unknown, void>(serverWrite(() => signOutEverywhere())),
  }),
});

export const {
  useAccountExportQuery,
  useCancelEmailChangeMutation,
  useDownloadExportMutation,
  useEmailChangeQuery,
  useExportAccountMutation,
  usePasswordResetMutation,
  usePushStateQuery,
  useSaveSettingMutation,
  useSignOutEverywhereMutation,
  useTurnPushMutation,
} = accountEndpoints;
