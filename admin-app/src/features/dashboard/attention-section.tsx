import { useState } from 'react';
import { Link } from 'shared-lib/router';
import { LoadError } from 'shared-lib/ui/load-error';
import { SectionCard } from 'shared-lib/ui/section-card';
import { timeAgo } from 'shared-lib/ui/time-ago';
import { useFlagProposalsQuery, useLatestAlertsQuery } from '../../admin-data/admin-endpoints';
import { isOpen } from '../../admin-data/alert-state';
import { alertHref, flagHref, paths } from '../../paths';
import { useCurrentAdmin } from '../../session/admin-context';
import styles from './dashboard-page.module.css';
import { messages } from './messages';

/** Alerts that are read, and open ones of them that are shown. */
const LOOKED_AT = 20;
const TOLD = 5;

/** Follows the open tasks of administrators: reports of visitors, proposed changes, and open alerts. */
export function useAttention(openReports: number) {
  const [now] = useState(Date.now);
  const alerts = useLatestAlertsQuery(LOOKED_AT);
  const { id: me } = useCurrentAdmin();
  const proposals = useFlagProposalsQuery();
  return {
    now,
    openReports,
    proposals: (proposals.data ?? []).filter(({ proposedBy }) => proposedBy !== me),
    /** Undefined when they couldn't be read. */
    alerts: alerts.data?.filter((alert) => isOpen(alert, now)).slice(0, TOLD),
    failure: alerts.error?.message ?? '',
    reload: () => void alerts.refetch(),
    isLoading: [alerts, proposals].some(({ data, error }) => !data && !error),
  };
}

/** Renders the open tasks of administrators. */
export function AttentionSection({ attention }: { attention: ReturnType<typeof useAttention> }) {
  const { now, openReports, proposals, alerts, failure, reload } = attention;
  const isEmpty = openReports === 0 && proposals.length === 0 && alerts?.length === 0;
  return (
    <SectionCard title={messages.attention}>
      {!alerts && <LoadError message={failure} onRetry={reload} />}
      {isEmpty && <p className={styles.quiet}>{messages.nothing}</p>}
      <ul className={styles.list}>
        {openReports > 0 && (
          <li>
            <Link to={paths.reports} className={styles.what}>
              {messages.openReports(openReports)}
            </Link>
            <span className={styles.about}>{messages.readReports}</span>
          </li>
        )}
        {proposals.map(({ id, flag, proposedByEmail }) => (
          <li key={id}>
            <Link to={flagHref(id)} className={styles.what}>
              {messages.proposal(flag?.name ?? id)}
            </Link>
            <span className={styles.about}>{messages.proposedBy(proposedByEmail)}</span>
          </li>
        ))}
        {alerts?.map((alert) => (
          <li key={alert.id}>
            <Link to={alertHref(alert.id)} className={styles.what}>
              {messages.alert(alert.severity, alert.title)}
            </Link>
            <span className={styles.about}>
              {[alert.description, alert.webhook === 'failed' && messages.webhookFailed]
                .filter(Boolean)
                .join(' ')}
            </span>
            <time className={styles.about} dateTime={new Date(alert.lastAt).toISOString()}>
              {timeAgo(alert.lastAt, now)}
            </time>
          </li>
        ))}
      </ul>
      <Link to={paths.alerts}>{messages.allAlerts}</Link>
    </SectionCard>
  );
}
