import type { Request } from 'firebase-functions/v2/https';
import { logger } from 'firebase-functions/v2';
import { cardReportSchema, findSlugProblem } from 'shared-lib/domain';
import { redact } from 'shared-lib/logger';
import { API_HEADERS } from '../../../build/csp';
import { firestore } from '../firebase';
import { Refusal } from '../refusal';
import { reportCard } from '../trust/report-card';
import { recordVisit, type VisitOutcome } from './record-visit';

type Response = NonNullable<Request['res']>;

/** Longest body that is read: a report with its text, percent-encoded. */
const BODY_MAX_BYTES = 16 * 1024;

const STATUS: Record<VisitOutcome, number> = { counted: 204, ignored: 204, 'unknown-card': 404 };

/** Who asks: behind Hosting the first forwarded address is the visitor's. */
export function callerOf(request: Request) {
  const forwarded = request.get('x-forwarded-for')?.split(',')[0]?.trim();
  return { ip: forwarded || (request.ip ?? ''), userAgent: request.get('user-agent') ?? '' };
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** `POST /v/{slug}`: a visitor's page tells what happened on it. */
export async function handleVisit(request: Request, response: Response): Promise<void> {
  response.set(API_HEADERS);
  if (request.method !== 'POST') {
    response.set('Allow', 'POST').status(405).end();
    return;
  }
  const { l, h, s, v, preview } = request.query;
  const href = text(h);
  const lcp = Number(text(l));
  try {
    const outcome = await recordVisit(
      { db: firestore(), now: Date.now() },
      {
        slug: /^\/v\/([^/]+)$/.exec(request.path)?.[1] ?? '',
        ...(href !== undefined && { href: href.slice(0, 2048) }),
        ...(Number.isFinite(lcp) && { lcp }),
        scanned: s === 'qr',
        own: v !== undefined || preview !== undefined,
        ...callerOf(request),
      },
    );
    response.status(STATUS[outcome]).end();
  } catch (error) {
    if (!(error instanceof Refusal)) logger.error('visit failed', redact({ error }));
    response.status(error instanceof Refusal ? 429 : 500).end();
  }
}

/** What became of a report, for the page that a plain form goes back to. */
type ReportState = 'enviada' | 'datos' | 'espera' | 'fallo';

const REPORT_STATUS: Record<ReportState, number> = { enviada: 200, datos: 400, espera: 429, fallo: 500 };

async function takeReport(request: Request): Promise<ReportState> {
  if ((request.rawBody?.length ?? 0) > BODY_MAX_BYTES) return 'datos';
  const input = cardReportSchema.safeParse(request.body);
  if (!input.success) return 'datos';
  try {
    await reportCard({ db: firestore(), now: Date.now() }, input.data, callerOf(request));
    return 'enviada';
  } catch (error) {
    if (error instanceof Refusal) return 'espera';
    logger.error('report failed', redact({ error }));
    return 'fallo';
  }
}

/**
 * `POST /v/report`: a visitor reports a card, as JSON, or by the plain form of `/c/{slug}/denunciar`, which is led back to
 * its page.
 */
export async function handleReport(request: Request, response: Response): Promise<void> {
  response.set(API_HEADERS);
  if (request.method !== 'POST') {
    response.set('Allow', 'POST').status(405).end();
    return;
  }
  const state = await takeReport(request);
  if (!request.is('application/x-www-form-urlencoded')) {
    response.status(REPORT_STATUS[state]).json({ state });
    return;
  }
  const slug = text((request.body as { slug?: unknown }).slug) ?? '';
  const isSlug = findSlugProblem(slug) === null;
  response
    .set('Location', isSlug ? `/c/${slug}/denunciar?estado=${state}` : '/')
    .status(303)
    .end();
}
