import type { AlertRecord } from 'shared-lib/model';

/** Alerts about one problem, which have a title in common. */
export interface AlertGroup {
  /** Id of its latest alert. */
  id: string;
  /** The gravest of its severities. */
  severity: AlertRecord['severity'];
  /** Occurrences on all its days. */
  count: number;
  /** Milliseconds since the epoch. */
  lastAt: number;
  /** One for each day, the latest first. */
  alerts: readonly [AlertRecord, ...AlertRecord[]];
}

const SEVERITIES: readonly AlertRecord['severity'][] = ['critical', 'high', 'medium', 'low'];
const rankOf = ({ severity }: Pick<AlertRecord, 'severity'>) => SEVERITIES.indexOf(severity);

/**
 * Returns the problems of some alerts, each once however many days it lasts.
 *
 * @param order - `severity`: the gravest first, of the same one the latest; `time`: the latest first.
 */
export function groupAlerts(alerts: readonly AlertRecord[], order: 'severity' | 'time'): AlertGroup[] {
  const byKind = new Map<string, [AlertRecord, ...AlertRecord[]]>();
  const latestFirst = [...alerts].sort((one, other) => other.lastAt - one.lastAt);
  for (const alert of latestFirst) {
    const kind = alert.kind ?? alert.id;
    const known = byKind.get(kind);
    if (known) known.push(alert);
    else byKind.set(kind, [alert]);
  }
  const groups = [...byKind.values()].map((members): AlertGroup => ({
    id: members[0].id,
    severity: SEVERITIES[Math.min(...members.map(rankOf))] ?? 'low',
    count: members.reduce((sum, { count }) => sum + count, 0),
    lastAt: members[0].lastAt,
    alerts: members,
  }));
  return order === 'time' ? groups : groups.sort((one, other) => rankOf(one) - rankOf(other));
}
