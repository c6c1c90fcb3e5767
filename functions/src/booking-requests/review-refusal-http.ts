import { createHash } from 'node:crypto';
import { logger } from 'firebase-functions/v2';
import { CARD_LANGUAGES, languageIn } from 'shared-lib/model';
import { redact } from 'shared-lib/logger';
import { MINUTE_MS } from 'shared-lib/time';
import { isRefusalToken, refuseReviews } from '../bookings/reminders/review-requests';
import { callerOf } from '../limits/client-address';
import { countCaller } from '../limits/count-caller';
import type { Limit } from '../limits/rate-limit';
import { VISITORS_TEXTS } from '../mail/mail-texts';
import { escapeHtml } from '../mail/parts/escape-html';
import { RECEIPT_WORDS } from '../receipts/words';
import { Refusal } from '../refusal';
import type { RequestContext, Response } from './request';

/** Requests that one network may make; those of mail programs come from few addresses. */
const LIMIT: Limit = { most: 300, windowMs: 10 * MINUTE_MS };

const STYLE =
  'body{font:1.0625rem/1.5 system-ui,sans-serif;max-width:34rem;margin:3rem auto;padding:0 1.25rem;color:#17202e;background:#fff}' +
  'h1{font-size:1.5rem;line-height:1.25}button{font:inherit;font-weight:600;min-height:3rem;padding:.5rem 1.25rem;border:0;border-radius:.75rem;color:#fff;background:#0f5f59}';

/** The page needs its style and its form, and nothing else. */
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

/** Returns the page: a heading, a sentence, and the button while there is something to do. */
function pageOf(
  language: string,
  { heading, text, button }: { heading: string; text: string; button?: string },
) {
  const form = button ? `<form method="post"><button>${escapeHtml(button)}</button></form>` : '';
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${escapeHtml(heading)}</title><style>${STYLE}</style></head>` +
    `<body><main><h1>${escapeHtml(heading)}</h1><p role="status">${escapeHtml(text)}</p>${form}</main></body></html>`
  );
}

/**
 * Answers `/b/opiniones/{uid}/{mailboxKey}?t={token}`: a page with a button, as mail scanners open links, and the press on it. Mail
 * programs post there too, in their reader's name.
 */
export async function handleReviewRefusal(context: RequestContext, response: Response): Promise<void> {
  const { request, params, db, now } = context;
  const isPost = request.method === 'POST';
  if (!isPost && request.method !== 'GET' && request.method !== 'HEAD') {
    response.set('Allow', 'GET, HEAD, POST').status(405).end();
    return;
  }
  const language = languageIn(request.originalUrl, CARD_LANGUAGES);
  const { review } = VISITORS_TEXTS[language];
  const { badLink, tooMany } = RECEIPT_WORDS[language];
  const heading = review.pageHeading;
  const answer = (status: number, content: { text: string; button?: string }) =>
    response
      .set({ 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY })
      .status(status)
      .send(pageOf(language, { heading, ...content }));
  const { t: token } = request.query;
  try {
    await countCaller({ db, now }, 'review-refusal', callerOf(request), LIMIT);
    const mailbox = { uid: params['uid'] ?? '', mailboxKey: params['key'] ?? '' };
    if (typeof token !== 'string' || !isRefusalToken(mailbox, token)) {
      answer(404, { text: badLink });
      return;
    }
    if (!isPost) {
      answer(200, { text: review.pageText, button: review.pageButton });
      return;
    }
    await refuseReviews(db, mailbox);
    answer(200, { text: review.pageDone });
  } catch (error) {
    if (error instanceof Refusal) {
      answer(429, { text: tooMany });
      return;
    }
    logger.error('review refusal failed', redact({ error }));
    response.status(500).end();
  }
}
