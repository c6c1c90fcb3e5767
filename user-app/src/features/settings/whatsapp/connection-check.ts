import { PHONE_NUMBER_ID, TEMPLATE_NAME, type WhatsAppConnection } from 'shared-lib/model/booking';
import { UNANSWERED } from 'shared-lib/errors';
import { failureOf } from 'shared-lib/store';
import { messages } from './messages';

/** Values of the form; the token isn't stored on the device. */
export interface ConnectionValues extends Pick<
  WhatsAppConnection,
  'phoneNumberId' | 'template' | 'language' | 'hour'
> {
  token: string;
}

/** Problems by field; `form` is for what no field is to blame for. */
export type ConnectionProblems = Partial<Record<'phoneNumberId' | 'token' | 'template' | 'form', string>>;

/** Hour that the form begins with: people look at their phones, and can still answer. */
const FIRST_HOUR = 10;

/** Returns the form's values of a stored connection; of none, the first ones. */
export const valuesOf = (stored: WhatsAppConnection | null): ConnectionValues => ({
  phoneNumberId: stored?.phoneNumberId ?? '',
  token: '',
  template: stored?.template ?? '',
  language: stored?.language ?? 'es',
  hour: stored?.hour ?? FIRST_HOUR,
});

/** Returns the problem of a text; empty for none. */
function textProblem(text: string, shape: RegExp, wrong: string): string {
  if (text === '') return messages.problems.required;
  return shape.test(text) ? '' : wrong;
}

/** Returns the problems of the typed values that can be found without a request. */
export function findConnectionProblems(values: ConnectionValues, hasToken: boolean): ConnectionProblems {
  const id = textProblem(values.phoneNumberId.trim(), PHONE_NUMBER_ID, messages.problems.phoneNumberId);
  const template = textProblem(values.template.trim(), TEMPLATE_NAME, messages.problems.template);
  return {
    ...(id !== '' && { phoneNumberId: id }),
    ...(!hasToken && values.token.trim() === '' && { token: messages.problems.required }),
    ...(template !== '' && { template }),
  };
}

/** Returns a refusal at the field that it is about. */
export function problemsOfRefusal(error: Parameters<typeof failureOf>[0]): ConnectionProblems {
  const failure = failureOf(error);
  if (!failure) return {};
  const { problems } = messages;
  if (failure.code === 'whatsapp-token') return { token: problems['whatsapp-token'] };
  if (failure.code === 'whatsapp-number') return { phoneNumberId: problems['whatsapp-number'] };
  if (failure.code === 'whatsapp-silent') return { form: problems['whatsapp-silent'] };
  return { form: failure.code === UNANSWERED ? problems.offline : failure.message };
}
