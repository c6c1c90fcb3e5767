import type { Request } from 'firebase-functions/v2/https';
import { logger } from 'firebase-functions/v2';
import type { Firestore } from 'firebase-admin/firestore';
import type { RateLimit } from 'shared-lib/model';
import { redact } from 'shared-lib/logger';
import type { z } from 'zod';
import { API_HEADERS } from '../../../build/server/csp';
import { firestore } from '../firebase';
import { callerOf } from '../limits/client-address';
import { countCaller } from '../limits/count-caller';
import { Refusal } from '../refusal';
import { isCrossSite } from './is-cross-site';

type Response = NonNullable<Request['res']>;

/** Answers a request of one path. */
export type PathHandler = (request: Request, response: Response) => Promise<void>;

/** A request without a session, whose body has the proof of a mail. */
export interface PostWithProof<Schema extends z.ZodType> {
  /** Name under which a network's requests are counted. */
  subject: string;
  limit: RateLimit;
  input: Schema;
  /** Status of the answer for each refusal; 500 for another. */
  statuses: Readonly<Record<string, number>>;
  /** @throws Refusal, whose reason is the answer. */
  act: (context: { db: Firestore; now: number }, input: z.output<Schema>) => Promise<void>;
}

/** Acts on a request; returns the code of its refusal, or an empty one. */
async function refusalOf<Schema extends z.ZodType>(
  request: Request,
  { subject, limit, input, act }: PostWithProof<Schema>,
): Promise<string> {
  const read = input.safeParse(request.body);
  if (!read.success) return 'invalid-input';
  const context = { db: firestore(), now: Date.now() };
  try {
    await countCaller(context, subject, callerOf(request), limit);
    await act(context, read.data);
    return '';
  } catch (error) {
    if (error instanceof Refusal) return error.reason;
    logger.error(`${subject} failed`, redact({ error }));
    return 'unexpected';
  }
}

/** Returns the handler of a `POST` of our own pages that answers with the code of its refusal, or an empty one. */
export const postWithProof =
  <Schema extends z.ZodType>(route: PostWithProof<Schema>): PathHandler =>
  async (request, response) => {
    response.set(API_HEADERS);
    if (request.method !== 'POST') {
      response.set('Allow', 'POST').status(405).end();
      return;
    }
    if (isCrossSite(request)) {
      response.status(403).json({ refusal: 'invalid-input' });
      return;
    }
    const refusal = await refusalOf(request, route);
    const failure = refusal === 'invalid-input' ? 400 : (route.statuses[refusal] ?? 500);
    response.status(refusal === '' ? 200 : failure).json({ refusal });
  };
