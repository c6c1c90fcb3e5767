import { inCalls } from './run-roll-out';

const drawn = (instanceId: string, length: number) => ({
  ...{ instanceId, basis: '1' },
  markup: { profile: 'x'.repeat(length / 2), link: 'x'.repeat(length / 2) },
});

const idsOf = (calls: ReturnType<typeof inCalls>) =>
  calls.map((items) => items.map((item) => item.instanceId));

describe('inCalls', () => {
  it('splits drawn places into calls that the functions can read at once', () => {
    const items = [drawn('a', 200_000), drawn('b', 40_000), drawn('c', 40_000), drawn('d', 200_000)];
    expect(idsOf(inCalls(items))).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('gives the largest place a call of its own, and a batch without places one call', () => {
    expect(idsOf(inCalls([drawn('a', 40), drawn('b', 300_000), drawn('c', 40)]))).toEqual([
      ['a'],
      ['b'],
      ['c'],
    ]);
    expect(inCalls([])).toEqual([[]]);
  });
});
