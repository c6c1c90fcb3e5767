import {
  callFunction,
  listAudit,
  subscribeToDescribedFlags,
  subscribeToFlagApproval,
  saveSetting,
  type Author,
  type StoredFlag,
} from 'shared-lib/data';
import type { AuditEntry, SettingName, Settings } from 'shared-lib/model';
import { answerOf, dataApi, liveEndpoint, serverWrite, type Subscribe } from 'shared-lib/store';
import { messages } from './messages';

/** A value of a setting to store. */
export interface SettingSave<Name extends SettingName = SettingName> {
  author: Author;
  name: Name;
  value: Settings[Name];
  revision: number | null;
}

/** Changes of a flag that are shown. */
const SHOWN_CHANGES = 10;

export const settingsEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Subscribes to every flag with its description and history. */
    describedFlags: build.query<StoredFlag[], void>(
      liveEndpoint(
        (): Subscribe<StoredFlag[]> => (onChange, onError) => subscribeToDescribedFlags(onChange, onError),
      ),
    ),
    /** Reads the last changes of a flag, each time that it is opened. */
    flagHistory: build.query<AuditEntry[], string>({
      queryFn: (docId) =>
        answerOf<AuditEntry[]>(
          listAudit({ collection: 'featureFlags', docId }, null, SHOWN_CHANGES).then(
            ({ entries }) => entries,
          ),
        ),
      keepUnusedDataFor: 0,
    }),
    /** Stores a setting over the revision that was edited. */
    saveSetting: build.mutation<unknown, SettingSave>(
      serverWrite(({ author, name, value, revision }) => saveSetting(author, name, value, revision), {
        fails: 'screen',
        done: () => messages.saved,
      }),
    ),
    /** Sends a test to the webhook of alerts, and returns the status of its answer. */
    testWebhook: build.mutation<{ status: number }, void>(
      serverWrite(() => callFunction('testAlertWebhook', {}), { fails: 'screen' }),
    ),
    /** Reports whether changes of flags need a second administrator, and follows it. */
    flagApproval: build.query<boolean, void>(
      liveEndpoint(
        (): Subscribe<boolean> => (onChange, onError) => subscribeToFlagApproval(onChange, onError),
      ),
    ),
  }),
});

export const {
  useDescribedFlagsQuery,
  useFlagApprovalQuery,
  useFlagHistoryQuery,
  useSaveSettingMutation,
  useTestWebhookMutation,
} = settingsEndpoints;
