import { subscribeToSyncFailures, subscribeToSyncRuns } from 'shared-lib/data';
import type { SyncFailure, SyncRun } from 'shared-lib/domain';
import { dataApi, liveEndpoint, type Subscribe } from 'shared-lib/store';

const endpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Roll-outs by their ids, those that were ever started; live. */
    syncRuns: build.query<Record<string, SyncRun>, string[]>(
      liveEndpoint(
        (runIds: string[]): Subscribe<Record<string, SyncRun>> =>
          (onChange, onError) =>
            subscribeToSyncRuns(runIds, onChange, onError),
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

export const { useSyncRunsQuery, useSyncFailuresQuery } = endpoints;
