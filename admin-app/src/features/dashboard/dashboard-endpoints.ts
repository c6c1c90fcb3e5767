import { subscribeToLatestAudit } from 'shared-lib/data';
import type { AuditEntry } from 'shared-lib/model';
import { dataApi, liveEndpoint, type Subscribe } from 'shared-lib/store';

const endpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Subscribes to the last entries of the log. */
    latestAudit: build.query<AuditEntry[], number>(
      liveEndpoint(
        (count: number): Subscribe<AuditEntry[]> =>
          (onChange, onError) =>
            subscribeToLatestAudit(count, onChange, onError),
      ),
    ),
  }),
});

export const { useLatestAuditQuery } = endpoints;
