import type { VisitorBooking } from 'shared-lib/model/booking';
import { aBooking } from 'shared-lib/testing';

/** Returns a booking as its page gets it, in person in Madrid, except for the overrides. */
export function aVisitorBooking(overrides: Partial<VisitorBooking> = {}): VisitorBooking {
  const { id, slug, service, start, end, zone, status, reason } = aBooking();
  const { parts: _, ...bookable } = service;
  return {
    ...{ id, slug, service, start, end, zone, status, reason },
    ownerName: 'Ana García',
    ownerZone: 'Europe/Madrid',
    firstName: 'Eva',
    email: 'eva@ejemplo.test',
    sequence: 0,
    organizerEmail: '',
    payUrl: '',
    payBy: null,
    bookable: { ...bookable, noticeMinutes: 0, maxPerDay: 0 },
    canChange: true,
    changeNoticeMinutes: 60,
    contactUrl: '',
    eraseAfter: null,
    ...overrides,
  };
}
