import { Link } from 'shared-lib/router';
import { timeAgo } from 'shared-lib/ui/time-ago';
import { alertState } from '../../../admin-data/alert-state';
import { alertHref } from '../../../paths';
import type { AlertGroup } from '../group-alerts';
import { messages } from '../messages';
import { AlertBadges } from './alert-badges';
import styles from './alerts.module.css';

interface AlertRowProps {
  group: AlertGroup;
  /** True while it is shown beside the list. */
  isShown: boolean;
  now: number;
}

/** Renders a problem in a line, whose title opens it beside the list. */
export function AlertRow({ group: { id, alerts, severity, count, lastAt }, isShown, now }: AlertRowProps) {
  const [latest] = alerts;
  return (
    <li className={styles.row} data-shown={isShown || undefined}>
      <AlertBadges severity={severity} state={alertState(latest, now)} />
      <Link to={alertHref(id)} state={{ keepScroll: true }} className={styles.rowTitle}>
        {latest.title}
      </Link>
      <span className={styles.rowAbout}>
        {messages.times(count)} ·{' '}
        <time dateTime={new Date(lastAt).toISOString()}>{timeAgo(lastAt, now)}</time>
      </span>
    </li>
  );
}
