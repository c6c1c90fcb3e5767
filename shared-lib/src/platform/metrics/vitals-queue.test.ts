import { vitalsQueue } from './vitals-queue';

/** Target of the page's events, as jest's node has no window. */
const page = new EventTarget();

beforeAll(() => {
  Object.assign(globalThis, { addEventListener: page.addEventListener.bind(page) });
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function openQueue(send = () => Promise.resolve()) {
  const sent: [string, { name: string; value: number }[]][] = [];
  const add = vitalsQueue((name, samples) => {
    sent.push([name, samples]);
    return send();
  });
  return { add, sent };
}

describe('queued measurements', () => {
  it('are sent together by page, five seconds after the first', () => {
    const { add, sent } = openQueue();
    add('/dashboard', { name: 'FCP', value: 300 });
    jest.advanceTimersByTime(4000);
    add('/dashboard', { name: 'LCP', value: 900 });
    add('/login', { name: 'CLS', value: 0 });
    expect(sent).toEqual([]);
    jest.advanceTimersByTime(1000);
    expect(sent).toEqual([
      [
        '/dashboard',
        [
          { name: 'FCP', value: 300 },
          { name: 'LCP', value: 900 },
        ],
      ],
      ['/login', [{ name: 'CLS', value: 0 }]],
    ]);
    add('/dashboard', { name: 'INP', value: 40 });
    jest.advanceTimersByTime(5000);
    expect(sent).toHaveLength(3);
  });

  it('are sent at once and only once when the page is left', () => {
    const { add, sent } = openQueue();
    add('/dashboard', { name: 'CLS', value: 0.1 });
    page.dispatchEvent(new Event('pagehide'));
    expect(sent).toHaveLength(1);
    jest.advanceTimersByTime(60_000);
    expect(sent).toHaveLength(1);
  });

  it('are dropped for unknown pages, beyond twenty, and after a failed request', async () => {
    const { add, sent } = openQueue(() => Promise.reject(new Error('offline')));
    add('/somewhere', { name: 'LCP', value: 1 });
    for (let n = 0; n < 25; n += 1) add('/dashboard', { name: 'INP', value: n });
    jest.advanceTimersByTime(5000);
    await Promise.resolve();
    expect(sent.map(([name, samples]) => [name, samples.length])).toEqual([['/dashboard', 20]]);
    jest.advanceTimersByTime(60_000);
    expect(sent).toHaveLength(1);
  });
});
