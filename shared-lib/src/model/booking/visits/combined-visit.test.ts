import fc from 'fast-check';
import { anAvailability, aSlotQuestion, bySize } from '../../../testing';
import { parseBusyInterval } from '../../availability/busy';
import { addableServices, combinedVisit, MAX_VISIT_SERVICES } from './combined-visit';
import type { PublicService } from '../service';
import { slotsOf } from '../../availability/slots';
import { DAY_MS, MINUTE_MS } from '../../../platform/time';

/** Number of generated cases for each property. */
const RUNS = bySize({ short: 200, all: 1_000, long: 20_000 });

const aPublicService = (overrides: Partial<PublicService> = {}): PublicService => ({
  id: 'corte',
  name: 'Corte',
  description: '',
  durationMinutes: 30,
  price: 2000,
  currency: 'EUR',
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  color: '#0F766E',
  questions: [],
  needsConfirmation: false,
  phoneRequired: false,
  noticeMinutes: 0,
  maxPerDay: 0,
  placeKind: 'in-person',
  isPaid: false,
  visitGroup: 'corte',
  ...overrides,
});
const CUT = aPublicService();
const COLOUR = aPublicService({ id: 'color', name: 'Color', durationMinutes: 60, price: 6000 });

describe('combinedVisit', () => {
  it('adds up durations, prices and inner buffers, and keeps the outer buffers', () => {
    const first = { ...CUT, bufferBeforeMinutes: 5, bufferAfterMinutes: 10 };
    const second = { ...COLOUR, bufferBeforeMinutes: 15, bufferAfterMinutes: 20 };
    expect(combinedVisit([first, second])).toMatchObject({
      name: 'Corte + Color',
      durationMinutes: 30 + 10 + 15 + 60,
      bufferBeforeMinutes: 5,
      bufferAfterMinutes: 20,
      price: 8000,
      parts: [
        { id: 'corte', name: 'Corte', durationMinutes: 30, price: 2000 },
        { id: 'color', name: 'Color', durationMinutes: 60, price: 6000 },
      ],
    });
    expect(combinedVisit([second, first])).toMatchObject({ name: 'Color + Corte', bufferBeforeMinutes: 15 });
  });

  it('returns a single service unchanged', () => {
    expect(combinedVisit([CUT])).toBe(CUT);
  });

  it('applies the strictest rules of its services', () => {
    const strict = { ...COLOUR, noticeMinutes: 120, needsConfirmation: true, phoneRequired: true };
    expect(combinedVisit([CUT, strict])).toMatchObject({
      noticeMinutes: 120,
      needsConfirmation: true,
      phoneRequired: true,
    });
  });

  it('charges the largest share of the whole price, and at least the sum that its services charge', () => {
    const half = { ...COLOUR, isPaid: true, due: 3000, duePercent: 50, refunds: [] };
    expect(combinedVisit([{ ...CUT, payOnSite: true }, half])).toMatchObject({ isPaid: true, due: 4000 });
    expect(combinedVisit([CUT, half])).not.toHaveProperty('payOnSite');
    const fixed = { ...CUT, isPaid: true, due: 1500, refunds: [] };
    const alsoFixed = { ...COLOUR, isPaid: true, due: 1000, refunds: [] };
    expect(combinedVisit([fixed, alsoFixed])).toMatchObject({ due: 2500 });
    const whole = { ...CUT, isPaid: true, due: 2000, duePercent: 100 };
    expect(combinedVisit([whole, alsoFixed])).toMatchObject({ due: 8000 });
  });

  it('refunds no more than the strictest policy at any moment', () => {
    const paid = { isPaid: true, due: 1000 };
    const week = { ...CUT, ...paid, refunds: [{ noticeMinutes: 10_080, percent: 100 }] };
    const steps = {
      ...COLOUR,
      ...paid,
      refunds: [
        { noticeMinutes: 2880, percent: 80 },
        { noticeMinutes: 60, percent: 20 },
      ],
    };
    expect(combinedVisit([week, steps])).toMatchObject({
      refunds: [{ noticeMinutes: 10_080, percent: 80 }],
    });
    expect(combinedVisit([week, { ...steps, refunds: [] }])).toMatchObject({ refunds: [] });
  });

  it('asks each question once, and renames a different one with the same id', () => {
    const question = { id: 'q1', label: '¿Alergias?', kind: 'text' as const, required: false };
    const other = { ...question, label: '¿Tinte?' };
    const visit = combinedVisit([
      { ...CUT, questions: [question] },
      { ...COLOUR, questions: [{ ...question, required: true }, other] },
    ]);
    expect(visit?.questions).toEqual([
      { ...question, required: true },
      { ...other, id: 'q1-2' },
    ]);
  });

  it.each<[string, PublicService[]]>([
    ['nothing', []],
    ['the same service twice', [CUT, CUT]],
    ['five services', ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...CUT, id }))],
    ['another currency', [CUT, { ...COLOUR, currency: 'USD' }]],
    ['another kind of place', [CUT, { ...COLOUR, placeKind: 'video' }]],
    ['a payment by the link of the owner', [CUT, { ...COLOUR, isPaid: true }]],
    [
      'a card to keep beside a payment',
      [
        { ...CUT, isPaid: true, due: 100, keepsCard: true },
        { ...COLOUR, isPaid: true, due: 100 },
      ],
    ],
    ['more than a day', [CUT, { ...COLOUR, durationMinutes: 1440 }]],
  ])('returns null for %s', (_, services) => {
    expect(combinedVisit(services)).toBeNull();
  });
});

