import { readStoredSession } from './stored-session';

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  Reflect.deleteProperty(globalThis, 'indexedDB');
});

describe('readStoredSession', () => {
  it('reads local storage where IndexedDB never answers', async () => {
    jest.useFakeTimers();
    Object.defineProperty(globalThis, 'indexedDB', { value: { open: () => ({}) }, configurable: true });
    localStorage.setItem('firebase:authUser:demo:[DEFAULT]', JSON.stringify({ uid: 'ana' }));
    const session = readStoredSession();
    await jest.advanceTimersByTimeAsync(5100);
    expect((await session)?.user.uid).toBe('ana');
  });
});
