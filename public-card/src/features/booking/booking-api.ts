import {
  OWN_TIME_HEADERS,
  type BookingPage,
  type BookingRefusal,
  type LocalDate,
  type VisitorBookingInputs,
  type VisitorBookingOutputs,
} from 'shared-lib/domain/booking';

/** Reason of a failed request: the server's code, no network, or a failure of ours. */
export type Problem = BookingRefusal | 'offline' | 'failure';

/** Result of a request. */
export type Answer<Value> =
  { ok: true; value: Value } | { ok: false; problem: Problem; alternatives: number[]; fields: string[] };

const failed = (problem: Problem): Answer<never> => ({ ok: false, problem, alternatives: [], fields: [] });

/** Longest wait for an answer, in milliseconds: a lost request never fails by itself. */
const PATIENCE_MS = 20_000;

async function ask<Value>(path: string, init: RequestInit = {}): Promise<Answer<Value>> {
  let response: Response;
  try {
    response = await fetch(path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch {
    return failed('offline');
  }
  const body = (await response.json().catch(() => null)) as Record<string, unknown> | null;
  if (response.ok && body) return { ok: true, value: body as Value };
  if (response.status >= 400 && response.status < 500 && typeof body?.['reason'] === 'string')
    return {
      ok: false,
      problem: body['reason'] as BookingRefusal,
      alternatives: (body['alternatives'] as number[] | undefined) ?? [],
      fields: (body['fields'] as string[] | undefined) ?? [],
    };
  return failed(body?.['reason'] === 'read-only' ? 'read-only' : 'failure');
}

/** Secret of a page: the session that may have a hold, or the link of the booking that it moves, as `{id}.{token}`. */
export type OwnTime = { session: string } | { link: string };

/**
 * Reads a card's booking page between two of its owner's dates, at most 45 days.
 *
 * @param own - Secret whose hold or booking doesn't count as taken.
 */
export const readBookingPage = (slug: string, range: { from: LocalDate; to: LocalDate }, own: OwnTime) =>
  ask<BookingPage>(`/b/${slug}?${new URLSearchParams(range)}`, {
    headers:
      'session' in own ? { [OWN_TIME_HEADERS.session]: own.session } : { [OWN_TIME_HEADERS.link]: own.link },
  });

/** Sends a request by its name; each can be repeated safely. */
export const send = <Name extends keyof VisitorBookingInputs>(
  slug: string,
  name: Name,
  input: VisitorBookingInputs[Name],
) =>
  ask<VisitorBookingOutputs[Name]>(`/b/${slug}/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(input),
  });

/** Answer of the last request that was sent in its turn. */
let lastInTurn: Promise<unknown> = Promise.resolve();

/**
 * Sends a request about this page's own time once the former one is answered, so that they reach the server in order:
 * a hold that came after its own booking would be refused as taken, and a late release would drop the next hold.
 */
export function sendInTurn<Name extends 'hold' | 'release' | 'book'>(
  ...request: Parameters<typeof send<Name>>
): ReturnType<typeof send<Name>> {
  const answer = lastInTurn.then(() => send(...request));
  lastInTurn = answer;
  return answer;
}

/** Releases a hold as the page is closed, without waiting for the answer. */
export function releaseOnLeaving(slug: string, session: string): void {
  const body = new Blob([JSON.stringify({ session })], { type: 'application/json' });
  navigator.sendBeacon(`/b/${slug}/release`, body);
}

/** A proof-of-work challenge, as the server signs it. */
export interface ProofChallenge {
  parameters: { nonce: string; salt: string; cost: number; keyLength?: number; keyPrefix: string };
  signature: string;
}

export const readChallenge = () => ask<ProofChallenge>('/b/challenge');

/** Returns the token in the path of a booking's page. */
export const tokenOf = (path: string): string => new URLSearchParams(path.split('?')[1]).get('t') ?? '';

/** Creates a random id in the form that the server accepts. */
export function newId(): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  // 62 letters from 256 values: some a little likelier, which 20 of them bear.
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
}
