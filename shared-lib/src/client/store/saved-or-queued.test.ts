/** @jest-environment ../build/testing/jsdom-environment.cjs */
import { savedOrQueued } from './saved-or-queued';

const setOnline = (online: boolean) =>
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: online });

afterEach(() => setOnline(true));

describe('savedOrQueued', () => {
  it('is saved once the server has it', async () => {
    expect(await savedOrQueued(Promise.resolve())).toBe('saved');
  });

  it('fails as the write does', async () => {
    await expect(savedOrQueued(Promise.reject(new Error('no')))).rejects.toThrow('no');
  });

  it('is queued without a network, and when the network goes away meanwhile', async () => {
    setOnline(false);
    expect(await savedOrQueued(new Promise(() => {}))).toBe('queued');
    setOnline(true);
    const waiting = savedOrQueued(new Promise(() => {}));
    window.dispatchEvent(new Event('offline'));
    expect(await waiting).toBe('queued');
  });
});
