import type { Notification, NotificationEvent } from 'shared-lib/domain';
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
  it('stand under their day, by the owner’s clock', () => {
    // 23:30 in Madrid of the day before, then of the day before that.
    expect(group(booked(1), booked(13.5), booked(37.5), booked(300))).toEqual([
      ['today', [1]],
      ['yesterday', [1]],
      ['earlier', [1, 1]],
    ]);
  });

  it('of one kind are told as one from the third on, and no two of a kind that lead elsewhere', () => {
    expect(group(booked(1), booked(2))).toEqual([['today', [1, 1]]]);
    expect(group(booked(1), booked(2), booked(3), of({ kind: 'sessions-ended' }, 4))).toEqual([
      ['today', [3, 1]],
    ]);
    const ended = [4, 5, 6].map((hours) => of({ kind: 'sessions-ended' }, hours));
    expect(group(...ended)).toEqual([['today', [1, 1, 1]]]);
  });

  it('aren’t joined with what was read', () => {
    const read = { readAt: NOW };
    expect(group(booked(1), booked(2, read), booked(3, read), booked(4, read))).toEqual([['today', [1, 3]]]);
  });
});
