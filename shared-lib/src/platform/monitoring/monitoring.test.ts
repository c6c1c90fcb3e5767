import type { ErrorEvent } from '@sentry/react';
import { alertFor, alertSender } from './alerts';
import { isChunkLoadError } from './chunk-load';
import { isSlow, measureOperation } from './measure-operation';
import { prepareError, prepareTransaction } from './reports/prepare-event';
import { reportError } from './reports/report-error';
import { send, takeReports, type ErrorReport, type Report } from './reports/report-queue';
import { MONITORING_LEVELS } from './severity';

const SHELL = 'http://127.0.0.1:5000';
const USER_APP = 'http://127.0.0.1:5005';

beforeAll(() => {
  Object.assign(globalThis, {
    location: { origin: SHELL, pathname: '/dashboard', port: '5000' },
    __releases: { shell: 'shell@1.0.0+aaaaaaaa', 'user-app': 'user-app@2.0.0+bbbbbbbb' },
  });
});
afterAll(() => {
  for (const name of ['location', '__releases']) Reflect.deleteProperty(globalThis, name);
});

/** Returns an event as the service's SDK reports it, for an error thrown in this script. */
function thrownIn(script: string, value = 'boom'): ErrorEvent {
  const frames = [{ filename: `${SHELL}/assets/main.js` }, { filename: script }];
  return { type: undefined, exception: { values: [{ type: 'Error', value, stacktrace: { frames } }] } };
}

describe('the severities of errors', () => {
  it('are sent to the service as fatal, error, warning and info', () => {
    expect(MONITORING_LEVELS).toEqual({ critical: 'fatal', high: 'error', medium: 'warning', low: 'info' });
  });
});

describe('an error on its way to the service', () => {
  it('names the app whose code failed, and the release of it', () => {
    expect(prepareError(thrownIn(`${USER_APP}/assets/1.js`), {}, false)).toMatchObject({
      release: 'user-app@2.0.0+bbbbbbbb',
      tags: { app: 'user-app' },
    });
    expect(prepareError(thrownIn('https://elsewhere.example/x.js'), {}, false)).toMatchObject({
      release: 'shell@1.0.0+aaaaaaaa',
      tags: { app: 'shell' },
    });
  });

  it('hides private data everywhere except in the attached user', () => {
    const user = { id: 'u1', email: 'ana@ejemplo.com', username: 'Ana' };
    const event = {
      ...thrownIn(`${SHELL}/a.js`, 'no card for ana@ejemplo.com'),
      user,
      contexts: { about: { token: 'S3cr3t', path: '/x?password=S3cr3t' } },
      request: { url: `${SHELL}/login?email=ana@ejemplo.com` },
    };
    const prepared = prepareError(event, {}, false);
    expect(prepared?.user).toEqual(user);
    expect(JSON.stringify({ ...prepared, user: null })).not.toMatch(/S3cr3t|ana@ejemplo/);
  });

  it('is dropped in development when a chunk could not be loaded', () => {
    const originalException = Object.assign(new Error('Loading chunk 12 failed.'), {
      name: 'ChunkLoadError',
    });
    const prepare = (development: boolean) =>
      prepareError(thrownIn(`${SHELL}/a.js`), { originalException }, development);
    expect(prepare(true)).toBeNull();
    expect(prepare(false)).not.toBeNull();
    expect(isChunkLoadError(new TypeError('Failed to fetch dynamically imported module: /a.js'))).toBe(true);
    expect(isChunkLoadError(new TypeError('x is not a function'))).toBe(false);
  });
});

describe('a transaction on its way to the service', () => {
  it('S7.10 is dropped when it took less than 100 ms', () => {
    const lasting = (ms: number) =>
      prepareTransaction({ type: 'transaction', start_timestamp: 100, timestamp: 100 + ms / 1000 });
    expect(lasting(99)).toBeNull();
    expect(lasting(101)).not.toBeNull();
  });
});

describe('reports', () => {
  it('wait until monitoring is ready, and are then delivered in order', async () => {
    const taken: Report[] = [];
    reportError(new Error('early'), { severity: 'critical', cardId: 'c1' });
    await measureOperation('publishCard', async () => 'done');
    takeReports((report) => taken.push(report));
    await expect(measureOperation('saveCard', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    send({ kind: 'error', error: 'late', severity: 'low', handled: false, fields: {} });
    expect(taken).toMatchObject([
      { kind: 'error', severity: 'critical', handled: true, fields: { cardId: 'c1' } },
      { kind: 'operation', name: 'publishCard', failed: false },
      { kind: 'operation', name: 'saveCard', failed: true },
      { kind: 'error', error: 'late' },
    ]);
  });

  it('flag an operation of more than a second as slow', () => {
    expect([1000, 1000.1].map(isSlow)).toEqual([false, true]);
  });
});

describe('alerts', () => {
  const report = (overrides: Partial<ErrorReport> = {}): ErrorReport => ({
    kind: 'error',
    error: new TypeError(`ana@ejemplo.com ${'x'.repeat(500)}`),
    severity: 'high',
    handled: true,
    fields: { path: '/dashboard', token: 'S3cr3t' },
    ...overrides,
  });

  it('describe the error in at most two hundred characters without private data', () => {
    const alert = alertFor(report())!;
    expect(alert).toMatchObject({
      type: 'error',
      severity: 'high',
      metadata: { app: 'shell', path: '/dashboard' },
    });
    expect(alert.description).toHaveLength(200);
    expect(alert.title.length).toBeLessThanOrEqual(120);
    expect(JSON.stringify(alert)).not.toMatch(/ana@|S3cr3t/);
  });

  it('are raised for high and critical errors, except for chunks that a bad network lost', () => {
    const severities = ['critical', 'high', 'medium', 'low'] as const;
    expect(severities.filter((severity) => alertFor(report({ severity })))).toEqual(['critical', 'high']);
    expect(alertFor(report({ error: new Error('Loading chunk 1 failed') }))).toBeNull();
  });

  it('are sent once for each title, five on a page, and again after a failure', async () => {
    const sent: string[] = [];
    let works = false;
    const tell = alertSender(async ({ title }) => {
      sent.push(title);
      if (!works) throw new Error('offline');
    });
    tell(report({ error: new Error('a') }));
    await Promise.resolve();
    await Promise.resolve();
    works = true;
    for (const name of ['a', 'a', 'b', 'c', 'd', 'e', 'f']) tell(report({ error: new Error(name) }));
    expect(sent).toEqual(['Error: a', 'Error: a', 'Error: b', 'Error: c', 'Error: d', 'Error: e']);
  });
});
