import { reportScore } from './report-score';

describe('reportScore', () => {
  it('puts a wave of reports of fraud above single reports of cards that everybody visits', () => {
    const wave = reportScore({ fraud: 37 }, 0);
    for (const visits of [0, 12, 10_000, 1_000_000])
      expect(wave).toBeGreaterThan(reportScore({ fraud: 1 }, visits));
  });

  it('puts a grave reason above a light one of the same number and reach', () => {
    expect(reportScore({ fraud: 2 }, 40)).toBeGreaterThan(reportScore({ other: 2 }, 40));
  });

  it('puts a card with more visits above another with the same reports', () => {
    expect(reportScore({ offensive: 1 }, 900)).toBeGreaterThan(reportScore({ offensive: 1 }, 9));
  });

  it('adds several reasons up', () => {
    expect(reportScore({ fraud: 2, other: 1 }, 0)).toBe(11);
    expect(reportScore({ fraud: 2, other: 1 }, 9)).toBe(22);
  });

  it('is zero without reports', () => expect(reportScore({}, 5000)).toBe(0));
});
