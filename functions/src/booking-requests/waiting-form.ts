import { logger } from 'firebase-functions/v2';
import { CARD_LANGUAGES, DEFAULT_LANGUAGE, findSlugProblem } from 'shared-lib/model';
import type { BookingRefusal } from 'shared-lib/model/booking';
import { redact } from 'shared-lib/logger';
import { Refusal } from '../refusal';
import type { Asked, Response } from './request';
import { runSend } from './sends';

/** State of which the page of an entry tells a browser without script, after its form was sent. */
type FormState = 'fuera' | 'paso' | 'enlace' | 'espera' | 'fallo';

const STATES: Partial<Record<BookingRefusal, FormState>> = {
  'bad-link': 'enlace',
  'invalid-input': 'enlace',
  'booking-state': 'paso',
  'slot-taken': 'paso',
  'too-many-requests': 'espera',
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Books or leaves as the form says; returns the page that follows, empty for the one that it came from, and its state. */
async function act(
  asked: Asked,
  fields: Record<string, unknown>,
): Promise<{ state: FormState; path: string }> {
  const link = {
    waitingId: text(fields['waitingId']),
    token: text(fields['token']),
    offer: Number(text(fields['offer'])),
  };
  try {
    if (fields['answer'] === 'book') {
      const { path } = await runSend(asked, 'book-waiting', link);
      return { state: 'paso', path };
    }
    await runSend(asked, 'leave-waiting', link);
    return { state: 'fuera', path: '' };
  } catch (error) {
    if (error instanceof Refusal)
      return { state: STATES[error.reason as BookingRefusal] ?? 'fallo', path: '' };
    logger.error('waiting form failed', redact({ error }));
    return { state: 'fallo', path: '' };
  }
}

/** Returns the page that a form came from; `null` for a made-up one. */
function pageOf(
  { params }: Asked,
  { waitingId, token, offer, lang }: Record<string, unknown>,
): string | null {
  if (!/^[A-Za-z0-9]{20}$/.test(text(waitingId)) || !/^[\w-]{1,100}$/.test(text(token))) return null;
  if (!/^\d{1,9}$/.test(text(offer))) return null;
  const slug = params['slug'] ?? '';
  const card = findSlugProblem(slug) === null ? `/${slug}` : '';
  const isOther = lang !== DEFAULT_LANGUAGE && CARD_LANGUAGES.some((language) => language === lang);
  const query = `t=${text(token)}&n=${text(offer)}${isOther ? `&lang=${text(lang)}` : ''}`;
  return `/c${card}/espera/${text(waitingId)}?${query}`;
}

/**
 * Answers the plain form of an entry's page, by which a browser without script books the hour that is held or leaves the list, and
 * leads to the booking, or back to the page.
 */
export async function handleWaitingForm(asked: Asked, response: Response): Promise<void> {
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
    .set('Location', path || `${page}&estado=${state}`)
    .status(303)
    .end();
}
