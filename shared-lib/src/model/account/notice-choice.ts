import type { NotificationEvent } from './notification';
import type { NotificationChoice } from './user';

/** Kinds of notifications that a person may turn off. */
export type NoticeKind = 'bookings' | 'payments' | 'people' | 'templates';

/** Channels by which somebody is notified: the bell in the app, mail, and push on the devices that subscribed. */
export type NoticeChannel = 'app' | 'mail' | 'push';

/** Kinds that can be turned off in each channel. */
export const NOTICE_CHOICES: Readonly<Record<NoticeChannel, readonly NoticeKind[]>> = {
  app: ['bookings', 'payments', 'people', 'templates'],
  mail: ['bookings', 'payments', 'people'],
  push: ['bookings', 'payments', 'people', 'templates'],
};

/** Reports whether a person wants notifications of a kind through a channel. */
export function wantsNotice(
  choice: NotificationChoice | undefined,
  kind: NoticeKind,
  channel: NoticeChannel,
): boolean {
  if (!choice) return true;
  if (channel === 'push') return choice.push?.[kind] !== false;
  if (channel === 'app' && kind !== 'templates') return choice.app?.[kind] !== false;
  return choice[kind] !== false;
}

/** Returns a person's choice with one kind turned on or off in one channel. */
export function withNotice(
  choice: NotificationChoice,
  kind: NoticeKind,
  channel: NoticeChannel,
  isWanted: boolean,
): NotificationChoice {
  if (channel === 'push') return { ...choice, push: { ...choice.push, [kind]: isWanted } };
  if (channel === 'app' && kind !== 'templates')
    return { ...choice, app: { ...choice.app, [kind]: isWanted } };
  return { ...choice, [kind]: isWanted };
}

const KINDS: Partial<Record<NotificationEvent['kind'], NoticeKind>> = {
  'booking-new': 'bookings',
  'booking-moved': 'bookings',
  'booking-move-asked': 'bookings',
  'booking-move-withdrawn': 'bookings',
  'booking-cancelled': 'bookings',
  'booking-erased': 'bookings',
  'calendar-failing': 'bookings',
  'whatsapp-stopped': 'bookings',
  'payment-state': 'payments',
  'person-new': 'people',
  'person-reminder': 'people',
  'template-update': 'templates',
};

/** Returns the kind of an event; undefined for one that is always notified, as it is about the account itself. */
export const noticeKindOf = ({ kind }: Pick<NotificationEvent, 'kind'>): NoticeKind | undefined =>
  KINDS[kind];
