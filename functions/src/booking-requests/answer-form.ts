import { logger } from 'firebase-functions/v2';
import { CARD_LANGUAGES, DEFAULT_LANGUAGE, findSlugProblem } from 'shared-lib/model';
import type { BookingRefusal, VisitorBookingOutputs } from 'shared-lib/model/booking';
import { redact } from 'shared-lib/logger';
import { Refusal } from '../refusal';
import type { Asked, Response } from './request';
import { runSend } from './sends';

/** State of which the page of a booking tells a browser without script, after its form was sent. */
type FormState = 'confirmada' | 'cancelada' | 'enlace' | 'estado' | 'plazo' | 'espera' | 'fallo';

const STATES: Partial<Record<BookingRefusal, FormState>> = {
  'bad-link': 'enlace',
  'invalid-input': 'enlace',
  'booking-state': 'estado',
  'change-too-late': 'plazo',
  'too-many-requests': 'espera',
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Confirms or cancels as the form says; returns the state with the page that is valid then, empty where there is none. */
async function act(
  asked: Asked,
  fields: Record<string, unknown>,
): Promise<{ state: FormState; path: string }> {
  const link = { bookingId: text(fields['bookingId']), token: text(fields['token']) };
  try {
    const isCancel = fields['answer'] === 'cancel';
    const { path }: VisitorBookingOutputs['attend'] = isCancel
      ? await runSend(asked, 'cancel', { ...link, reason: '' })
      : await runSend(asked, 'attend', link);
    return { state: isCancel ? 'cancelada' : 'confirmada', path };
  } catch (error) {
    if (error instanceof Refusal)
      return { state: STATES[error.reason as BookingRefusal] ?? 'fallo', path: '' };
    logger.error('answer form failed', redact({ error }));
    return { state: 'fallo', path: '' };
  }
}

/** Returns the page that a form came from; `null` for a made-up one. */
function pageOf({ params }: Asked, { bookingId, token, lang }: Record<string, unknown>): string | null {
  if (!/^[A-Za-z0-9]{20}$/.test(text(bookingId)) || !/^[\w-]{1,100}$/.test(text(token))) return null;
  const slug = params['slug'] ?? '';
  const card = findSlugProblem(slug) === null ? `/${slug}` : '';
  const isOther = lang !== DEFAULT_LANGUAGE && CARD_LANGUAGES.some((language) => language === lang);
  return `/c${card}/reserva/${text(bookingId)}?t=${text(token)}${isOther ? `&lang=${text(lang)}` : ''}`;
}

/**
 * Answers the plain form of a booking's page, by which a browser without script confirms or cancels, and leads back to the
 * page.
 */
export async function handleAnswerForm(asked: Asked, response: Response): Promise<void> {
  const { request } = asked;
  if (request.method !== 'POST') {
    response.set('Allow', 'POST').status(405).end();
    return;
  }
  const fields = (request.body ?? {}) as Record<string, unknown>;
  const page = request.is('application/x-www-form-urlencoded') ? pageOf(asked, fields) : null;
  // The token is the secret of the link: a page of another site doesn't know it.
  if (page === null) {
    response.status(403).json({ reason: 'bad-link' });
    return;
  }
  const { state, path } = await act(asked, fields);
  response
    .set('Location', `${path || page}&estado=${state}`)
    .status(303)
    .end();
}
