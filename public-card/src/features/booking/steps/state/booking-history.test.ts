/**
 * @jest-environment ../build/testing/jsdom-environment.cjs
 */
import { enterBooking, sourceCode } from './booking-history';

describe('the address of a booking over its card', () => {
  it.each([
    ['/c/ana?s=google', '/c/ana/reservar?s=google'],
    ['/c/ana?lang=en&s=google', '/c/ana/reservar?lang=en&s=google'],
    ['/c/ana?s=%3Cb%3E', '/c/ana/reservar'],
    ['/c/ana', '/c/ana/reservar'],
  ])('tells at %s how the visitor came: %s', (card, expected) => {
    history.replaceState(null, '', card);
    enterBooking('ana');
    expect(location.pathname + location.search).toBe(expected);
    expect(sourceCode()).toBe(expected.endsWith('google') ? 'google' : '');
  });
});
