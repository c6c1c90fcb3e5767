/**
 * @jest-environment ../build/testing/jsdom-environment.cjs
 */
import { probeStorage } from './storage-trouble';
import { passTime } from '../../testing';

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

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
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

  it('shows a message while IndexedDB is slow, then gives up and hides it from the SDKs', async () => {
    const time = passTime();
    browserWith(5_000_000, () => ({}));
    const found = probeStorage();
    await time.pass(4900);
    expect(document.body.textContent).toBe('');
    await time.pass(200);
    expect(document.body.textContent).toMatch(/^Tu navegador tarda/);
    await time.pass(4800);
    expect(indexedDB).toBeDefined();
    await time.pass(200);
    expect(await found).toBe('refused');
    expect(globalThis.indexedDB).toBeUndefined();
    expect(document.body.textContent).toBe('');
  });

  it('tolerates an IndexedDB that answers after it has given up', async () => {
    const time = passTime();
    const opening = { onerror: () => undefined, onsuccess: () => undefined, result: {} };
    const deleted: string[] = [];
    browserWith(5_000_000, () => opening);
    Object.assign(indexedDB, { deleteDatabase: (name: string) => deleted.push(name) });
    const found = probeStorage();
    await time.pass(5000);
    await time.pass(5000);
    await found;
    opening.result = {
      close: () => undefined,
      transaction: () => {
        throw new Error('closed');
      },
    };
    expect(() => opening.onsuccess()).not.toThrow();
    expect(deleted).toEqual(['tarjetero.probe']);
  });
});
