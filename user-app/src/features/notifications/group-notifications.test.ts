import type { Notification, NotificationEvent } from 'shared-lib/model';
import { groupNotifications } from './group-notifications';

const NOW = Date.UTC(2026, 2, 3, 12);
const HOUR = 3_600_000;

let made = 0;
const booked = (hoursAgo: number, change: Partial<Notification> = {}): Notification => ({
  id: `n${(made += 1)}`,
  event: {
    kind: 'booking-new',
    bookingId: 'b',
    customer: 'Eva',
    service: 'Corte',
    startsAt: '2026-03-04T09:00:00Z',
  },
  createdAt: NOW - hoursAgo * HOUR,
  readAt: null,
  ...change,
});
const of = (event: NotificationEvent, hoursAgo: number) => booked(hoursAgo, { event });
const group = (...list: Notification[]) =>
  groupNotifications(list, { now: NOW, zone: 'Europe/Madrid' }).map(({ day, groups }) => [
    day,
    groups.map((one) => one.length),
  ]);

describe('grouped notifications', () => {
  it('are grouped by day in the owner’s time zone', () => {
    // 23:30 in Madrid of the day before, then of the day before that.
    expect(group(booked(1), booked(13.5), booked(37.5), booked(300))).toEqual([
      ['today', [1]],
      ['yesterday', [1]],
      ['earlier', [1, 1]],
    ]);
  });

  it('of one kind are combined except for the latest three', () => {
    const many = (count: number) => Array.from({ length: count }, () => booked(1));
    expect(group(...many(3))).toEqual([['today', [1, 1, 1]]]);
    expect(group(...many(12), of({ kind: 'sessions-ended' }, 4))).toEqual([['today', [1, 1, 1, 9, 1]]]);
    // These have no common list to lead to.
    const ended = Array.from({ length: 5 }, () => of({ kind: 'sessions-ended' }, 4));
    expect(group(...ended)).toEqual([['today', [1, 1, 1, 1, 1]]]);
  });

  it('are not combined with those that were read', () => {
    const read = { readAt: NOW };
    const list = [booked(1), booked(2), ...Array.from({ length: 5 }, () => booked(3, read))];
    expect(group(...list)).toEqual([['today', [1, 1, 1, 1, 1, 2]]]);
  });
});
