import { createHash } from 'node:crypto';
import { logger } from 'firebase-functions/v2';
import { redact } from 'shared-lib/logger';
import { MINUTE_MS } from 'shared-lib/time';
import { callerOf } from '../limits/client-address';
import { countCaller } from '../limits/count-caller';
import type { Limit } from '../limits/rate-limit';
import { Refusal } from '../refusal';
import { readCalendarFeed } from '../bookings/record/calendar-feed';
import type { RequestContext, Response } from './request';

/** Requests that one network may make: requests for the calendars of many people come from the same few addresses of a provider. */
const LIMIT: Limit = { most: 600, windowMs: 10 * MINUTE_MS };

/**
 * Answers `GET /b/feed/{uid}/{secret}.ics` with an owner's bookings for their calendar. A wrong address and a revoked
 * one get the same answer as one that never existed.
 */
export async function handleCalendarFeed(
  { request, params: { uid, secret }, db, now }: RequestContext,
  response: Response,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.set('Allow', 'GET, HEAD').status(405).end();
    return;
  }
  try {
    await countCaller({ db, now }, 'calendar-feed', callerOf(request), LIMIT);
    const calendar = uid && secret ? await readCalendarFeed({ db, now }, uid, secret) : null;
    if (calendar === null) {
      response.status(404).end();
      return;
    }
    const tag = `"${createHash('sha256').update(calendar).digest('base64url')}"`;
    response.set({ ETag: tag, 'Cache-Control': 'private, no-store' });
    if (request.get('if-none-match') === tag) {
      response.status(304).end();
      return;
    }
    response.set('Content-Type', 'text/calendar; charset=utf-8').status(200).send(calendar);
  } catch (error) {
    if (error instanceof Refusal) {
      response.set('Retry-After', '600').status(429).end();
      return;
    }
    logger.error('calendar feed failed', redact({ error }));
    response.status(500).end();
  }
}
