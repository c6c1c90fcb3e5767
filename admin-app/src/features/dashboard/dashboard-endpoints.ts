import { subscribeToAlerts, subscribeToLatestAudit } from 'shared-lib/data';
import type { AuditEntry, KeptAlert } from 'shared-lib/domain';
import { dataApi, liveEndpoint, type Subscribe } from 'shared-lib/store';

const endpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** The last entries of the log; live. */
    latestAudit: build.query<AuditEntry[], number>(
      liveEndpoint(
        (count: number): Subscribe<AuditEntry[]> =>
          (onChange, onError) =>
            subscribeToLatestAudit(count, onChange, onError),
      ),
    ),
    /** The last alerts; live. */
    latestAlerts: build.query<KeptAlert[], number>(
      liveEndpoint(
        (count: number): Subscribe<KeptAlert[]> =>
          (onChange, onError) =>
            subscribeToAlerts(count, onChange, onError),
      ),
    ),
  }),
});

export const { useLatestAlertsQuery, useLatestAuditQuery } = endpoints;
