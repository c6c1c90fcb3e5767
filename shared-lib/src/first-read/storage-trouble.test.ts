import { probeStorage } from './storage-trouble';

const names = ['localStorage', 'indexedDB'] as const;
const before = names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));

/** Gives the page a local storage with room for some characters, and an IndexedDB. */
function browserWith(room: number, open: () => unknown): void {
  const setItem = (key: string, value: string) => {
    if (key.length + value.length > room) throw new DOMException('Full', 'QuotaExceededError');
  };
  const stores = { localStorage: { setItem, removeItem: () => undefined }, indexedDB: { open } };
  for (const name of names)
    Object.defineProperty(globalThis, name, { value: stores[name], configurable: true, writable: true });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  names.forEach((name, index) => {
    const descriptor = before[index];
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    else Reflect.deleteProperty(globalThis, name);
  });
});

describe('probeStorage', () => {
  it.each([0, 120])('finds a local storage full that has room for %i characters', async (room) => {
    browserWith(room, () => ({}));
    expect(await probeStorage()).toBe('full');
  });

  it('gives up on an IndexedDB that never answers, and hides it from the SDKs', async () => {
    browserWith(5_000_000, () => ({}));
    const found = probeStorage();
    await jest.advanceTimersByTimeAsync(4900);
    expect(indexedDB).toBeDefined();
    await jest.advanceTimersByTimeAsync(200);
    expect(await found).toBe('refused');
    expect(globalThis.indexedDB).toBeUndefined();
  });
});
