import { z } from 'zod';
import { CalendarError } from '../../calendar-problem';
import type { FetchOptions } from '../../calendar-request';
import type { RotatingToken } from '../rotating-token';
import { microsoftClient, scopesOf, type MicrosoftClient } from './microsoft-client';
import { MICROSOFT } from './microsoft-keys';
import { isBusy } from './microsoft-network';

/** A request to Graph; by default it reads. */
interface GraphRequest {
  method?: string;
  body?: object;
}

/** Answer of Graph with its status; refusals that aren't the caller's to read are thrown. */
interface GraphAnswer {
  status: number;
  data: unknown;
}

/** Graph for one account. */
export interface Graph {
  /** Address at which it is reached, without a slash at the end. */
  origin: string;
  /** Sends a request to an address as it is in the world. */
  send: (address: string, request?: GraphRequest) => Promise<GraphAnswer>;
}

/** Requests times in UTC. */
const HEADERS = { accept: 'application/json', prefer: 'outlook.timezone="UTC"' };

function refuse(status: number): void {
  if (isBusy(status)) throw new CalendarError('calendar-silent', `Graph answered ${status}`);
  if (status === 401 || status === 403)
    throw new CalendarError('calendar-credentials', `Graph answered ${status}`);
}

async function dataOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    throw new CalendarError('calendar-unreadable', 'Graph answered something else');
  }
}

/**
 * Returns Graph for the account that a library holds the tokens of. A token of access that Graph refuses is renewed once.
 *
 * @param onRenewed - Takes the tokens that came in the place of the earlier ones.
 */
export function graphOf(
  { client, keys, fetch, ask }: MicrosoftClient,
  scopes: string[],
  onRenewed: (tokens: string) => Promise<void> = () => Promise.resolve(),
): Graph {
  const cache = client.getTokenCache();
  let known = cache.serialize();

  const accessToken = (forceRefresh: boolean) =>
    ask(async () => {
      const [account] = await cache.getAllAccounts();
      if (!account) throw new CalendarError('calendar-credentials', 'The tokens are of no account');
      const { accessToken: token } = await client.acquireTokenSilent({ account, scopes, forceRefresh });
      const now = cache.serialize();
      if (now !== known) await onRenewed(now);
      known = now;
      return token;
    });

  const send = async (address: string, { method = 'GET', body }: GraphRequest, forceRefresh: boolean) =>
    fetch(keys.endpoints.graph + address.slice(MICROSOFT.graph.length), {
      method,
      headers: {
        ...HEADERS,
        authorization: `Bearer ${await accessToken(forceRefresh)}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });

  return {
    origin: keys.endpoints.graph,
    send: async (address, request = {}) => {
      const first = await send(address, request, false);
      const response = first.status === 401 ? await send(address, request, true) : first;
      refuse(response.status);
      return { status: response.status, data: await dataOf(response) };
    },
  };
}

/**
 * Opens Graph with the tokens of a calendar, and stores those that replace them.
 *
 * @param writes - True for the permission to write as well, as the consent gave it.
 * @throws CalendarError
 */
export async function openGraph(
  { token, keep }: RotatingToken,
  writes: boolean,
  options: FetchOptions = {},
): Promise<Graph> {
  const opened = await microsoftClient(options);
  try {
    opened.client.getTokenCache().deserialize(token);
  } catch {
    throw new CalendarError('calendar-credentials', 'The tokens can’t be read');
  }
  return graphOf(opened, scopesOf(writes), keep);
}

/** Parses an answer of Graph's. */
export function parsed<Answer>(schema: z.ZodType<Answer>, { status, data }: GraphAnswer): Answer {
  if (status >= 300) throw new CalendarError('calendar-refused', `Graph answered ${status}`);
  const read = schema.safeParse(data);
  if (!read.success) throw new CalendarError('calendar-unreadable', 'Graph answered something else');
  return read.data;
}

/** Returns the address of a next page as it is in the world; a link that leads elsewhere gets no token of ours. */
function nextOf(link: string, { origin }: Graph): string {
  const url = URL.canParse(link) ? new URL(link).href : '';
  if (!url.startsWith(`${origin}/v1.0/`))
    throw new CalendarError('calendar-refused', 'The next page is elsewhere');
  return MICROSOFT.graph + url.slice(origin.length);
}

/**
 * Reads a list over its pages.
 *
 * @param most - Number of entries after which no further page is requested.
 */
export async function readPages<Entry>(
  graph: Graph,
  address: string,
  entry: z.ZodType<Entry>,
  most: number,
): Promise<Entry[]> {
  const page = z.object({ value: z.array(entry), '@odata.nextLink': z.string().max(5000).optional() });
  const entries: Entry[] = [];
  let next: string | null = address;
  while (next !== null && entries.length < most) {
    const answer: z.infer<typeof page> = parsed(page, await graph.send(next));
    entries.push(...answer.value);
    const link = answer['@odata.nextLink'];
    // A page without entries that leads on for ever ends with the time that all requests have together.
    next = link === undefined ? null : nextOf(link, graph);
  }
  return entries;
}
