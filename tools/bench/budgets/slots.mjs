import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { atMost } from '../lib/rows.mjs';

const BOOKINGS = 500;

/** Other calendars of an owner, and events of each in the month. */
const CALENDARS = 3;
const EVENTS = 2_000;

const ROUNDS = 200;
const MINUTE_MS = 60_000;
const NOW = Date.UTC(2026, 2, 1);

/** Loads the slot function and its inputs, bundled from source, as they need no server. */
async function loadSlots() {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../../../shared-lib/src/model/booking/index.ts', import.meta.url))],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}

/** Returns the times that other calendars take in the month: short events that lie over one another and over bookings. */
const takenElsewhere = () =>
  Array.from({ length: CALENDARS * EVENTS }, (_, index) => {
    const start = NOW + ((index * 7) % EVENTS) * 22 * MINUTE_MS + (index % CALENDARS) * 3 * MINUTE_MS;
    return {
      kind: 'external',
      id: `c${index % CALENDARS}`,
      start,
      end: start + 10 * MINUTE_MS,
      serviceId: '',
      date: new Date(start + 60 * MINUTE_MS).toISOString().slice(0, 10),
      heldUntil: 0,
    };
  });

/**
 * Returns a full month in Madrid, with the night on which clocks change: open all day, with about sixteen bookings a
 * day.
 */
function fullMonth(incrementMinutes) {
  const busy = Array.from({ length: BOOKINGS }, (_, index) => {
    // Unsorted, as 7 and 500 have no common factor.
    const start = NOW + ((index * 7) % BOOKINGS) * 89 * MINUTE_MS;
    const date = new Date(start + 60 * MINUTE_MS).toISOString().slice(0, 10);
    return {
      kind: 'booking',
      id: `b${index}`,
      start,
      end: start + 40 * MINUTE_MS,
      serviceId: 'service',
      date,
      heldUntil: 0,
    };
  });
  const days = ['1', '2', '3', '4', '5', '6', '7'];
  return {
    service: {
      id: 'service',
      durationMinutes: 30,
      bufferBeforeMinutes: 5,
      bufferAfterMinutes: 5,
      noticeMinutes: 0,
      maxPerDay: 100,
    },
    availability: {
      zone: 'Europe/Madrid',
      weekly: Object.fromEntries(days.map((day) => [day, [{ from: '00:00', to: '24:00' }]])),
      overrides: {},
      noticeMinutes: 120,
      windowDays: 60,
      incrementMinutes,
      maxPerDay: 100,
      noGaps: false,
    },
    intervals: busy,
    from: '2026-03-01',
    to: '2026-03-31',
    now: NOW,
  };
}

/** Returns the median of many rounds, in milliseconds, and the number of the month's starts. */
function measure({ slotsOf, takenTimeOf }, question) {
  let starts = 0;
  const rounds = Array.from({ length: ROUNDS }, () => {
    const startedAt = performance.now();
    const { intervals, ...asked } = question;
    const taken = takenTimeOf(
      { intervals, now: asked.now },
      { availability: asked.availability, services: [asked.service] },
    );
    const month = slotsOf({ ...asked, taken });
    const millis = performance.now() - startedAt;
    starts = month.reduce((sum, day) => sum + day.starts.length, 0);
    return millis;
  });
  return { millis: rounds.sort((a, b) => a - b)[ROUNDS / 2], starts };
}

/** Measures a month whose slots are known to be some. */
function row(slots, question, name) {
  measure(slots, question);
  const { millis, starts } = measure(slots, question);
  if (starts === 0) throw new Error('The month offers nothing: nothing was measured');
  return atMost(`slots: a month, ${name}`, millis, 5, 'ms', `${starts} starts`);
}

/**
 * Measures a month of slots on one core, warm: with the usual half hours, with as many starts as possible, and with other calendars.
 *
 * @returns {AsyncGenerator<import('../lib/rows.mjs').Row>}
 */
export default async function* slotsBudgets() {
  const slots = await loadSlots();
  for (const incrementMinutes of [30, 5]) {
    const month = fullMonth(incrementMinutes);
    yield row(slots, month, `${BOOKINGS} bookings, a start every ${incrementMinutes} minutes`);
  }
  const month = fullMonth(5);
  const taken = { ...month, intervals: [...month.intervals, ...takenElsewhere()] };
  // So much is taken that only the shortest appointments fit.
  taken.service = { ...taken.service, durationMinutes: 5, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 };
  yield row(slots, taken, `${BOOKINGS} bookings and ${CALENDARS} calendars of ${EVENTS} events`);
}
