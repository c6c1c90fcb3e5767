import { subscribeToSyncFailures, subscribeToSyncRun } from 'shared-lib/data';
import type { SyncFailure, SyncRun } from 'shared-lib/domain';
import { dataApi, liveEndpoint, type Subscribe } from 'shared-lib/store';

const endpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** One roll-out, or `null` when it was never started; live. */
    syncRun: build.query<SyncRun | null, string>(
      liveEndpoint(
        (runId: string): Subscribe<SyncRun | null> =>
          (onChange, onError) =>
            subscribeToSyncRun(runId, onChange, onError),
      ),
    ),
    /** What a roll-out couldn't bring up to date; live. */
    syncFailures: build.query<SyncFailure[], string>(
      liveEndpoint(
        (runId: string): Subscribe<SyncFailure[]> =>
          (onChange, onError) =>
            subscribeToSyncFailures(runId, onChange, onError),
      ),
    ),
  }),
});

export const { useSyncRunQuery, useSyncFailuresQuery } = endpoints;
