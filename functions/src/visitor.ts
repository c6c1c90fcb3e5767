import type { Request } from 'firebase-functions/v2/https';
import { routeTable } from 'shared-lib/route-table';
import { handleBooking } from './booking-requests/http';
import { handleReport, handleVisit } from './visits/http';

type Response = NonNullable<Request['res']>;

const visits = routeTable<(request: Request, response: Response, slug: string) => Promise<void>>({
  '/v/report': handleReport,
  '/v/:slug': handleVisit,
  '/v/:other{.*}/': handleVisit,
});

/** Answers the requests of visitors' pages: `POST /v/report`, `POST /v/{slug}` and `/b/**`. */
export function handleVisitor(request: Request, response: Response): Promise<void> {
  const visit = visits(request.path);
  if (visit) return visit.route(request, response, visit.params['slug'] ?? '');
  return handleBooking(request, response);
}
