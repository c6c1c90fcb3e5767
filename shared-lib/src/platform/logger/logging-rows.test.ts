/** @jest-environment ../build/testing/jsdom-environment.cjs */
import type { LogFields } from './logger';
import { HIDDEN } from './redact';

const PRIVATE: LogFields = {
  uid: 'u1',
  token: 't1',
  password: 'p1',
  email: 'ana@ejemplo.com',
  apiKey: 'k1',
  auth: { uid: 'u1' },
};
const HIDDEN_FIELDS = Object.fromEntries(Object.keys(PRIVATE).map((field) => [field, HIDDEN]));

/** Deletes the state that the page's copies of a module share. */
function forgetPage(): void {
  for (const key of Object.getOwnPropertySymbols(globalThis)) {
    if (key.description?.startsWith('tarjetero.')) Reflect.deleteProperty(globalThis, key);
  }
}

/** Logs at every level as a build of this deployment does, and returns its output and the events that analytics got. */
async function logAll(deployment: object | null) {
  jest.resetModules();
  forgetPage();
  Object.assign(globalThis, { __DEPLOYMENT__: deployment });
  const written: [string, ...unknown[]][] = [];
  for (const level of ['debug', 'info', 'warn', 'error'] as const) {
    jest
      .spyOn(console, level)
      .mockImplementation((...line: unknown[]) => void written.push([level, ...line]));
  }
  const { logger } = await import('./logger');
  const { startAnalytics } = await import('../analytics/start');
  const { setAnalyticsSink } = await import('../analytics/events');
  // The session isn't known yet: events wait for the person's consent.
  const auth = { loading: true, firebaseUser: null, user: null };
  startAnalytics({ getState: () => ({ auth }), subscribe: () => () => {} });
  for (const level of ['debug', 'info', 'warn', 'error'] as const) {
    logger[level](`${level} of ana@ejemplo.com`, { ...PRIVATE, path: '/dashboard' });
  }
  const received: unknown[] = [];
  setAnalyticsSink((event) => received.push(event));
  jest.restoreAllMocks();
  return { written, told: received };
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, '__DEPLOYMENT__');
  forgetPage();
});

it('S9.05 the log writes errors without private fields, and in production warnings and analytics events too', async () => {
  const line = (level: string) => [level, `${level} of ${HIDDEN}`, { ...HIDDEN_FIELDS, path: '/dashboard' }];
  expect(await logAll(null)).toEqual({ written: [line('error')], told: [] });

  const production = {
    firebase: { measurementId: '' },
    origins: { shell: 'https://a.example' },
    monitoring: { dsn: '' },
  };
  expect(await logAll(production)).toEqual({
    written: [line('warn'), line('error')],
    told: [
      {
        name: 'exception',
        params: { description: `error of ${HIDDEN}`, fatal: false, path: '/dashboard' },
      },
    ],
  });
});
