import type { Notification } from 'shared-lib/model';
import { addDays, localDateOf } from 'shared-lib/model/booking';

/** Headings under which notifications are listed. */
export type DayName = 'today' | 'yesterday' | 'earlier';

/** One notification, or several of one kind that came one after the other on a day. */
export type NotificationGroup = readonly [Notification, ...Notification[]];

/** Number of latest notifications of a run of one kind that are shown one by one; the rest is summed up in one. */
const ALONE = 3;

/** Kinds of which several can be summed up in one, as they lead to one list. */
const JOINED: ReadonlySet<string> = new Set(['booking-new', 'person-new', 'payment-state', 'card-reported']);

/** Joins what is left of a long run of the same kind. */
function groupsOf(run: NotificationGroup): NotificationGroup[] {
  const alone = JOINED.has(run[0].event.kind) ? ALONE : run.length;
  const [first, ...others] = run.slice(alone);
  return [
    ...run.slice(0, alone).map((one) => [one] as const),
    ...(first ? [[first, ...others] as const] : []),
  ];
}

/** Splits a list where the value of its items changes. */
function runsOf<Item>(items: readonly Item[], valueOf: (item: Item) => unknown): [Item, ...Item[]][] {
  const runs: [Item, ...Item[]][] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (last && valueOf(last[0]) === valueOf(item)) last.push(item);
    else runs.push([item]);
  }
  return runs;
}

/**
 * Groups notifications by day, and consecutive ones of the same kind.
 *
 * @param notifications - The latest first.
 * @param now - Milliseconds since the epoch.
 */
export function groupNotifications(
  notifications: readonly Notification[],
  { now, zone }: { now: number; zone: string },
): { day: DayName; groups: NotificationGroup[] }[] {
  const today = localDateOf(now, zone);
  const dayOf = ({ createdAt }: Notification): DayName => {
    const date = localDateOf(createdAt, zone);
    if (date >= today) return 'today';
    return date === addDays(today, -1) ? 'yesterday' : 'earlier';
  };
  return runsOf(notifications, dayOf).map((ofDay) => ({
    day: dayOf(ofDay[0]),
    // Read notifications aren't summed up together with unread ones.
    groups: runsOf(ofDay, ({ event, readAt }) => `${event.kind} ${readAt === null}`).flatMap(groupsOf),
  }));
}
