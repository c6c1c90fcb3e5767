import type { LookupAddress, LookupOptions } from 'node:dns';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { isPrivateAddress } from '../private-address';
import { CalendarError } from './calendar-problem';
import type { FetchOptions } from './calendar-request';
import { fetchCalendar } from './fetch-calendar';
import { CALENDAR_HOST, calendarOf, startCalendarServer } from './testing/calendar-server';

let server: Awaited<ReturnType<typeof startCalendarServer>>;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let requests: string[] = [];

beforeAll(async () => {
  server = await startCalendarServer((request, response) => {
    requests.push(request.url ?? '');
    answer(request, response);
  }, true);
});
beforeEach(() => {
  requests = [];
  answer = (_request, response) => response.setHeader('etag', '"1"').end(calendarOf());
});
afterAll(() => server.close());

/** Returns a resolver that answers these addresses for every name. */
const resolvesTo = (...addresses: string[]) =>
  ((
    _name: string,
    _options: LookupOptions,
    callback: (error: Error | null, found: LookupAddress[]) => void,
  ) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as unknown as NonNullable<FetchOptions['lookup']>;

/** Lets the test's own machine count as a public host. */
const isPrivate = (address: string) => address !== '127.0.0.1' && isPrivateAddress(address);

const fetchFrom = (path: string, options: FetchOptions = {}, etag = '') =>
  fetchCalendar(path.startsWith('/') ? server.origin + path : path, etag, {
    ca: server.cert,
    lookup: resolvesTo('127.0.0.1'),
    isPrivate,
    ...options,
  });

const problemOf = (fetched: Promise<unknown>): Promise<string> =>
  fetched.then(
    () => 'none',
    (error: unknown) => (error instanceof CalendarError ? error.problem : String(error)),
  );

describe('fetchCalendar', () => {
  it('returns the text with its tag, and no text while it is unchanged', async () => {
    expect(await fetchFrom('/a.ics')).toEqual({ text: calendarOf(), etag: '"1"' });
    answer = (request, response) => {
      response.statusCode = request.headers['if-none-match'] === '"1"' ? 304 : 200;
      response.end();
    };
    expect(await fetchFrom('/a.ics', {}, '"1"')).toEqual({ text: null, etag: '"1"' });
  });

  it('follows redirects and unpacks compressed answers', async () => {
    answer = (request, response) => {
      if (request.url === '/a.ics') response.writeHead(302, { location: '/b.ics' }).end();
      else response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(calendarOf('X-A:ñ')));
    };
    expect((await fetchFrom('/a.ics')).text).toContain('X-A:ñ');
    expect(requests).toEqual(['/a.ics', '/b.ics']);
  });

  it.each<[what: string, status: number, headers: Record<string, string>]>([
    ['an error status', 403, {}],
    ['a redirect to itself', 302, { location: '/a.ics' }],
    ['a redirect to nowhere', 302, {}],
  ])('refuses an answer with %s', async (_, status, headers) => {
    answer = (_request, response) => response.writeHead(status, headers).end();
    expect(await problemOf(fetchFrom('/a.ics'))).toBe('calendar-refused');
    expect(requests.length).toBeLessThan(8);
  });

  it('refuses a calendar that is too big, compressed or not', async () => {
    const big = Buffer.alloc(6 * 1024 * 1024, 'x');
    answer = (_request, response) => response.end(big);
    expect(await problemOf(fetchFrom('/a.ics'))).toBe('calendar-too-big');
    answer = (_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(big));
    expect(await problemOf(fetchFrom('/a.ics'))).toBe('calendar-too-big');
  });

  it('gives up on a server that is silent, slow or untrusted', async () => {
    answer = () => {};
    expect(await problemOf(fetchFrom('/a.ics', { timeoutMs: 300 }))).toBe('calendar-silent');
    answer = (_request, response) => {
      const timer = setInterval(() => response.write('x'), 50);
      response.on('close', () => clearInterval(timer));
    };
    expect(await problemOf(fetchFrom('/a.ics', { timeoutMs: 600 }))).toBe('calendar-silent');
    const { ca: _, ...untrusting } = { ca: '' };
    expect(
      await problemOf(
        fetchCalendar(`${server.origin}/a.ics`, '', {
          lookup: resolvesTo('127.0.0.1'),
          isPrivate,
          ...untrusting,
        }),
      ),
    ).toBe('calendar-silent');
  });
});

describe('a calendar’s address', () => {
  it.each([
    'http://calendario.ejemplo.com/a.ics',
    'ftp://calendario.ejemplo.com/a.ics',
    'file:///etc/passwd',
    'https://ana:secreto@calendario.ejemplo.com/a.ics',
    'no es una dirección',
    'https://127.0.0.1/a.ics',
    'https://[::1]/a.ics',
    'https://[::ffff:127.0.0.1]/a.ics',
    'https://[::ffff:a9fe:a9fe]/a.ics',
    'https://[64:ff9b::7f00:1]/a.ics',
    'https://[2002:7f00:1::]/a.ics',
    'https://[fd00::1]/a.ics',
    'https://[fe80::1]/a.ics',
    'https://169.254.169.254/a.ics',
    'https://2130706433/a.ics',
    'https://0x7f.1/a.ics',
    'https://10.0.0.1/a.ics',
    'https://100.64.0.1/a.ics',
  ])('is refused: %s', async (address) => {
    expect(await problemOf(fetchFrom(address, { isPrivate: isPrivateAddress }))).toBe('calendar-address');
    expect(requests).toEqual([]);
  });

  it.each([['127.0.0.1'], ['::1'], ['10.1.2.3'], ['169.254.169.254'], ['::ffff:10.0.0.1'], ['fd12::1']])(
    'is refused when its name resolves to %s, alone or after a public one',
    async (address) => {
      for (const lookup of [resolvesTo(address), resolvesTo('93.184.216.34', address)])
        expect(await problemOf(fetchFrom('/a.ics', { lookup, isPrivate: isPrivateAddress }))).toBe(
          'calendar-address',
        );
      expect(requests).toEqual([]);
    },
  );

  it.each([
    'https://10.0.0.1/b.ics',
    'https://[::1]/b.ics',
    'http://calendario.ejemplo.com/b.ics',
    'file:///etc/passwd',
  ])('is refused when a redirect leads to %s', async (location) => {
    answer = (_request, response) => response.writeHead(302, { location }).end();
    expect(await problemOf(fetchFrom('/a.ics'))).toBe('calendar-address');
    expect(requests).toEqual(['/a.ics']);
  });

  it('is connected at the IP address that was checked, even if its name resolves differently later', async () => {
    let answers = 0;
    const lookup = ((...given: unknown[]) => {
      answers += 1;
      const address = answers === 1 ? '127.0.0.1' : '10.0.0.1';
      (resolvesTo(address) as (...all: unknown[]) => void)(...given);
    }) as unknown as NonNullable<FetchOptions['lookup']>;
    expect(await problemOf(fetchFrom('/a.ics', { lookup }))).toBe('none');
    expect(answers).toBe(1);
    expect(await problemOf(fetchFrom('/a.ics', { lookup }))).toBe('calendar-address');
  });

  it('may begin with webcal', async () => {
    const webcal = server.origin.replace('https', 'webcal');
    expect(new URL(server.origin).hostname).toBe(CALENDAR_HOST);
    expect(await problemOf(fetchFrom(`${webcal}/a.ics`))).toBe('none');
  });
});
