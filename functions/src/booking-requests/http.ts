import type { Request } from 'firebase-functions/v2/https';
import { routeTable } from 'shared-lib/route-table';
import { API_HEADERS } from '../../../build/server/csp';
import { firestore } from '../firebase';
import { handleAnswerForm } from './answer-form';
import { handleCalendarFeed } from './calendar-feed-http';
import { answerAsJson, type JsonRoute } from './answer';
import { handleReceipt } from './receipt-http';
import { handleReviewRefusal } from './review-refusal-http';
import { bookingPage, challenge, nextSlot } from './looks';
import type { RequestContext, Response } from './request';
import { send, SEND_NAMES } from './sends';
import { handleWaitingForm } from './waiting-form';

type Handler = (context: RequestContext, response: Response) => Promise<void>;

const json =
  (route: JsonRoute): Handler =>
  (context, response) =>
    answerAsJson(route, context, response);

/** All requests of visitors' pages about bookings, and those of calendars. A GET changes nothing. */
const routes = routeTable<Handler>({
  '/b/feed/:uid{[A-Za-z0-9]{1,128}}/:secret{[A-Za-z0-9_-]{43}}.ics': handleCalendarFeed,
  '/b/feed/:other{.*}/': handleCalendarFeed,
  '/b/justificante/:id{[A-Za-z0-9]{20}}.pdf': handleReceipt,
  '/b/opiniones/:uid{[A-Za-z0-9]{1,128}}/:key{[0-9a-f]{40}}': handleReviewRefusal,
  '/b/challenge': json(challenge),
  '/b/:slug': json(bookingPage),
  '/b/:slug/next': json(nextSlot),
  '/b/:slug/respuesta': handleAnswerForm,
  '/b/:slug/espera': handleWaitingForm,
  [`/b/:slug/:name{${SEND_NAMES.join('|')}}`]: json(send),
});

/** Answers everything under `/b/` of the cards' site and of the shell. */
export async function handleBooking(
  request: Request,
  response: Response,
  now: number = Date.now(),
): Promise<void> {
  response.set(API_HEADERS);
  const found = routes(request.path);
  if (!found) {
    response.status(404).json({ reason: 'booking-not-found' });
    return;
  }
  await found.route({ request, params: found.params, db: firestore(), now }, response);
}
