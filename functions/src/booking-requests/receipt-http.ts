import { logger } from 'firebase-functions/v2';
import { CARD_LANGUAGES, languageIn } from 'shared-lib/model';
import { redact } from 'shared-lib/logger';
import { MINUTE_MS } from 'shared-lib/time';
import { getLinkedOrThrow } from '../bookings/record/linked-booking';
import { callerOf } from '../limits/client-address';
import { countCaller } from '../limits/count-caller';
import type { Limit } from '../limits/rate-limit';
import { RECEIPT_WORDS } from '../receipts/words';
import { readReceipt } from '../receipts/read-receipt';
import { Refusal } from '../refusal';
import type { RequestContext, Response } from './request';

/** Receipts that one network may open. */
const LIMIT: Limit = { most: 60, windowMs: 10 * MINUTE_MS };

/** Answers a person who can't get a receipt with a sentence in their language. */
function refuse({ request }: RequestContext, response: Response, status: 404 | 429): void {
  const language = languageIn(request.originalUrl, CARD_LANGUAGES);
  const { badLink, tooMany } = RECEIPT_WORDS[language];
  response
    .set({ 'Content-Type': 'text/plain; charset=utf-8', 'Content-Language': language })
    .status(status)
    .send(status === 404 ? badLink : tooMany);
}

/**
 * Answers `GET /b/justificante/{bookingId}.pdf?t={token}` with the receipt of what was paid. A booking without a payment gets the
 * same answer as a link that opens nothing.
 */
export async function handleReceipt(context: RequestContext, response: Response): Promise<void> {
  const { request, params, db, now } = context;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.set('Allow', 'GET, HEAD').status(405).end();
    return;
  }
  response.set('Cache-Control', 'private, no-store');
  const { t: token } = request.query;
  try {
    await countCaller({ db, now }, 'receipt', callerOf(request), LIMIT);
    const link = { bookingId: params['id'] ?? '', token: typeof token === 'string' ? token : '' };
    const receipt = await readReceipt(db, await getLinkedOrThrow(db, link));
    if (!receipt) {
      refuse(context, response, 404);
      return;
    }
    response
      .set({
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${receipt.name}"`,
      })
      .status(200)
      .send(Buffer.from(receipt.bytes));
  } catch (error) {
    if (error instanceof Refusal) {
      refuse(context, response, error.reason === 'too-many-requests' ? 429 : 404);
      return;
    }
    logger.error('receipt failed', redact({ error }));
    response.status(500).end();
  }
}
