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
    /** What a roll-out couldn't bring up to date, so many at most; live. */
    syncFailures: build.query<SyncFailure[], { runId: string; most: number }>(
      liveEndpoint(
        ({ runId, most }: { runId: string; most: number }): Subscribe<SyncFailure[]> =>
          (onChange, onError) =>
            subscribeToSyncFailures(runId, most, onChange, onError),
      ),
    ),
  }),
});

export const { useSyncRunsQuery, useSyncFailuresQuery } = endpoints;
