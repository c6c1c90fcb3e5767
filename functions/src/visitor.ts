import type { Request } from 'firebase-functions/v2/https';
import { STATUS_PATH } from 'shared-lib/model';
import { routeTable } from 'shared-lib/route-table';
import { handleBooking } from './booking-requests/http';
import { handleEmailLink } from './accounts/email-change/link-http';
import { handleAppeal } from './moderation/appeal-http';
import { handleStatus } from './status/http';
import { handleReport, handleVisit } from './visits/http';

type Response = NonNullable<Request['res']>;

const visits = routeTable<(request: Request, response: Response, slug: string) => Promise<void>>({
  '/v/report': handleReport,
  '/v/appeal': handleAppeal,
  '/v/account/email': handleEmailLink,
  // A card may have this very address: its visits are posted.
  [STATUS_PATH]: (request, response) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? handleStatus(request, response)
      : handleVisit(request, response, 'estado'),
  '/v/:slug': handleVisit,
  '/v/:other{.*}/': handleVisit,
});

/** Answers the requests of visitors' pages: `POST /v/report`, `POST /v/appeal`, `POST /v/account/email`, `GET /v/estado`, `POST /v/{slug}` and `/b/**`. */
export function handleVisitor(request: Request, response: Response): Promise<void> {
  const visit = visits(request.path);
  if (visit) return visit.route(request, response, visit.params['slug'] ?? '');
  return handleBooking(request, response);
}
