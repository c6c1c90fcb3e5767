import { subscribeToSyncFailures, subscribeToSyncLeft, subscribeToSyncRuns } from 'shared-lib/data';
import type { SyncFailure, SyncLeft, SyncRun } from 'shared-lib/model';
import { dataApi, liveEndpoint, type Subscribe } from 'shared-lib/store';

const endpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Subscribes to roll-outs by their ids, as far as they exist. */
    syncRuns: build.query<Record<string, SyncRun>, string[]>(
      liveEndpoint(
        (runIds: string[]): Subscribe<Record<string, SyncRun>> =>
          (onChange, onError) =>
            subscribeToSyncRuns(runIds, onChange, onError),
      ),
    ),
    /** Subscribes to the places that a roll-out couldn't update, up to a number. */
    syncFailures: build.query<SyncFailure[], { runId: string; most: number }>(
      liveEndpoint(
        ({ runId, most }: { runId: string; most: number }): Subscribe<SyncFailure[]> =>
          (onChange, onError) =>
            subscribeToSyncFailures(runId, most, onChange, onError),
      ),
    ),
    /** Subscribes to the places that the undoing of a roll-out has left as they are, up to a number. */
    syncLeft: build.query<SyncLeft[], { runId: string; most: number }>(
      liveEndpoint(
        ({ runId, most }: { runId: string; most: number }): Subscribe<SyncLeft[]> =>
          (onChange, onError) =>
            subscribeToSyncLeft(runId, most, onChange, onError),
      ),
    ),
  }),
});

export const { useSyncRunsQuery, useSyncFailuresQuery, useSyncLeftQuery } = endpoints;
