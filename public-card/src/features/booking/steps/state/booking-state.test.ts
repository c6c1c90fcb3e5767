import type { MonthPage } from '../../time/months';
import {
  choose,
  goTo,
  initialState,
  loseService,
  note,
  refuse,
  startAgain,
  stepOf,
  submit,
  type,
  type BookingState,
  type Move,
} from './booking-state';
import { STEPS } from './booking-history';
import { servicesOf } from '../offered-services';
import { aBookingPage, aPublicService, NOW } from '../../testing/booking-server';

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
const run = (state: BookingState, ...moves: Move[]) => moves.reduce((before, move) => move(before), state);
const read = (...ids: string[]) => note({ offer: offerOf(...ids) });
const stepIn = (state: BookingState) => stepOf(state, servicesOf(state));
const ids = { session: 'next session', bookingId: 'next booking' };
const begun = initialState({ draft, offer: null, wanted: null });
const atForm = run(begun, read('one', 'two'), choose({ serviceId: 'one', start: NOW }));

describe('the state of a booking', () => {
  it('moves from the service to the time, the form and the confirmation', () => {
    expect(stepIn(begun)).toBeNull();
    expect(stepIn(run(begun, read('one', 'two')))).toBe(STEPS.service);
    expect(stepIn(run(begun, read('one')))).toBe(STEPS.time);
    expect(stepIn(atForm)).toBe(STEPS.form);
    expect(stepIn(run(atForm, note({ booked: {} as never })))).toBe(STEPS.done);
  });

  it('keeps the visitor’s details through refusals and steps back', () => {
    const refused = refuse({ problem: 'slot-taken', alternatives: [NOW + 1] }, [], 'other');
    const back = goTo({ serviceId: 'one', start: null }, '2026-03-02', ids);
    const state = run(atForm, submit, note({ isSending: false }), refused);
    expect(state.formProblem).toEqual({ problem: 'slot-taken', alternatives: [NOW + 1] });
    expect(run(state, submit).formProblem).toBeNull();
    const returned = run(state, back);
    expect(returned).toMatchObject({
      wanted: '2026-03-02',
      formProblem: null,
      draft: { ...draft, serviceId: 'one' },
    });
    expect(run(atForm, loseService)).toMatchObject({ offer: null, draft });
  });

  it('gets a new booking id only when the old one belongs to another booking', () => {
    const named = (problem: 'booking-changed' | 'slot-taken') =>
      run(atForm, refuse({ problem, alternatives: [] }, [], 'other')).draft.bookingId;
    expect(named('booking-changed')).toBe('other');
    expect(named('slot-taken')).toBe('booking');
  });

  it('marks refused fields until the visitor types', () => {
    const marked = run(
      atForm,
      refuse({ problem: 'invalid-input', alternatives: [] }, ['customer.email'], 'other'),
    );
    expect(Object.keys(marked.errors)).toEqual(['customer.email']);
    expect(run(marked, type(draft.values)).errors).toEqual({});
  });

  it('gets new ids after the confirmation, also when going back', () => {
    const booked = run(atForm, note({ booked: {} as never }));
    expect(run(booked, startAgain(ids))).toMatchObject({
      booked: null,
      draft: { ...ids, serviceId: '', start: null, values: draft.values },
    });
    const place = { serviceId: 'one', start: NOW };
    expect(run(booked, goTo(place, null, ids))).toMatchObject({
      booked: null,
      draft: { ...ids, ...place },
    });
  });
});
