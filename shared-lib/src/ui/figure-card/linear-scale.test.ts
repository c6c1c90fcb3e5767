import { linearScale } from './linear-scale';

describe('a linear scale', () => {
  it('maps the ends of a range, and what lies between and beyond, in proportion', () => {
    const scale = linearScale([0, 4], [10, 30]);
    expect([0, 1, 4, 6].map(scale)).toEqual([10, 15, 30, 40]);
  });

  it('maps to a range that runs downwards', () => {
    const scale = linearScale([0, 50], [62, 2]);
    expect([0, 25, 50].map(scale)).toEqual([62, 32, 2]);
  });
});
