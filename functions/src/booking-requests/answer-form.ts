import type { BookingRefusal } from 'shared-lib/model/booking';
import { bookNextByForm, lookForNext, NEXT_STATES, type NextState } from './next-form';
import { plainForm, text, type FormFields, type FormOutcome } from './plain-form';
import type { RequestContext } from './request';
import { runSend } from './sends';

/** State that the page of a booking shows to a browser without script, after its form was sent. */
type FormState =
  | 'confirmada'
  | 'cancelada'
  | 'sin-whatsapp'
  | 'enlace'
  | 'estado'
  | 'plazo'
  | 'espera'
  | 'fallo'
  | NextState;

const STATES: Partial<Record<string, FormState>> = {
  'bad-link': 'enlace',
  'invalid-input': 'enlace',
  'booking-state': 'estado',
  'change-too-late': 'plazo',
  'too-many-requests': 'espera',
} satisfies Partial<Record<BookingRefusal, FormState>>;

/** Does what the form says: confirms, cancels, takes back a wish, looks for the next appointment or books it. */
async function act(context: RequestContext, fields: FormFields): Promise<FormOutcome<FormState>> {
  const link = { bookingId: text(fields['bookingId']), token: text(fields['token']) };
  switch (fields['answer']) {
    case 'cancel':
      return { state: 'cancelada', path: (await runSend(context, 'cancel', { ...link, reason: '' })).path };
    case 'stop-whatsapp':
      return { state: 'sin-whatsapp', path: (await runSend(context, 'stop-whatsapp', link)).path };
    case 'next':
      return lookForNext(context, link);
    case 'book-next':
      return bookNextByForm(context, link, fields);
    default:
      return { state: 'confirmada', path: (await runSend(context, 'attend', link)).path };
  }
}

const isAboutNext = ({ answer }: FormFields): boolean => answer === 'next' || answer === 'book-next';

/**
 * Answers the plain form of a booking's page, by which a browser without script confirms, cancels, books the next
 * appointment or takes back the wish for a reminder by WhatsApp, and leads back to the page.
 */
export const handleAnswerForm = plainForm<FormState>(
  {
    ...{ page: 'reserva', idField: 'bookingId', act },
    stateOf: (reason, fields) => (isAboutNext(fields) && NEXT_STATES[reason]) || STATES[reason] || 'fallo',
  },
  'fallo',
);
