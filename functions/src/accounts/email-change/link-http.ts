import type { Request } from 'firebase-functions/v2/https';
import { logger } from 'firebase-functions/v2';
import { emailLinkSchema } from 'shared-lib/domain';
import { redact } from 'shared-lib/logger';
import { HOUR_MS } from 'shared-lib/time';
import { API_HEADERS } from '../../../../build/csp';
import { firestore } from '../../firebase';
import { callerOf } from '../../limits/client-address';
import { countCaller } from '../../limits/count-caller';
import { Refusal } from '../../refusal';
import { isCrossSite } from '../../visits/is-cross-site';
import { followEmailLink } from './follow-links';

type Response = NonNullable<Request['res']>;

/** Limit that is enough for somebody who tries again, and too little to guess a proof. */
const LIMIT = { most: 20, windowMs: HOUR_MS };

/** Status of the answer for each refusal. */
const STATUS: Readonly<Record<string, number>> = {
  'invalid-input': 400,
  'email-taken': 409,
  'link-invalid': 410,
  'too-many-requests': 429,
  'read-only': 503,
};

/** Follows a link; returns the code of its refusal, or an empty one. */
async function follow(request: Request): Promise<string> {
  const input = emailLinkSchema.safeParse(request.body);
  if (!input.success) return 'invalid-input';
  const context = { db: firestore(), now: Date.now() };
  try {
    await countCaller(context, 'email-change', callerOf(request), LIMIT);
    await followEmailLink(context, input.data.step, input.data);
    return '';
  } catch (error) {
    if (error instanceof Refusal) return error.reason;
    logger.error('email change failed', redact({ error }));
    return 'unexpected';
  }
}

/** Answers `POST /v/account/email`: a press on the page of a link that a mailbox got, which needs no session. */
export async function handleEmailLink(request: Request, response: Response): Promise<void> {
  response.set(API_HEADERS);
  if (request.method !== 'POST') {
    response.set('Allow', 'POST').status(405).end();
    return;
  }
  if (isCrossSite(request)) {
    response.status(403).json({ refusal: 'invalid-input' });
    return;
  }
  const refusal = await follow(request);
  response.status(refusal === '' ? 200 : (STATUS[refusal] ?? 500)).json({ refusal });
}
