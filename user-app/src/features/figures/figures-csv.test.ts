import type { CardDayFigures } from 'shared-lib/model';
import { figuresCsv } from './figures-csv';

const named = (name: string) => name.toUpperCase();
const tallies = [{ tally: 'referrers', title: 'Webs', nameOf: named }] as const;

describe('the CSV file of figures', () => {
  it('has a line for each day with the figures on screen', () => {
    const days: CardDayFigures[] = [
      { views: 3, referrers: { 'a.es': 2, 'b.es': 1 } },
      {},
      { views: 1, referrers: { 'b.es': 1 } },
    ];
    const dates = ['2026-03-01', '2026-03-02', '2026-03-03'];
    const { columns, toCells } = figuresCsv(dates, days, tallies);
    expect(columns.slice(0, 2)).toEqual(['Día', 'Visitas']);
    expect(columns.slice(-2)).toEqual(['Webs: A.ES', 'Webs: B.ES']);
    expect(dates.map((_, index) => toCells(index).slice(-2))).toEqual([
      [2, 1],
      [0, 0],
      [0, 1],
    ]);
    expect(toCells(0)).toEqual(['2026-03-01', 3, 0, 0, 0, 0, 0, 0, 2, 1]);
  });

  it('groups rare names in one column without losing a count', () => {
    const referrers = Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`w${index}.es`, 1]));
    const { columns, toCells } = figuresCsv(['2026-03-01'], [{ referrers }], tallies);
    expect(columns).toHaveLength(1 + 7 + 31);
    expect(columns.at(-1)).toBe('Webs: OTROS');
    const cells = toCells(0).slice(8) as number[];
    expect(cells.reduce((sum, count) => sum + count, 0)).toBe(400);
  });
});
