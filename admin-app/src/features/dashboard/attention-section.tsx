import { useState } from 'react';
import { Link } from 'shared-lib/router';
import { LoadError } from 'shared-lib/ui/load-error';
import { SectionCard } from 'shared-lib/ui/section-card';
import { SkeletonLines, SkeletonRegion } from 'shared-lib/ui/skeletons';
import { timeAgo } from 'shared-lib/ui/time-ago';
import { paths } from '../../paths';
import { useLatestAlertsQuery } from './dashboard-endpoints';
import styles from './dashboard-page.module.css';
import { messages } from './messages';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Enough to see that there are many. */
const ALERTS = 5;

/** What waits for an administrator: reports of visitors, and the alerts of a day. */
export function AttentionSection({ openReports }: { openReports: number }) {
  const [now] = useState(Date.now);
  const { data, error, refetch } = useLatestAlertsQuery(ALERTS);
  const alerts = (data ?? []).filter(({ createdAt }) => now - createdAt < DAY_MS);
  return (
    <SectionCard title={messages.attention}>
      {error && !data && <LoadError message={error.message ?? ''} onRetry={() => void refetch()} />}
      {!error && !data && (
        <SkeletonRegion>
          <SkeletonLines lines={2} />
        </SkeletonRegion>
      )}
      {data && openReports === 0 && alerts.length === 0 && <p className={styles.quiet}>{messages.nothing}</p>}
      <ul className={styles.list}>
        {openReports > 0 && (
          <li>
            <Link to={paths.reports} className={styles.what}>
              {messages.openReports(openReports)}
            </Link>
            <span className={styles.about}>{messages.readReports}</span>
          </li>
        )}
        {alerts.map((alert) => (
          <li key={alert.id}>
            <span className={styles.what}>{messages.alert(alert.severity, alert.title)}</span>
            <span className={styles.about}>
              {[alert.description, alert.webhook === 'failed' && messages.webhookFailed]
                .filter(Boolean)
                .join(' ')}
            </span>
            <time className={styles.about} dateTime={new Date(alert.createdAt).toISOString()}>
              {timeAgo(alert.createdAt, now)}
            </time>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
