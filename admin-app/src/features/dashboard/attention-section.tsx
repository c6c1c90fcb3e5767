import { useState } from 'react';
import { FIRST_ALERTS } from 'shared-lib/first-read';
import { Link } from 'shared-lib/router';
import { LoadError } from 'shared-lib/ui/load-error';
import { SectionCard } from 'shared-lib/ui/section-card';
import { timeAgo } from 'shared-lib/ui/time-ago';
import {
  useFlagProposalsQuery,
  useLatestAlertsQuery,
  useOpenCountsQuery,
} from '../../admin-data/admin-endpoints';
import { beyondTitle, isOpen } from '../../admin-data/alert-state';
import { alertHref, appealsHref, flagHref, paths } from '../../paths';
import { useCurrentAdmin } from '../../session/admin-context';
import { useMay } from '../../session/permissions';
import styles from './dashboard-page.module.css';
import { messages } from './messages';

/** Most open alerts that are shown. */
const TOLD = 5;

/**
 * Follows the open tasks of administrators: reported cards, appeals, proposed changes, and open alerts.
 *
 * @param counted - Number of open reported cards when the figures were counted, until their present number is read.
 */
export function useAttention(counted: number) {
  const [now] = useState(Date.now);
  const { id: me } = useCurrentAdmin();
  const mayOperate = useMay('operation');
  const mayModerate = useMay('moderation');
  const { cards: openReports, appeals: openAppeals } = useOpenCountsQuery().data ?? {
    cards: counted,
    appeals: 0,
  };
  const alerts = useLatestAlertsQuery(FIRST_ALERTS, { skip: !mayOperate });
  const proposals = useFlagProposalsQuery(undefined, { skip: !mayOperate });
  return {
    now,
    openReports: mayModerate ? openReports : 0,
    openAppeals: mayModerate ? openAppeals : 0,
    /** Proposals of other administrators; they load after the rest. */
    proposals: (proposals.data ?? []).filter(({ proposedBy }) => proposedBy !== me),
    isKnown: !mayOperate || proposals.data !== undefined || proposals.error !== undefined,
    /** Undefined when they couldn't be read. */
    alerts: mayOperate ? alerts.data?.filter((alert) => isOpen(alert, now)).slice(0, TOLD) : [],
    failure: alerts.error?.message ?? '',
    reload: () => void alerts.refetch(),
    isLoading: mayOperate && !alerts.data && !alerts.error,
  };
}

/** Renders the open tasks of administrators. */
export function AttentionSection({ attention }: { attention: ReturnType<typeof useAttention> }) {
  const { now, openReports, openAppeals, proposals, isKnown, alerts, failure, reload } = attention;
  const mayOperate = useMay('operation');
  const isEmpty = openReports === 0 && openAppeals === 0 && proposals.length === 0 && alerts?.length === 0;
  return (
    <SectionCard title={messages.attention}>
      {!alerts && <LoadError message={failure} onRetry={reload} />}
      {isEmpty && (
        <p className={styles.quiet} data-unknown={!isKnown || undefined}>
          {messages.nothing}
        </p>
      )}
      <ul className={styles.list}>
        {openReports > 0 && (
          <li>
            <Link to={paths.reports} className={styles.what}>
              {messages.openReports(openReports)}
            </Link>
            <span className={styles.about}>{messages.readReports}</span>
          </li>
        )}
        {openAppeals > 0 && (
          <li>
            <Link to={appealsHref} className={styles.what}>
              {messages.openAppeals(openAppeals)}
            </Link>
            <span className={styles.about}>{messages.readAppeals}</span>
          </li>
        )}
        {proposals.map(({ id, flag, proposedByEmail }) => (
          <li key={id}>
            <Link to={flagHref(id)} className={styles.what}>
              {messages.proposal(flag?.name ?? id)}
            </Link>
            {/* A colleague's address isn't stored on the device. */}
            <span className={styles.about} data-comes-later>
              {messages.proposedBy(proposedByEmail)}
            </span>
          </li>
        ))}
        {alerts?.map((alert) => (
          <li key={alert.id}>
            <Link to={alertHref(alert.id)} className={styles.what}>
              {messages.alert(alert.severity, alert.title)}
            </Link>
            <span className={styles.about}>
              {[beyondTitle(alert), alert.webhook === 'failed' && messages.webhookFailed]
                .filter(Boolean)
                .join(' ')}
            </span>
            <time className={styles.about} dateTime={new Date(alert.lastAt).toISOString()}>
              {timeAgo(alert.lastAt, now)}
            </time>
          </li>
        ))}
      </ul>
      {mayOperate && <Link to={paths.alerts}>{messages.allAlerts}</Link>}
    </SectionCard>
  );
}
