import { HOUR_MS, MINUTE_MS } from '../../../platform/time';
import { awaitsWhatsApp, isBeforeReminder } from './whatsapp-reminder';

const MADRID = 'Europe/Madrid';
/** Wednesday, 4 March 2026, at ten in Madrid. */
const START = Date.UTC(2026, 2, 4, 9);
/** The evening before, at nine. */
const LAST = Date.UTC(2026, 2, 3, 20);

describe('isBeforeReminder', () => {
  it('ends at nine in the evening of the day before', () => {
    expect(isBeforeReminder(START, LAST - MINUTE_MS, MADRID)).toBe(true);
    expect(isBeforeReminder(START, LAST, MADRID)).toBe(false);
    expect(isBeforeReminder(START, START - HOUR_MS, MADRID)).toBe(false);
  });

  it('reads days by the owner’s clocks', () => {
    // In New York it is still four in the afternoon of the day before.
    expect(isBeforeReminder(START, LAST + HOUR_MS, 'America/New_York')).toBe(true);
    expect(isBeforeReminder(START, LAST - 4 * HOUR_MS, 'Asia/Tokyo')).toBe(false);
  });

  it.each([
    ['spring', Date.UTC(2026, 2, 29, 8), Date.UTC(2026, 2, 28, 20)],
    ['autumn', Date.UTC(2026, 9, 25, 9), Date.UTC(2026, 9, 24, 19)],
  ])('ends at nine before the day of the change in %s', (_, start, last) => {
    expect(isBeforeReminder(start, last - MINUTE_MS, MADRID)).toBe(true);
    expect(isBeforeReminder(start, last, MADRID)).toBe(false);
  });
});

describe('awaitsWhatsApp', () => {
  const awaits = (change: Partial<Parameters<typeof awaitsWhatsApp>[0]>) =>
    awaitsWhatsApp({ start: START, whatsApp: { askedAt: 1 }, ...change }, LAST - HOUR_MS, MADRID);

  it('is true for who asked, until the reminder of the present hour was sent or failed', () => {
    const reminder = { start: START, at: 5 };
    expect(awaits({})).toBe(true);
    expect(awaits({ whatsApp: { askedAt: 1, reminder: { ...reminder, state: 'waiting' } } })).toBe(true);
    expect(awaits({ whatsApp: { askedAt: 1, reminder: { ...reminder, state: 'failed' } } })).toBe(false);
    expect(awaits({ reminded: reminder })).toBe(false);
    expect(awaits({ reminded: { at: 5, start: START - HOUR_MS } })).toBe(true);
  });

  it('is false for who didn’t ask', () => {
    expect(awaitsWhatsApp({ start: START }, LAST - HOUR_MS, MADRID)).toBe(false);
  });
});
