import type { MonthPage } from './months';
import { beginBooking, reduceBooking, stepOf, type BookingEvent, type BookingState } from './booking-state';
import { STEPS } from './booking-history';
import { aBookingPage, aPublicService, NOW } from './testing/booking-server';

const draft = {
  serviceId: '',
  start: null,
  zone: 'Europe/Madrid',
  values: { name: 'Luz', email: '', phone: '', notes: '', answers: {} },
  session: 'session',
  bookingId: 'booking',
};
const offerOf = (...ids: string[]): MonthPage => ({
  page: aBookingPage(ids.map((id) => aPublicService({ id }))),
  clock: () => NOW,
});
const run = (state: BookingState, ...events: BookingEvent[]) => events.reduce(reduceBooking, state);
const read = (...ids: string[]): BookingEvent => ({ type: 'read', offer: offerOf(...ids) });
const ids = { session: 'next session', bookingId: 'next booking' };
const begun = beginBooking(draft, null);
const atForm = run(begun, read('one', 'two'), { type: 'chosen', part: { serviceId: 'one', start: NOW } });

describe('a booking', () => {
  it('goes from the service to the time, the form and the confirmation', () => {
    expect(stepOf(begun)).toBeNull();
    expect(stepOf(run(begun, read('one', 'two')))).toBe(STEPS.service);
    expect(stepOf(run(begun, read('one')))).toBe(STEPS.time);
    expect(stepOf(atForm)).toBe(STEPS.form);
    expect(stepOf(run(atForm, { type: 'booked', booked: {} as never }))).toBe(STEPS.done);
  });

  it('keeps what was typed through every refusal and every step back', () => {
    const refused: BookingEvent = {
      type: 'refused',
      problem: 'slot-taken',
      alternatives: [NOW + 1],
      fields: [],
      bookingId: 'other',
    };
    const back: BookingEvent = {
      type: 'returned',
      place: { serviceId: 'one', start: null },
      day: '2026-03-02',
      ids,
    };
    const state = run(atForm, { type: 'sent' }, { type: 'answered' }, refused);
    expect(state.formProblem).toEqual({ problem: 'slot-taken', alternatives: [NOW + 1] });
    expect(run(state, { type: 'sent' }).formProblem).toBeNull();
    const returned = run(state, back);
    expect(returned).toMatchObject({
      wanted: '2026-03-02',
      formProblem: null,
      draft: { ...draft, serviceId: 'one' },
    });
    expect(run(atForm, { type: 'service-gone' })).toMatchObject({ offer: null, draft });
  });

  it('names the next attempt anew only where the name is another booking’s', () => {
    const refused = { type: 'refused', fields: [], bookingId: 'other' } as const;
    expect(run(atForm, { ...refused, alternatives: [], problem: 'booking-changed' }).draft.bookingId).toBe(
      'other',
    );
    expect(run(atForm, { ...refused, alternatives: [], problem: 'slot-taken' }).draft.bookingId).toBe(
      'booking',
    );
  });

  it('marks refused fields until something is typed', () => {
    const refused = { type: 'refused', problem: 'invalid-input', bookingId: 'other' } as const;
    const marked = run(atForm, { ...refused, alternatives: [], fields: ['customer.email'] });
    expect(Object.keys(marked.errors)).toEqual(['customer.email']);
    expect(run(marked, { type: 'typed', values: draft.values }).errors).toEqual({});
  });

  it('is another one after the confirmation, also by going back', () => {
    const booked = run(atForm, { type: 'booked', booked: {} as never });
    expect(run(booked, { type: 'again', ids })).toMatchObject({
      booked: null,
      draft: { ...ids, serviceId: '', start: null, values: draft.values },
    });
    const place = { serviceId: 'one', start: NOW };
    expect(run(booked, { type: 'returned', place, day: null, ids })).toMatchObject({
      booked: null,
      draft: { ...ids, ...place },
    });
  });
});
