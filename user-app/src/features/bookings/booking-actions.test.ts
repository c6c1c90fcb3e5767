import type { Booking } from 'shared-lib/model/booking';
import { aBooking } from 'shared-lib/testing';
import { allowedActions } from './booking-actions';

const { start } = aBooking();
const BEFORE = start - 1;

/** Returns the actions offered for a booking, by default before it begins. */
const offered = (booking: Partial<Booking>, now = BEFORE) => allowedActions(aBooking(booking), now);
const awaiting = { rule: 'link', state: 'awaiting', paidAt: null } as const;
const paid = { rule: 'link', state: 'paid', paidAt: BEFORE } as const;

describe('the actions for a booking', () => {
  it('are to move and to cancel it before it begins', () => {
    expect(offered({})).toEqual(['reschedule', 'cancel']);
  });

  it('include its outcome from its start on', () => {
    expect(offered({}, start)).toEqual(['complete', 'mark-no-show', 'reschedule', 'cancel']);
    expect(offered({ status: 'completed' }, start)).toEqual(['mark-no-show']);
    expect(offered({ status: 'no_show' }, start)).toEqual(['complete']);
  });

  it('begin with the one that the booking waits for', () => {
    expect(offered({ status: 'pending_confirmation' })).toEqual(['confirm', 'reschedule', 'reject']);
    expect(offered({ status: 'pending_payment', payment: awaiting })).toEqual([
      'pay',
      'reschedule',
      'cancel',
    ]);
  });

  it('include the answers to a request for another time until that time begins', () => {
    const moveRequest = { start: start + 3_600_000, zone: 'Europe/Madrid' };
    expect(offered({ moveRequest })).toEqual(['accept-move', 'keep-time', 'cancel']);
    expect(offered({ moveRequest }, start)).not.toContain('accept-move');
  });

  it('include recording an awaited payment, in any status', () => {
    for (const status of ['pending_payment', 'pending_confirmation', 'confirmed'] as const) {
      expect(offered({ status, payment: awaiting })).toContain('pay');
      expect(offered({ status, payment: paid })).not.toContain('pay');
      expect(offered({ status })).not.toContain('pay');
    }
    expect(offered({ status: 'completed', payment: awaiting }, start)).toEqual(['pay', 'mark-no-show']);
    expect(offered({ status: 'no_show', payment: awaiting }, start)).toEqual(['pay', 'complete']);
  });

  it.each(['cancelled', 'rejected', 'expired'] as const)('are none once it is %s', (status) => {
    expect(offered({ status, payment: awaiting }, start)).toEqual([]);
  });
});
