import type { Request } from 'firebase-functions/v2/https';
import { logger } from 'firebase-functions/v2';
import { CARD_LANGUAGES, cardReportSchema, findSlugProblem } from 'shared-lib/model';
import { redact } from 'shared-lib/logger';
import { API_HEADERS } from '../../../build/server/csp';
import { RELEASE_HEADERS } from '../../../build/server/release-header';
import { SERVICE_TABLE } from '../../../build/server/services';
import { firestore } from '../firebase';
import { callerOf } from '../limits/client-address';
import { Refusal } from '../refusal';
import { reportCard } from '../moderation/report-card';
import { reportDay } from '../moderation/report-ref';
import { isCrossSite } from './is-cross-site';
import { recordVisit, type VisitOutcome } from './record-visit';
import { readVisitEvent } from './visit-event';

type Response = NonNullable<Request['res']>;

/** Longest body that is read, in bytes. */
const MAX_BODY_BYTES = SERVICE_TABLE.visitor.bodyMaxBytes;

const STATUS: Record<VisitOutcome, number> = { counted: 204, ignored: 204, 'unknown-card': 404 };

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Answers `POST /v/{slug}`: the beacon of a visitor's page, with its event as JSON. */
export async function handleVisit(request: Request, response: Response, slug: string): Promise<void> {
  response.set(API_HEADERS);
  if (request.method !== 'POST') {
    response
      .set({ ...RELEASE_HEADERS, Allow: 'POST' })
      .status(405)
      .end();
    return;
  }
  const event = readVisitEvent(request.rawBody);
  if (!event) {
    response.status(400).end();
    return;
  }
  // Only events from the card's own page are counted. Others get the same answer.
  if (isCrossSite(request)) {
    response.status(204).end();
    return;
  }
  try {
    const outcome = await recordVisit(
      { db: firestore(), now: Date.now() },
      { slug, event, ...callerOf(request), country: request.get('x-country-code') ?? '' },
    );
    response.status(STATUS[outcome]).end();
  } catch (error) {
    if (!(error instanceof Refusal)) logger.error('visit failed', redact({ error }));
    response.status(error instanceof Refusal ? 429 : 500).end();
  }
}

/** Result of a report, in the query of the page that a plain form returns to. */
type ReportState = 'enviada' | 'datos' | 'espera' | 'fallo';

const REPORT_STATUS: Record<ReportState, number> = { enviada: 200, datos: 400, espera: 429, fallo: 500 };

async function takeReport(request: Request, now: number): Promise<ReportState> {
  if ((request.rawBody?.length ?? 0) > MAX_BODY_BYTES) return 'datos';
  const input = cardReportSchema.safeParse(request.body);
  if (!input.success) return 'datos';
  try {
    await reportCard({ db: firestore(), now }, input.data, callerOf(request));
    return 'enviada';
  } catch (error) {
    if (error instanceof Refusal) return 'espera';
    logger.error('report failed', redact({ error }));
    return 'fallo';
  }
}

/**
 * Answers `POST /v/report`: a visitor's report of a card, as JSON, or by the plain form of `/c/{slug}/denunciar`, which
 * is redirected back to its page. An accepted report gets a reference for later enquiries.
 */
export async function handleReport(request: Request, response: Response): Promise<void> {
  response.set(API_HEADERS);
  if (request.method !== 'POST') {
    response.set('Allow', 'POST').status(405).end();
    return;
  }
  if (isCrossSite(request)) {
    response.status(403).json({ state: 'datos' });
    return;
  }
  const now = Date.now();
  const state = await takeReport(request, now);
  const slug = text(request.body.slug) ?? '';
  // The same whether the card was there or not, and however often it is reported.
  const day = state === 'enviada' ? reportDay(now) : '';
  if (!request.is('application/x-www-form-urlencoded')) {
    response.status(REPORT_STATUS[state]).json({ state, ...(day && { reference: `${slug}_${day}` }) });
    return;
  }
  const isSlug = findSlugProblem(slug) === null;
  const requested = text(request.body.lang);
  const lang = CARD_LANGUAGES.some((language) => language === requested) ? `&lang=${requested}` : '';
  response
    .set('Location', isSlug ? `/c/${slug}/denunciar?estado=${state}${day && `&dia=${day}`}${lang}` : '/')
    .status(303)
    .end();
}
