import type {
  BookingRefusal,
  PublicService,
  VisitorBookingInputs,
  VisitorBookingOutputs,
} from 'shared-lib/model/booking';

/** Reason of a failed request: the server's code, no network, or a failure of ours. */
export type Problem = BookingRefusal | 'offline' | 'failure';

/** Result of a request. */
export type Answer<Value> =
  | { ok: true; value: Value }
  | {
      ok: false;
      problem: Problem;
      alternatives: number[];
      fields: string[];
      /** Terms to agree to, of `payment-first`. */
      terms?: PaymentTerms;
    };

/** Amount that is to be paid while booking, with its refund policy. */
export type PaymentTerms = Required<Pick<PublicService, 'due' | 'refunds'>>;

const failed = (problem: Problem): Answer<never> => ({ ok: false, problem, alternatives: [], fields: [] });

/** Longest wait for an answer, in milliseconds: a lost request never fails by itself. */
const PATIENCE_MS = 20_000;

/** Sends a request to the visitors' service, and reads its answer as JSON. */
export async function ask<Value>(path: string, init: RequestInit = {}): Promise<Answer<Value>> {
  let response: Response;
  try {
    response = await fetch(path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch {
    return failed('offline');
  }
  const body = await response.json().catch(() => null);
  if (response.ok && body) return { ok: true, value: body };
  if (response.status >= 400 && response.status < 500 && typeof body?.reason === 'string')
    return {
      ok: false,
      problem: body.reason,
      alternatives: body.alternatives ?? [],
      fields: body.fields ?? [],
      ...(typeof body.due === 'number' && { terms: body }),
    };
  return failed(body?.reason === 'read-only' ? 'read-only' : 'failure');
}

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

/** A proof-of-work challenge, as the server signs it. */
export interface ProofChallenge {
  parameters: { nonce: string; salt: string; cost: number; keyLength?: number; keyPrefix: string };
  signature: string;
}

export const readChallenge = () => ask<ProofChallenge>('/b/challenge');

/** Creates a random id in the form that the server accepts. */
export function newId(): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  // 62 letters from 256 values: some a little likelier, which 20 of them bear.
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
}
