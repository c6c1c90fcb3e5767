import { useEffect, useRef } from 'react';
import { Anchor } from '@mantine/core';
import { browserName, type KeptAlert } from 'shared-lib/domain';
import { Link } from 'shared-lib/router';
import { StatusBadge, type StatusTone } from 'shared-lib/ui/status-badge';
import { timeAgo } from 'shared-lib/ui/time-ago';
import { alertState, isMuted, type AlertState } from '../../../admin-data/alert-state';
import { userHref } from '../../../paths';
import { shortDay, shortMoment } from '../../../ui/dates';
import { useSeeAlertMutation } from '../alert-writes';
import { messages } from '../messages';
import { monitoringUrl } from '../monitoring-url';
import { AlertActions } from './alert-actions';
import entries from '../../../ui/entries.module.css';
import styles from './alerts.module.css';

const TONES: Record<KeptAlert['severity'], StatusTone> = {
  critical: 'error',
  high: 'error',
  medium: 'warning',
  low: 'neutral',
};

const STATE_TONES: Record<AlertState, StatusTone> = {
  new: 'accent',
  seen: 'info',
  settled: 'success',
  muted: 'neutral',
};

interface AlertItemProps {
  alert: KeptAlert;
  /** True when the address names it: it is then open and scrolled into view. */
  isAsked: boolean;
  now: number;
  /** Alerts of the same kind on other days, the latest first. */
  others: readonly KeptAlert[];
}

/** Renders one kind of problem on one day: its count, details and actions. */
export function AlertItem({ alert, isAsked, now, others }: AlertItemProps) {
  const { title, description, severity, count, createdAt, lastAt, acknowledgedAt, acknowledgedBy } = alert;
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAsked) article.current?.scrollIntoView({ block: 'nearest' });
  }, [isAsked]);
  const state = alertState(alert, now);
  const [see] = useSeeAlertMutation();
  const isNew = state === 'new';
  useEffect(() => {
    if (isAsked && isNew) void see(alert.id);
  }, [isAsked, isNew, alert.id, see]);
  const monitoring = monitoringUrl(alert);
  return (
    <article ref={article} className={styles.alert} aria-label={title}>
      <header className={entries.head}>
        <h2 className={entries.title}>{title}</h2>
        <span className={styles.badges}>
          <StatusBadge tone={STATE_TONES[state]}>{messages.states[state]}</StatusBadge>
          <StatusBadge tone={TONES[severity]}>{messages.severities[severity]}</StatusBadge>
        </span>
      </header>
      {description && description !== title && <p>{description}</p>}
      <p className={entries.meta}>
        {[
          messages.times(count),
          messages.lastAt(timeAgo(lastAt, now)),
          lastAt > createdAt && messages.firstAt(shortMoment(createdAt)),
          acknowledgedAt !== null && messages.acknowledgedBy(acknowledgedBy, shortMoment(acknowledgedAt)),
          isMuted(alert, now) && messages.mutedUntil(shortMoment(alert.mutedUntil!)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className={entries.meta}>{messages.webhook[alert.webhook]}</p>
      <details
        className={styles.details}
        open={isAsked || undefined}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open && isNew && !isAsked) void see(alert.id);
        }}
      >
        <summary>{messages.details}</summary>
        <AlertFacts alert={alert} others={others} />
        {monitoring && (
          <Anchor href={monitoring} target="_blank" rel="noopener" aria-label={messages.monitoringOf(title)}>
            {messages.monitoring}
          </Anchor>
        )}
      </details>
      <AlertActions alert={alert} now={now} />
    </article>
  );
}

function AlertFacts({ alert, others }: Pick<AlertItemProps, 'alert' | 'others'>) {
  const { type, userId, ip, userAgent, metadata, metrics } = alert;
  const facts = [
    [messages.type, messages.types[type] ?? type],
    ...Object.entries({ ...metadata, ...metrics }).map(([name, value]) => [
      messages.facts[name] ?? name,
      String(value ?? ''),
    ]),
    [messages.ip, ip],
    [messages.userAgent, browserName(userAgent)],
  ].filter((fact): fact is [string, string] => fact[1] !== '');
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {userId && (
        <div>
          <dt>{messages.user}</dt>
          <dd>
            <Anchor component={Link} to={userHref(userId)}>
              {userId}
            </Anchor>
          </dd>
        </div>
      )}
      {others.length > 0 && (
        <div>
          <dt>{messages.days}</dt>
          <dd>
            <ul className={styles.days}>
              {[alert, ...others].map(({ id, createdAt, count }) => (
                <li key={id}>{messages.day(shortDay(createdAt), messages.times(count))}</li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  );
}
