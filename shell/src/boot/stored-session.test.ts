import { passTime } from 'shared-lib/testing';
import { readStoredSession } from './stored-session';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  Reflect.deleteProperty(globalThis, 'indexedDB');
});

/** Gives the page an IndexedDB that answers with a session when the test says so. */
function slowDatabase() {
  const reading = { onsuccess: () => undefined, result: { value: { uid: 'luz' } } };
  const database = {
    transaction: () => ({ objectStore: () => ({ get: () => reading }) }),
    close: () => undefined,
  };
  const opening = { onsuccess: () => undefined, result: database };
  Object.defineProperty(globalThis, 'indexedDB', { value: { open: () => opening }, configurable: true });
  return async () => {
    opening.onsuccess();
    reading.onsuccess();
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
}

describe('readStoredSession', () => {
  it('waits ten seconds for a slow IndexedDB, even with a faked clock', async () => {
    jest.useFakeTimers();
    const time = passTime();
    const answer = slowDatabase();
    const reload = jest.fn();
    const session = readStoredSession(reload);
    await jest.advanceTimersByTimeAsync(3_600_000);
    await time.pass(5000);
    await answer();
    expect((await session)?.user.uid).toBe('luz');
    await time.pass(5000);
    expect(globalThis.indexedDB).toBeDefined();
    expect(reload).not.toHaveBeenCalled();
    jest.useRealTimers();
  });

  it('reads local storage where IndexedDB never answers', async () => {
    const time = passTime();
    slowDatabase();
    localStorage.setItem('firebase:authUser:demo:[DEFAULT]', JSON.stringify({ uid: 'ana' }));
    const session = readStoredSession();
    await time.pass(5000);
    await time.pass(5000);
    expect((await session)?.user.uid).toBe('ana');
  });

  it('reloads once when IndexedDB answers too late, and then waits longer', async () => {
    const time = passTime();
    const reload = jest.fn();
    const first = slowDatabase();
    const session = readStoredSession(reload);
    await time.pass(5000);
    await time.pass(5000);
    expect(await session).toBeNull();
    await first();
    expect(reload).toHaveBeenCalledTimes(1);

    const second = slowDatabase();
    const again = readStoredSession(reload);
    await time.pass(30_000);
    await second();
    expect((await again)?.user.uid).toBe('luz');

    const third = slowDatabase();
    const last = readStoredSession(reload);
    await time.pass(30_000);
    await time.pass(30_000);
    expect(await last).toBeNull();
    await third();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
