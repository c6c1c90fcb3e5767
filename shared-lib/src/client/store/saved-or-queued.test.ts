/** @jest-environment ../build/testing/jsdom-environment.cjs */
import { savedOrQueued } from './saved-or-queued';

const setOnline = (online: boolean) =>
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: online });

afterEach(() => setOnline(true));

describe('savedOrQueued', () => {
  it('resolves to saved once the server answers', async () => {
    expect(await savedOrQueued(Promise.resolve())).toBe('saved');
  });

  it('rejects when the write fails', async () => {
    await expect(savedOrQueued(Promise.reject(new Error('no')))).rejects.toThrow('no');
  });

  it('resolves to queued when the network is down or goes away', async () => {
    setOnline(false);
    expect(await savedOrQueued(new Promise(() => {}))).toBe('queued');
    setOnline(true);
    const waiting = savedOrQueued(new Promise(() => {}));
    window.dispatchEvent(new Event('offline'));
    expect(await waiting).toBe('queued');
  });
});
