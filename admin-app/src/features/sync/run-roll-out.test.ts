import { inCalls } from './run-roll-out';

const drawn = (instanceId: string, length: number) => ({
  ...{ instanceId, basis: '1' },
  markup: { profile: 'x'.repeat(length / 2), link: 'x'.repeat(length / 2) },
});

const idsOf = (calls: ReturnType<typeof inCalls>) =>
  calls.map((items) => items.map((item) => item.instanceId));

describe('inCalls', () => {
  it('splits drawn places into calls below the size limit', () => {
    const items = [drawn('a', 200_000), drawn('b', 40_000), drawn('c', 40_000), drawn('d', 200_000)];
    expect(idsOf(inCalls(items))).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('puts the largest place into its own call, and returns one call for no places', () => {
    expect(idsOf(inCalls([drawn('a', 40), drawn('b', 300_000), drawn('c', 40)]))).toEqual([
      ['a'],
      ['b'],
      ['c'],
    ]);
    expect(inCalls([])).toEqual([[]]);
  });
});
