import type { Booking } from 'shared-lib/model/booking';
import { aBooking } from 'shared-lib/testing';
import { allowedActions } from './booking-actions';

const { start } = aBooking();
const BEFORE = start - 1;

/** Returns the actions offered for a booking, by default before it begins. */
const offered = (booking: Partial<Booking>, now = BEFORE) => allowedActions(aBooking(booking), now);
const awaiting = { rule: 'link', state: 'awaiting', paidAt: null } as const;
const paid = { rule: 'link', state: 'paid', paidAt: BEFORE } as const;

describe('what an owner can do with a booking', () => {
  it('is moving and cancelling it before it begins', () => {
    expect(offered({})).toEqual(['reschedule', 'cancel']);
  });

  it('is saying how it went from its first moment on', () => {
    expect(offered({}, start)).toEqual(['complete', 'mark-no-show', 'reschedule', 'cancel']);
    expect(offered({ status: 'completed' }, start)).toEqual(['mark-no-show']);
    expect(offered({ status: 'no_show' }, start)).toEqual(['complete']);
  });

  it('begins with what waits for them', () => {
    expect(offered({ status: 'pending_confirmation' })).toEqual(['confirm', 'reschedule', 'reject']);
    expect(offered({ status: 'pending_payment', payment: awaiting })).toEqual([
      'pay',
      'reschedule',
      'cancel',
    ]);
  });

  it('is answering a visitor who asks for another hour, until one of the hours begins', () => {
    const moveRequest = { start: start + 3_600_000, zone: 'Europe/Madrid' };
    expect(offered({ moveRequest })).toEqual(['accept-move', 'keep-time', 'cancel']);
    expect(offered({ moveRequest }, start)).not.toContain('accept-move');
  });

  it('is noting a payment once, in whatever state it is awaited', () => {
    for (const status of ['pending_payment', 'pending_confirmation', 'confirmed'] as const) {
      expect(offered({ status, payment: awaiting })).toContain('pay');
      expect(offered({ status, payment: paid })).not.toContain('pay');
      expect(offered({ status })).not.toContain('pay');
    }
    expect(offered({ status: 'completed', payment: awaiting }, start)).toEqual(['pay', 'mark-no-show']);
    expect(offered({ status: 'no_show', payment: awaiting }, start)).toEqual(['pay', 'complete']);
  });

  it.each(['cancelled', 'rejected', 'expired'] as const)('is nothing once it is %s', (status) => {
    expect(offered({ status, payment: awaiting }, start)).toEqual([]);
  });
});
