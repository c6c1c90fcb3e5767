import type { Request } from 'firebase-functions/v2/https';
import { handleBooking } from './bookings/http';
import { handleReport, handleVisit } from './visits/http';

type Response = NonNullable<Request['res']>;

/** Answers the requests of visitors' pages: `POST /v/report`, `POST /v/{slug}` and `/b/**`. */
export function handleVisitor(request: Request, response: Response): Promise<void> {
  if (request.path === '/v/report') return handleReport(request, response);
  if (request.path.startsWith('/v/')) return handleVisit(request, response);
  return handleBooking(request, response);
}
