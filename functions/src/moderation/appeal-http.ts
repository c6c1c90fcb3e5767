import type { Request } from 'firebase-functions/v2/https';
import { logger } from 'firebase-functions/v2';
import { suspensionAppealSchema } from 'shared-lib/domain';
import { redact } from 'shared-lib/logger';
import { HOUR_MS } from 'shared-lib/time';
import { API_HEADERS } from '../../../build/csp';
import { firestore } from '../firebase';
import { callerOf } from '../limits/client-address';
import { countCaller } from '../limits/count-caller';
import { Refusal } from '../refusal';
import { isCrossSite } from '../visits/is-cross-site';
import { appealSuspension } from './appeal-decision';

type Response = NonNullable<Request['res']>;

/** Limit that is enough for somebody who tries again, and too little to guess a proof or to flood the administrators. */
const LIMIT = { most: 10, windowMs: HOUR_MS };

/** Answer for each refusal: the status, and the code of the error in the app. */
const STATUS: Readonly<Record<string, number>> = {
  'too-many-requests': 429,
  'already-appealed': 409,
  'nothing-to-appeal': 410,
};

/** Takes an appeal; returns the code of its refusal, or an empty one. */
async function takeAppeal(request: Request): Promise<string> {
  const input = suspensionAppealSchema.safeParse(request.body);
  if (!input.success) return 'invalid-input';
  const context = { db: firestore(), now: Date.now() };
  try {
    await countCaller(context, 'appeal', callerOf(request), LIMIT);
    await appealSuspension(context, input.data);
    return '';
  } catch (error) {
    if (error instanceof Refusal) return error.reason;
    logger.error('appeal failed', redact({ error }));
    return 'unexpected';
  }
}

/** Answers `POST /v/appeal`: the appeal of a suspended account, which can't sign in, with the proof of its mail. */
export async function handleAppeal(request: Request, response: Response): Promise<void> {
  response.set(API_HEADERS);
  if (request.method !== 'POST') {
    response.set('Allow', 'POST').status(405).end();
    return;
  }
  if (isCrossSite(request)) {
    response.status(403).json({ refusal: 'invalid-input' });
    return;
  }
  const refusal = await takeAppeal(request);
  const failure = refusal === 'invalid-input' ? 400 : (STATUS[refusal] ?? 500);
  response.status(refusal === '' ? 200 : failure).json({ refusal });
}
