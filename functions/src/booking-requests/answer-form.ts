import { logger } from 'firebase-functions/v2';
import { CARD_LANGUAGES, DEFAULT_LANGUAGE, findSlugProblem } from 'shared-lib/model';
import type { BookingRefusal } from 'shared-lib/model/booking';
import { redact } from 'shared-lib/logger';
import { Refusal } from '../refusal';
import { bookNextByForm, lookForNext, NEXT_STATES, type FormOutcome, type NextState } from './next-form';
import type { Asked, Response } from './request';
import { runSend } from './sends';

/** State of which the page of a booking tells a browser without script, after its form was sent. */
type FormState = 'confirmada' | 'cancelada' | 'enlace' | 'estado' | 'plazo' | 'espera' | 'fallo' | NextState;

const STATES: Partial<Record<BookingRefusal, FormState>> = {
  'bad-link': 'enlace',
  'invalid-input': 'enlace',
  'booking-state': 'estado',
  'change-too-late': 'plazo',
  'too-many-requests': 'espera',
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Does what the form says: confirms, cancels, looks for the next appointment or books it. */
async function run(asked: Asked, fields: Record<string, unknown>): Promise<FormOutcome<FormState>> {
  const link = { bookingId: text(fields['bookingId']), token: text(fields['token']) };
  switch (fields['answer']) {
    case 'cancel':
      return { state: 'cancelada', path: (await runSend(asked, 'cancel', { ...link, reason: '' })).path };
    case 'next':
      return lookForNext(asked, link);
    case 'book-next':
      return bookNextByForm(asked, link, fields);
    default:
      return { state: 'confirmada', path: (await runSend(asked, 'attend', link)).path };
  }
}

/** Does what the form says; a refusal becomes a state that the page tells. */
async function act(asked: Asked, fields: Record<string, unknown>): Promise<FormOutcome<FormState>> {
  try {
    return await run(asked, fields);
  } catch (error) {
    if (error instanceof Refusal) {
      const isNext = fields['answer'] === 'next' || fields['answer'] === 'book-next';
      const reason = error.reason as BookingRefusal;
      return { state: (isNext && NEXT_STATES[reason]) || STATES[reason] || 'fallo', path: '' };
    }
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
 * Answers the plain form of a booking's page, by which a browser without script confirms, cancels or books the next
 * appointment, and leads back to the page.
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
  const { state, path, shown = {} } = await act(asked, fields);
  const told = new URLSearchParams({ estado: state, ...shown });
  response
    .set('Location', `${path || page}&${told.toString()}`)
    .status(303)
    .end();
}
