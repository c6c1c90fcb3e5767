import { useEffect, useEffectEvent } from 'react';
import { Anchor } from '@mantine/core';
import { browserName, type AlertRecord } from 'shared-lib/model';
import { Link } from 'shared-lib/router';
import { Drawer } from 'shared-lib/ui/layers';
import { timeAgo } from 'shared-lib/ui/time-ago';
import { alertState, beyondTitle, isMuted } from '../../../admin-data/alert-state';
import { userHref } from '../../../paths';
import { shortDay, shortMoment } from '../../../ui/dates';
import { useSeeAlertMutation } from '../alert-writes';
import type { AlertGroup } from '../group-alerts';
import { messages } from '../messages';
import { monitoringUrl } from '../monitoring-url';
import { AlertActions } from './alert-actions';
import { AlertBadges } from './alert-badges';
import entries from '../../../ui/lists/entries.module.css';
import styles from './alerts.module.css';

interface AlertPanelProps {
  /** Problem that is shown; `null` while the panel is closed. */
  group: AlertGroup | null;
  now: number;
  /** Occurrences of it that are in the other list. */
  others: readonly AlertRecord[];
  onClose: () => void;
}

/** Renders a problem with its actions beside the list; on the whole screen of phones. */
export function AlertPanel({ group, now, others, onClose }: AlertPanelProps) {
  return (
    <Drawer
      opened={group !== null}
      onClose={onClose}
      position="right"
      size="lg"
      title={group?.alerts[0].title}
      classNames={{ title: styles.panelTitle }}
    >
      {group && <AlertDetails key={group.id} group={group} now={now} others={others} onDone={onClose} />}
    </Drawer>
  );
}

interface AlertDetailsProps extends Pick<AlertPanelProps, 'now' | 'others'> {
  group: AlertGroup;
  /** Called after an action that settles it, or opens it again. */
  onDone: () => void;
}

/** Renders the details of a problem. */
export function AlertDetails({ group, now, others, onDone }: AlertDetailsProps) {
  const { alerts, severity, count } = group;
  const [latest] = alerts;
  const { lastAt, acknowledgedAt, acknowledgedBy, mutedUntil } = latest;
  const first = (alerts.at(-1) ?? latest).createdAt;
  const [see] = useSeeAlertMutation();
  const seeNew = useEffectEvent(() => {
    for (const alert of alerts) if (alertState(alert, now) === 'new') void see(alert.id);
  });
  useEffect(() => seeNew(), []);
  const monitoring = monitoringUrl(latest);
  const description = beyondTitle(latest);
  return (
    <div className={styles.details}>
      <AlertBadges severity={severity} state={alertState(latest, now)} />
      {description && <p>{description}</p>}
      <p className={entries.meta}>
        {[
          messages.times(count),
          messages.lastAt(timeAgo(lastAt, now)),
          lastAt > first && messages.firstAt(shortMoment(first)),
          acknowledgedAt !== null && messages.acknowledgedBy(acknowledgedBy, shortMoment(acknowledgedAt)),
          mutedUntil !== null && isMuted(latest, now) && messages.mutedUntil(shortMoment(mutedUntil)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className={entries.meta}>{messages.webhook[latest.webhook]}</p>
      <AlertActions alerts={alerts} now={now} onDone={onDone} />
      <AlertFacts alert={latest} others={[...alerts.slice(1), ...others]} />
      {monitoring && (
        <Anchor
          href={monitoring}
          target="_blank"
          rel="noopener"
          aria-label={messages.monitoringOf(latest.title)}
        >
          {messages.monitoring}
        </Anchor>
      )}
    </div>
  );
}

interface AlertFactsProps {
  alert: AlertRecord;
  /** Alerts of the same kind on other days, the latest first. */
  others: readonly AlertRecord[];
}

function AlertFacts({ alert, others }: AlertFactsProps) {
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
