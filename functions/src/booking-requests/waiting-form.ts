import type { BookingRefusal } from 'shared-lib/model/booking';
import { plainForm, text, type FormFields, type FormOutcome } from './plain-form';
import type { RequestContext } from './request';
import { runSend } from './sends';

/** State that the page of an entry shows to a browser without script, after its form was sent. */
type FormState = 'fuera' | 'paso' | 'enlace' | 'espera' | 'fallo';

const STATES: Partial<Record<string, FormState>> = {
  'bad-link': 'enlace',
  'invalid-input': 'enlace',
  'booking-state': 'paso',
  'slot-taken': 'paso',
  'too-many-requests': 'espera',
} satisfies Partial<Record<BookingRefusal, FormState>>;

/** Books the hour that is held, or leaves the list, as the form says. */
async function act(context: RequestContext, fields: FormFields): Promise<FormOutcome<FormState>> {
  const link = {
    waitingId: text(fields['waitingId']),
    token: text(fields['token']),
    offer: Number(text(fields['offer'])),
  };
  if (fields['answer'] === 'book')
    return { state: null, path: (await runSend(context, 'book-waiting', link)).path };
  await runSend(context, 'leave-waiting', link);
  return { state: 'fuera', path: '' };
}

/**
 * Answers the plain form of an entry's page, by which a browser without script books the hour that is held or leaves the list, and
 * leads to the booking, or back to the page.
 */
export const handleWaitingForm = plainForm<FormState>(
  {
    ...{ page: 'espera', idField: 'waitingId', act },
    queryOf: ({ offer }) => (/^\d{1,9}$/.test(text(offer)) ? `&n=${text(offer)}` : null),
    stateOf: (reason) => STATES[reason] ?? 'fallo',
  },
  'fallo',
);
