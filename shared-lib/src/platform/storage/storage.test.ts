/** @jest-environment jsdom */
import { listKeys, readJson, readText, siteStorage, tabStorage, writeJson, writeText } from '.';

/** Has the browser refuse its storages, as with cookies off: the property itself throws. */
function refuseStorage(): () => void {
  const names = ['localStorage', 'sessionStorage'] as const;
  const refused = names.map((name) =>
    jest.spyOn(globalThis, name, 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    }),
  );
  return () => refused.forEach((one) => one.mockRestore());
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe.each([
  ['the storage of a tab', tabStorage],
  ['the storage of all tabs', siteStorage],
])('%s', (_name, open) => {
  it('returns what was stored, until it is removed', () => {
    expect(writeText(open, 'one', 'texto')).toBe(true);
    expect(writeJson(open, 'two', { a: [1] })).toBe(true);
    expect([readText(open, 'one'), readJson(open, 'two'), listKeys(open).sort()]).toEqual([
      'texto',
      { a: [1] },
      ['one', 'two'],
    ]);
    writeText(open, 'one', null);
    writeJson(open, 'two', null);
    expect([readText(open, 'one'), readJson(open, 'two'), listKeys(open)]).toEqual([null, null, []]);
  });

  it('returns null for a text that is no JSON', () => {
    writeText(open, 'one', '{"a":');
    expect(readJson(open, 'one')).toBeNull();
  });

  it('answers as an empty one in a browser that refuses it', () => {
    writeText(open, 'one', 'texto');
    const allow = refuseStorage();
    expect([readText(open, 'one'), readJson(open, 'one'), listKeys(open)]).toEqual([null, null, []]);
    expect([writeText(open, 'one', 'otro'), writeText(open, 'one', null)]).toEqual([false, false]);
    allow();
    expect(readText(open, 'one')).toBe('texto');
  });

  it('keeps what it has when it is full', () => {
    writeText(open, 'one', 'texto');
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(writeJson(open, 'one', 'otro')).toBe(false);
    full.mockRestore();
    expect(readText(open, 'one')).toBe('texto');
  });
});

it('keeps the texts of a tab apart from those of all tabs', () => {
  writeText(tabStorage, 'one', 'de la pestaña');
  expect(readText(siteStorage, 'one')).toBeNull();
});
