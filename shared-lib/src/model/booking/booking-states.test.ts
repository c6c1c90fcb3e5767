import {
  AGREED_STATUSES,
  BOOKING_STATUSES,
  BOOKING_TRANSITIONS,
  HOLDS_TIME,
  leadsTo,
  nextBookingStatus,
  OPEN_STATUSES,
  PAST_STATUSES,
  PENDING_STATUSES,
  VOID_STATUSES,
  type BookingAction,
} from './booking-states';

const allowing = (action: BookingAction) =>
  new Set(BOOKING_STATUSES.filter((status) => BOOKING_TRANSITIONS[status][action]));

describe('the groups of booking statuses', () => {
  it('follow from the transitions', () => {
    expect(OPEN_STATUSES).toEqual(allowing('cancel'));
    expect(OPEN_STATUSES).toEqual(allowing('reschedule'));
    expect(PENDING_STATUSES).toEqual(allowing('expire'));
    expect(VOID_STATUSES).toEqual(
      // An expired booking only allows `revive`, by a late payment and not by a person.
      new Set(
        BOOKING_STATUSES.filter((status) =>
          Object.keys(BOOKING_TRANSITIONS[status]).every((action) => action === 'revive'),
        ),
      ),
    );
    expect(PAST_STATUSES).toEqual(new Set(['completed', 'no_show']));
    expect(AGREED_STATUSES).toEqual(new Set(['confirmed', 'completed', 'no_show']));
  });

  it('hold time for every booking that is not void', () => {
    expect(HOLDS_TIME).toEqual(new Set(BOOKING_STATUSES.filter((status) => !VOID_STATUSES.has(status))));
  });

  it('allow no action on a void booking, not even to the owner', () => {
    for (const status of VOID_STATUSES)
      for (const action of ['pay', 'confirm', 'cancel', 'reschedule', 'complete'] as const)
        expect(nextBookingStatus(status, action, 'owner')).toBeNull();
  });
});

it('leadsTo tells whether an action can lead to a status', () => {
  expect(leadsTo('confirm', 'confirmed')).toBe(true);
  expect(leadsTo('mark-no-show', 'no_show')).toBe(true);
  expect(leadsTo('cancel', 'rejected')).toBe(false);
});
