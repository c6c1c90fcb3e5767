import { entriesToRetry, entriesToTry, type RemotePointer } from './remote-entries';

const entry = (name: string) => ({ entry: `/${name}.js`, integrity: `sha384-${name}` });
const pointer = (overrides: Partial<RemotePointer> = {}): RemotePointer => ({
  current: entry('current'),
  previous: null,
  canary: null,
  percent: 0,
  ...overrides,
});
const names = (entries: { entry: string }[]) => entries.map((found) => found.entry.slice(1, -3));

describe('entriesToTry', () => {
  it('falls back to the previous build where there is one', () => {
    expect(names(entriesToTry(pointer(), 0))).toEqual(['current']);
    expect(names(entriesToTry(pointer({ previous: entry('previous') }), 0))).toEqual(['current', 'previous']);
  });

  it('gives the canary to its share of browsers, which keep it when the share grows', () => {
    const shareOf = (percent: number) =>
      Array.from({ length: 100 }, (_, bucket) =>
        names(entriesToTry(pointer({ canary: entry('canary'), percent }), bucket)),
      ).map(([first]) => first === 'canary');
    expect(shareOf(0).filter(Boolean)).toHaveLength(0);
    expect(shareOf(10).filter(Boolean)).toHaveLength(10);
    expect(shareOf(100).filter(Boolean)).toHaveLength(100);
    shareOf(10).forEach((had, bucket) => had && expect(shareOf(30)[bucket]).toBe(true));
  });

  it('falls back to the current build when the canary fails', () => {
    expect(names(entriesToTry(pointer({ canary: entry('canary'), percent: 100 }), 5))).toEqual([
      'canary',
      'current',
    ]);
  });
});

describe('entriesToRetry', () => {
  it('tries the preloaded build twice', () => {
    expect(names(entriesToRetry(pointer({ previous: entry('previous') }), 0))).toEqual([
      'current',
      'current',
      'previous',
    ]);
    expect(names(entriesToRetry(pointer({ canary: entry('canary'), percent: 100 }), 5))).toEqual([
      'canary',
      'canary',
      'current',
    ]);
  });
});
