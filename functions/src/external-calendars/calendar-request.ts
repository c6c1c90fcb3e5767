import { lookup as lookUpName, type LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { errorCode } from 'shared-lib/model';
import { isPrivateAddress } from '../private-address';
import { CalendarError } from './calendar-problem';

/** Time that a calendar has to answer, its redirects included, in milliseconds. */
const TIMEOUT_MS = 5000;

/** Most bytes of a calendar, unpacked. */
const MAX_BYTES = 5 * 1024 * 1024;

const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

/** Parts of a fetch that tests replace, and the time that it may take. */
export interface FetchOptions {
  timeoutMs?: number;
  /** Resolves names, with all their addresses. */
  lookup?: typeof lookUpName;
  isPrivate?: (address: string) => boolean;
  /** Certificate of an authority to trust beside the known ones. */
  ca?: string;
}

/** Reports whether calendars may be on this machine and without TLS: in the emulator, where they replace real ones. */
const isLocalStack = () => process.env['FUNCTIONS_EMULATOR'] === 'true';

const isLoopback = (address: string) => address === '::1' || address.startsWith('127.');

/** Returns the function that reports whether an address is private; loopback counts as public in the local stack. */
function privateAddresses(isPrivate: (address: string) => boolean): (address: string) => boolean {
  return (address) => isPrivate(address) && !(isLocalStack() && isLoopback(address));
}

/**
 * Parses the address of a calendar; `webcal://` is what calendars call `https://`.
 *
 * @throws CalendarError for an address that must not be requested.
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
        callback(error ?? new Error('No address'), []);
      } else if (addresses.some(({ address }) => isPrivate(address))) {
        callback(new CalendarError('calendar-address', 'The name leads to a private network'), []);
      } else if (options.all) {
        callback(null, addresses);
      } else {
        callback(null, first.address, first.family);
      }
    });
  };
}

/** Bounds that the requests of one piece of work share: the time that they have together, and the addresses that they may reach. */
export interface RequestBounds {
  signal: AbortSignal;
  lookup: typeof lookUpName;
  isPrivate: (address: string) => boolean;
  ca: string | undefined;
}

/** Returns the bounds of a piece of work that begins now. */
export function requestBounds({
  timeoutMs = TIMEOUT_MS,
  lookup = lookUpName,
  isPrivate = isPrivateAddress,
  ca,
}: FetchOptions): RequestBounds {
  return { signal: AbortSignal.timeout(timeoutMs), lookup, isPrivate: privateAddresses(isPrivate), ca };
}

/** A request to the server of a calendar; by default it reads. */
interface CalendarRequest {
  method?: string;
  headers: Record<string, string>;
  body?: string | undefined;
}

/** Sends one request, without following redirects. */
export function askCalendar(
  url: URL,
  { method = 'GET', headers, body }: CalendarRequest,
  { signal, lookup, isPrivate, ca }: RequestBounds,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Nothing is looked up for an address that is written out.
  if (isIP(host) && isPrivate(host))
    return Promise.reject(new CalendarError('calendar-address', 'The address is of a private network'));
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method,
        headers: {
          'accept-encoding': 'gzip, deflate, br',
          'user-agent': 'Tarjetero (calendar reader)',
          ...headers,
          ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
        },
        agent: false,
        signal,
        lookup: publicLookup(lookup, isPrivate),
        ...(ca !== undefined && { ca }),
      },
      resolve,
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const MAX_REDIRECTS = 5;

/** Returns where an answer leads; `null` when it isn't a redirect. */
export function redirectOf(response: IncomingMessage, url: URL): URL | null {
  const { location } = response.headers;
  if (!REDIRECTS.includes(response.statusCode ?? 0) || location === undefined) return null;
  if (!URL.canParse(location, url.href))
    throw new CalendarError('calendar-refused', 'The calendar redirects to no address');
  return parseCalendarAddress(new URL(location, url).href);
}

/** Sends a request and follows its redirects with the same method; another host than the first gets no password. */
export async function askFollowing(
  first: URL,
  request: CalendarRequest,
  bounds: RequestBounds,
): Promise<IncomingMessage> {
  let [url, headers] = [first, request.headers];
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await askCalendar(url, { ...request, headers }, bounds);
    const next = redirectOf(response, url);
    if (!next) return response;
    response.destroy();
    if (next.origin !== url.origin) {
      const { authorization: _, ...others } = headers;
      headers = others;
    }
    url = next;
  }
  throw new CalendarError('calendar-refused', 'The calendar redirects without end');
}

/** Turns what went wrong on the way into the error of a calendar. */
export function asCalendarError(error: unknown): CalendarError {
  if (error instanceof CalendarError) return error;
  const cause = errorCode(error) ?? 'unknown';
  return new CalendarError('calendar-silent', `The calendar does not answer: ${cause}`);
}

/** Returns the decompressed body of an answer. */
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

/** Reads the whole body of an answer, bounded in its size. */
export async function readText(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of unpacked(response)) {
    size += part.length;
    if (size > MAX_BYTES) {
      response.destroy();
      throw new CalendarError('calendar-too-big', 'The calendar is too big');
    }
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
