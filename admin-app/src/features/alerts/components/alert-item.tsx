import { useEffect, useRef } from 'react';
import { Anchor } from '@mantine/core';
import type { KeptAlert } from 'shared-lib/domain';
import { Link } from 'shared-lib/router';
import { StatusBadge, type StatusTone } from 'shared-lib/ui/status-badge';
import { timeAgo } from 'shared-lib/ui/time-ago';
import { isMuted } from '../../../admin-data/alert-state';
import { userHref } from '../../../paths';
import { shortMoment } from '../../../ui/dates';
import { messages } from '../messages';
import { AlertActions } from './alert-actions';
import entries from '../../../ui/entries.module.css';
import styles from './alerts.module.css';

const TONES: Record<KeptAlert['severity'], StatusTone> = {
  critical: 'error',
  high: 'error',
  medium: 'warning',
  low: 'neutral',
};

interface AlertItemProps {
  alert: KeptAlert;
  /** True when the address names it: it is then open and scrolled into view. */
  isAsked: boolean;
  now: number;
}

/** Renders one kind of problem on one day: its count, details and actions. */
export function AlertItem({ alert, isAsked, now }: AlertItemProps) {
  const { title, description, severity, count, createdAt, lastAt, acknowledgedAt, acknowledgedBy } = alert;
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAsked) article.current?.scrollIntoView({ block: 'nearest' });
  }, [isAsked]);
  return (
    <article ref={article} className={styles.alert} aria-label={title}>
      <header className={entries.head}>
        <h2 className={entries.title}>{title}</h2>
        <StatusBadge tone={TONES[severity]}>{messages.severities[severity]}</StatusBadge>
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
      <details className={styles.details} open={isAsked || undefined}>
        <summary>{messages.details}</summary>
        <AlertFacts alert={alert} />
      </details>
      <AlertActions alert={alert} now={now} />
    </article>
  );
}

function AlertFacts({ alert }: { alert: KeptAlert }) {
  const { type, userId, ip, userAgent, metadata, metrics } = alert;
  const facts = [
    [messages.type, type],
    ...Object.entries({ ...metadata, ...metrics }).map(([name, value]) => [name, String(value ?? '')]),
    [messages.ip, ip],
    [messages.userAgent, userAgent],
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
    </dl>
  );
}
