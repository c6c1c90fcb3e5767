/** @jest-environment ../build/testing/jsdom-environment.cjs */
import { DAY_MS, HOUR_MS } from '../../platform/time';
import { takeFirstAgenda, takeFirstTomorrow } from '.';
import type { RestDocument } from './rest-documents';

const ANA = { uid: 'ana', email: 'ana@tarjetero.test', emailVerified: true, displayName: '' };
const NOW = Date.UTC(2026, 2, 2, 12);
const TODAY = { from: NOW - 12 * HOUR_MS, to: NOW + 12 * HOUR_MS };
const TOMORROW = { from: TODAY.to, to: TODAY.to + DAY_MS };

/** Returns a booking as Firestore's REST interface answers it. */
function stored(id: string, start: number, status = 'confirmed'): RestDocument {
  const at = (instant: number) => ({ timestampValue: new Date(instant).toISOString() });
  const map = { mapValue: { fields: {} } };
  return {
    name: `projects/demo/databases/(default)/documents/bookings/${id}`,
    fields: {
      ...{ status: { stringValue: status }, zone: { stringValue: 'UTC' }, service: map, customer: map },
      ...{ start: at(start), end: at(start + HOUR_MS), createdAt: at(NOW), updatedAt: at(NOW) },
      payment: { mapValue: { fields: { paidAt: { nullValue: null } } } },
    },
  };
}

const BOOKINGS = Promise.resolve([
  stored('today', NOW + HOUR_MS),
  stored('tomorrow', TOMORROW.from + 9 * HOUR_MS),
  stored('cancelled', TOMORROW.from + 10 * HOUR_MS, 'cancelled_by_customer'),
  stored('later', TOMORROW.to),
]);

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  globalThis.__firstRead = {
    ...{ startedAt: NOW, isWhole: true, session: Promise.resolve(ANA), token: Promise.resolve(null) },
    parts: { bookings: BOOKINGS, tomorrow: BOOKINGS },
  };
});

afterEach(() => {
  jest.useRealTimers();
  globalThis.__firstRead = undefined;
});

const ids = (bookings: readonly { id: string }[] | undefined) => bookings?.map(({ id }) => id);

describe('the bookings of the first read', () => {
  it('are split into those of today and the confirmed ones of tomorrow', async () => {
    expect(ids(await takeFirstAgenda('ana', TODAY))).toEqual(['today']);
    expect(ids(await takeFirstTomorrow('ana', TOMORROW))).toEqual(['tomorrow']);
  });

  it('are no answer to a question about another day than tomorrow', async () => {
    const next = { from: TOMORROW.to, to: TOMORROW.to + DAY_MS };
    for (const day of [TODAY, next, { ...TOMORROW, to: next.to }])
      expect(await takeFirstTomorrow('ana', day)).toBeUndefined();
    expect(ids(await takeFirstTomorrow('ana', TOMORROW))).toEqual(['tomorrow']);
  });

  it('are handed over once, to their owner only', async () => {
    expect(await takeFirstTomorrow('luis', TOMORROW)).toBeUndefined();
    expect(await takeFirstTomorrow('ana', TOMORROW)).toBeUndefined();
  });
});
