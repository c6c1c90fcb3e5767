import { logger } from 'firebase-functions/v2';
import type { BookingRefusal } from 'shared-lib/model/booking';
import { redact } from 'shared-lib/logger';
import { Refusal } from '../refusal';
import type { RequestContext, Response } from './request';

const STATUS: Readonly<Record<BookingRefusal, number>> = {
  'slot-taken': 409,
  'slot-not-offered': 409,
  'service-gone': 410,
  'service-changed': 409,
  'not-together': 409,
  'payment-first': 409,
  'booking-not-found': 404,
  'booking-state': 409,
  'booking-changed': 409,
  'change-too-late': 409,
  'payment-unavailable': 409,
  'bad-link': 403,
  'too-many-requests': 429,
  'proof-needed': 403,
  'invalid-input': 422,
  'read-only': 503,
};

/** The one method that a request may have, the work that answers it, and the time for which caches store the answer. */
export interface JsonRoute {
  method: 'GET' | 'POST';
  run: (context: RequestContext) => Promise<unknown>;
  maxAge?: number;
}

const isBookingRefusal = (reason: string): reason is BookingRefusal => Object.hasOwn(STATUS, reason);

/** Answers a request as JSON, a refusal with its reason and status. */
export async function answerAsJson(
  route: JsonRoute,
  context: RequestContext,
  response: Response,
): Promise<void> {
  if (context.request.method !== route.method) {
    response.set('Allow', route.method).status(405).end();
    return;
  }
  try {
    const answer = await route.run(context);
    if (route.maxAge) response.set('Cache-Control', `public, max-age=${route.maxAge}`);
    response.status(200).json(answer);
  } catch (error) {
    if (error instanceof Refusal && isBookingRefusal(error.reason)) {
      const status = STATUS[error.reason];
      response.status(status).json({ reason: error.reason, ...error.details });
      return;
    }
    logger.error('booking failed', redact({ error }));
    response.status(500).json({ reason: 'internal' });
  }
}