it('offers to add only services of the same group that still fit', () => {
  const alone: PublicService = { ...CUT, id: 'otro' };
  delete alone.visitGroup;
  const offered = [CUT, COLOUR, alone, { ...CUT, id: 'lejos', visitGroup: 'lejos' }];
  expect(addableServices([CUT], offered)).toEqual([COLOUR]);
  expect(addableServices([alone], offered)).toEqual([]);
  const four = ['a', 'b', 'c', 'd'].map((id) => ({ ...CUT, id }));
  expect(four).toHaveLength(MAX_VISIT_SERVICES);
  expect(addableServices(four, offered)).toEqual([]);
});

describe('the slots of a visit', () => {
  const DATE = '2026-03-02';
  const MIDNIGHT = Date.parse(`${DATE}T00:00:00Z`);
  const minutes = (most: number) => fc.nat(most / 5).map((fives) => fives * 5);
  const part = fc.record({
    durationMinutes: minutes(60).map((some) => some + 5),
    bufferBeforeMinutes: minutes(20),
    bufferAfterMinutes: minutes(20),
    maxPerDay: fc.constantFrom(0, 0, 1, 2),
  });
  const taken = fc.record({
    from: minutes(1435),
    lasts: minutes(90).map((some) => some + 5),
    /** Places of the services that an appointment has; none for blocked time. */
    services: fc.uniqueArray(fc.nat(MAX_VISIT_SERVICES - 1), { maxLength: 2 }),
  });
  const cases = fc.record({
    parts: fc.array(part, { minLength: 2, maxLength: MAX_VISIT_SERVICES }),
    busy: fc.array(taken, { maxLength: 4 }),
    opens: minutes(600),
    lasts: minutes(700),
    step: fc.constantFrom(5, 10, 15, 30),
  });
  const clock = (minute: number) =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

  it('are exactly the starts at which each service fits after the one before', () => {
    fc.assert(
      fc.property(cases, ({ parts, busy, opens, lasts, step }) => {
        const services = parts.map((one, place) => aPublicService({ ...one, id: `s${place}` }));
        const service = combinedVisit(services)!;
        const intervals = busy.map((one, place) => {
          const ids = one.services.map((index) => `s${index}`);
          return parseBusyInterval({
            kind: ids.length === 0 ? 'block' : 'booking',
            id: `b${place}`,
            start: MIDNIGHT + one.from * MINUTE_MS,
            end: MIDNIGHT + (one.from + one.lasts) * MINUTE_MS,
            serviceId: ids[0] ?? '',
            ...(ids.length > 1 && { serviceIds: ids }),
            date: DATE,
            heldUntil: 0,
          });
        });
        const closes = opens + lasts;
        const availability = anAvailability({
          zone: 'UTC',
          weekly: { 1: [{ from: clock(opens), to: clock(closes) }] },
          incrementMinutes: step,
          noticeMinutes: 0,
        });
        const [day] = slotsOf(
          aSlotQuestion({
            ...{ service, availability, busy: intervals, from: DATE, to: DATE },
            now: MIDNIGHT - DAY_MS,
          }),
        );

        // Minute by minute, one service after the other.
        const isTaken = new Set(
          busy.flatMap(({ from, lasts: long }) => Array.from({ length: long }, (_, index) => from + index)),
        );
        const isFree = (from: number, to: number) =>
          Array.from({ length: to - from }, (_, index) => from + index).every(
            (minute) => !isTaken.has(minute),
          );
        const isFull = parts.some(
          ({ maxPerDay }, place) =>
            maxPerDay > 0 && busy.filter((one) => one.services.includes(place)).length >= maxPerDay,
        );
        const fits = (start: number): boolean => {
          let at = start;
          for (const [place, one] of parts.entries()) {
            if (place > 0) at += one.bufferBeforeMinutes;
            if (!isFree(at - one.bufferBeforeMinutes, at + one.durationMinutes + one.bufferAfterMinutes))
              return false;
            at += one.durationMinutes;
            if (place === parts.length - 1) return at <= closes;
            at += one.bufferAfterMinutes;
          }
          return false;
        };
        const expected: number[] = [];
        for (let start = opens; start < closes; start += step)
          if (!isFull && fits(start)) expected.push(MIDNIGHT + start * MINUTE_MS);
        expect(day?.starts).toEqual(expected);
      }),
      { numRuns: RUNS },
    );
  });
});
