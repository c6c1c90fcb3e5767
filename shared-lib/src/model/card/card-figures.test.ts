import * as fc from 'fast-check';
import {
  addFigures,
  boundTally,
  datesOf,
  daysIn,
  OTHERS,
  periodBefore,
  numbersOf,
  quarterAfter,
  quarterOf,
  quartersOf,
  quartersToCompare,
  ranked,
  sumOfDays,
  MAX_TALLY_NAMES,
} from './card-figures';

describe('the figures of a card', () => {
  it('are stored by quarters, of which ninety days touch at most two', () => {
    expect(['2026-01-01', '2026-03-31', '2026-04-01', '2026-12-31'].map(quarterOf)).toEqual([
      '2026-Q1',
      '2026-Q1',
      '2026-Q2',
      '2026-Q4',
    ]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), (day) => {
        const to = new Date(Date.UTC(2020, 0, 1 + day)).toISOString().slice(0, 10);
        const from = new Date(Date.UTC(2020, 0, 1 + day - 89)).toISOString().slice(0, 10);
        expect(datesOf({ from, to })).toHaveLength(90);
        expect(quartersOf({ from, to }).length).toBeLessThanOrEqual(2);
      }),
    );
  });

  it('are compared with the ninety days before without reading a third quarter', () => {
    expect(['2026-Q1', '2026-Q4'].map((quarter) => quarterAfter(quarter))).toEqual(['2026-Q2', '2027-Q1']);
    expect(quarterAfter('2026-Q1', -1)).toBe('2025-Q4');
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4000 }),
        fc.integer({ min: 1, max: 90 }),
        fc.array(fc.boolean(), { minLength: 2, maxLength: 2 }),
        (day, length, there) => {
          const dateAt = (at: number) => new Date(Date.UTC(2020, 0, 1 + at)).toISOString().slice(0, 10);
          const period = { from: dateAt(day - length + 1), to: dateAt(day) };
          const own = quartersOf(period);
          // Of the period's quarters, those in which something happened are there.
          const read = Object.fromEntries(
            own.filter((_, index) => there[index]).map((name) => [name, { days: {}, before: {} }]),
          );
          const cost = Object.keys(read).length + quartersToCompare(period, read).length;
          expect(cost).toBeLessThanOrEqual(2);
        },
      ),
    );
  });

  it('are taken from the next quarter where it has them, and else from their own', () => {
    const [period, earlier] = [
      { from: '2026-01-01', to: '2026-03-10' },
      { from: '2025-12-30', to: '2025-12-31' },
    ];
    const day = { views: 4, clicks: { a: 1 } };
    const known = { '2026-Q1': { days: {}, before: { '12-31': numbersOf(day) } } };
    expect(daysIn(known, earlier)).toEqual([{}, { views: 4 }]);
    expect(quartersToCompare(period, known)).toEqual([]);
    const old = { '2026-Q1': { days: {} } };
    expect(quartersToCompare(period, old)).toEqual(['2025-Q4']);
    expect(daysIn({ ...old, '2025-Q4': { days: { '12-31': day } } }, earlier)).toEqual([{}, day]);
  });

  it('are compared with as many days before', () => {
    expect(periodBefore({ from: '2026-03-01', to: '2026-03-07' })).toEqual({
      from: '2026-02-22',
      to: '2026-02-28',
    });
  });

  it('are read day by day and added up by name', () => {
    const quarters = {
      '2025-Q4': { days: { '12-31': { views: 2, clicks: { a: 1 } } } },
      '2026-Q1': { days: { '01-02': { views: 3, qr: 1, clicks: { a: 2, b: 1 } } } },
    };
    const days = daysIn(quarters, { from: '2025-12-31', to: '2026-01-02' });
    expect(days.map(({ views }) => views)).toEqual([2, undefined, 3]);
    expect(sumOfDays(days)).toEqual({ views: 5, qr: 1, clicks: { a: 3, b: 1 } });
    expect(daysIn({}, { from: '2026-01-02', to: '2026-01-01' })).toEqual([]);
  });

  it('are added up without losing a count, whatever the names are', () => {
    const tally = fc.dictionary(fc.string({ maxLength: 5 }), fc.integer({ min: 1, max: 9 }), {
      maxKeys: 60,
      noNullPrototype: true,
    });
    const total = (counts: Readonly<Record<string, number>>) =>
      Object.values(counts).reduce((sum, count) => sum + count, 0);
    fc.assert(
      fc.property(tally, tally, (one, other) => {
        const { contexts = {} } = addFigures({ contexts: one }, { contexts: other });
        const bound = boundTally(contexts);
        expect(total(bound)).toBe(total(one) + total(other));
        expect(Object.keys(bound).length).toBeLessThanOrEqual(MAX_TALLY_NAMES + 1);
      }),
    );
  });

  it('are ranked by count, with the rest at the end', () => {
    expect(ranked({ b: 1, [OTHERS]: 9, a: 1, c: 2 }).map(({ name }) => name)).toEqual([
      'c',
      'a',
      'b',
      OTHERS,
    ]);
  });
});
