import type {
  BookingPage,
  BookingRefusal,
  LocalDate,
  VisitorBookingInputs,
  VisitorBookingOutputs,
} from 'shared-lib/domain/booking';

/** Why something didn't happen: the server's word, no network, or a failure of ours. */
export type Problem = BookingRefusal | 'offline' | 'failure';

/** What came of a question. */
export type Answer<Value> =
  { ok: true; value: Value } | { ok: false; problem: Problem; alternatives: number[]; fields: string[] };

const failed = (problem: Problem): Answer<never> => ({ ok: false, problem, alternatives: [], fields: [] });

/** Longer than any answer takes; a network that lost the question says nothing by itself, in milliseconds. */
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

/** Reads what a card offers between two of its owner's dates, at most 45 days. */
export const readBookingPage = (slug: string, range: { from: LocalDate; to: LocalDate }) =>
  ask<BookingPage>(`/b/${slug}?${new URLSearchParams(range)}`);

/** Asks for something by its name; each can be asked again without harm. */
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

/** Gives a held slot up as the page goes away; nobody waits for it. */
export function releaseOnLeaving(slug: string, session: string): void {
  const body = new Blob([JSON.stringify({ session })], { type: 'application/json' });
  navigator.sendBeacon(`/b/${slug}/release`, body);
}

/** A task that proves a little work, as the server signs it. */
export interface ProofChallenge {
  parameters: { nonce: string; salt: string; cost: number; keyLength?: number; keyPrefix: string };
  signature: string;
}

export const readChallenge = () => ask<ProofChallenge>('/b/challenge');

/** An id as the server takes them: nobody else's, and nobody guesses it. */
export function newId(): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  // 62 letters from 256 values: some a little likelier, which 20 of them bear.
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
}
