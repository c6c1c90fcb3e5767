import { vitalRows } from './vital-rows';

describe('vitalRows', () => {
  it('adds up the months and sorts pages by their samples', () => {
    const rows = vitalRows([
      { vitals: { '/': { LCP: { good: 3, needsImprovement: 1, poor: 0, sum: 8000 } } } },
      {
        vitals: {
          '/': { LCP: { good: 0, needsImprovement: 0, poor: 1, sum: 5000 } },
          '/c/:slug': { LCP: { good: 9, needsImprovement: 0, poor: 0, sum: 4500 } },
        },
      },
    ]);
    expect(rows).toEqual([
      { page: '/c/:slug', samples: 9, vitals: { LCP: { goodPercent: 100, mean: 500 } } },
      { page: '/', samples: 5, vitals: { LCP: { goodPercent: 60, mean: 2600 } } },
    ]);
  });

  it('returns no vitals for a page without samples', () => {
    expect(
      vitalRows([{ vitals: { '/': { CLS: { good: 0, needsImprovement: 0, poor: 0, sum: 0 } } } }]),
    ).toEqual([{ page: '/', samples: 0, vitals: {} }]);
    expect(vitalRows([])).toEqual([]);
  });
});
