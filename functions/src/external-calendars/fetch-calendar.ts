import { lookup as lookUpName, type LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { isPrivateAddress } from '../private-address';
import { CalendarError } from './calendar-problem';

/** Time that a calendar has to answer, its redirects included, in milliseconds. */
const TIMEOUT_MS = 5000;

/** Most bytes of a calendar, unpacked. */
const BYTES_MAX = 5 * 1024 * 1024;

const REDIRECTS_MAX = 5;

const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

/** Answer to the question for a calendar. */
export interface FetchedCalendar {
  /** `null` when the calendar is as it was at the time of the tag. */
  text: string | null;
  /** Tag of this state of the calendar; empty where the server has none. */
  etag: string;
}

/** Parts of a fetch that tests replace, and the time that it may take. */
export interface FetchOptions {
  timeoutMs?: number;
  /** Resolves names, with all their addresses. */
  lookup?: typeof lookUpName;
  isPrivate?: (address: string) => boolean;
  /** Certificate of an authority to trust beside the known ones. */
  ca?: string;
}

/** Reports whether calendars may be on this machine and without TLS: in the emulator, where they stand for those of the world. */
const isLocalStack = () => process.env['FUNCTIONS_EMULATOR'] === 'true';

const isLoopback = (address: string) => address === '::1' || address.startsWith('127.');

/** Returns the function that tells private addresses for this run. */
function privateAddresses(isPrivate: (address: string) => boolean): (address: string) => boolean {
  return (address) => isPrivate(address) && !(isLocalStack() && isLoopback(address));
}

/**
 * Parses the address of a calendar; `webcal://` is what calendars call `https://`.
 *
 * @throws CalendarError for an address that nothing is asked of.
 */
export function parseCalendarAddress(address: string): URL {
  const text = address.trim().replace(/^webcals?:\/\//i, 'https://');
  const url = URL.canParse(text) ? new URL(text) : null;
  const isTaken = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocalStack());
  if (!url || !isTaken || url.username !== '' || url.password !== '')
    throw new CalendarError('calendar-address', 'The address is not https');
  url.hash = '';
  return url;
}

/**
 * Returns a resolver that gives a connection only addresses that are public: it connects to what was checked, however the name is
 * answered next. One private address among others refuses the name.
 */
function publicLookup(lookup: typeof lookUpName, isPrivate: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { all: true }, (error, addresses: LookupAddress[]) => {
      const [first] = addresses ?? [];
      if (error || !first) {
        callback(error ?? new Error('No address'), [] as never);
      } else if (addresses.some(({ address }) => isPrivate(address))) {
        callback(new CalendarError('calendar-address', 'The name leads to a private network'), [] as never);
      } else if (options.all) {
        callback(null, addresses as never);
      } else {
        callback(null, first.address as never, first.family as never);
      }
    });
  };
}

interface Asking {
  etag: string;
  signal: AbortSignal;
  lookup: typeof lookUpName;
  isPrivate: (address: string) => boolean;
  ca: string | undefined;
}

/** Sends one request, without following redirects. */
function ask(url: URL, { etag, signal, lookup, isPrivate, ca }: Asking): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Nothing is looked up for an address that is written out.
  if (isIP(host) && isPrivate(host))
    return Promise.reject(new CalendarError('calendar-address', 'The address is of a private network'));
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        headers: {
          accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
          'accept-encoding': 'gzip, deflate, br',
          'user-agent': 'Tarjetero (calendar reader)',
          ...(etag !== '' && { 'if-none-match': etag }),
        },
        agent: false,
        signal,
        lookup: publicLookup(lookup, isPrivate),
        ...(ca !== undefined && { ca }),
      },
      resolve,
    );
    sent.on('error', reject);
    sent.end();
  });
}

/** Returns the body of an answer as it was before it was packed. */
function unpacked(response: IncomingMessage): Readable {
  const packing = response.headers['content-encoding'] ?? 'identity';
  const unpack =
    packing === 'gzip'
      ? createGunzip()
      : packing === 'deflate'
        ? createInflate()
        : packing === 'br'
          ? createBrotliDecompress()
          : null;
  if (!unpack) return response;
  return pipeline(response, unpack, () => {});
}

async function readText(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of unpacked(response) as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > BYTES_MAX) {
      response.destroy();
      throw new CalendarError('calendar-too-big', 'The calendar is too big');
    }
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

async function follow(first: URL, asking: Asking): Promise<FetchedCalendar> {
  let url = first;
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
    const response = await ask(url, asking);
    const status = response.statusCode ?? 0;
    const { location } = response.headers;
    if (REDIRECTS.includes(status) && location !== undefined) {
      response.destroy();
      if (!URL.canParse(location, url.href)) break;
      url = parseCalendarAddress(new URL(location, url).href);
      continue;
    }
    if (status === 304 && asking.etag !== '') {
      response.destroy();
      return { text: null, etag: asking.etag };
    }
    if (status !== 200) {
      response.destroy();
      throw new CalendarError('calendar-refused', `The calendar answered ${status}`);
    }
    return { text: await readText(response), etag: response.headers.etag ?? '' };
  }
  throw new CalendarError('calendar-refused', 'The calendar redirects without end');
}

/**
 * Fetches a calendar by https, and nothing of a private network: the address, each redirect and each answer to the question for a name
 * are checked, and the connection goes to what was checked. The answer is bounded in time and, unpacked, in size.
 *
 * @param etag - Tag of the state that is known; empty for none.
 * @throws CalendarError
 */
export async function fetchCalendar(
  address: string,
  etag: string,
  { timeoutMs = TIMEOUT_MS, lookup = lookUpName, isPrivate = isPrivateAddress, ca }: FetchOptions = {},
): Promise<FetchedCalendar> {
  const url = parseCalendarAddress(address);
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await follow(url, { etag, signal, lookup, isPrivate: privateAddresses(isPrivate), ca });
  } catch (error) {
    if (error instanceof CalendarError) throw error;
    const cause = (error as NodeJS.ErrnoException).code ?? 'unknown';
    throw new CalendarError('calendar-silent', `The calendar does not answer: ${cause}`);
  }
}
