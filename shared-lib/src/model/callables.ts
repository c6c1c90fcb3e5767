import type { z } from 'zod';
import { accountCallables } from './account/account-callables';
import { adminCallables } from './administration/admin-callables';
import { alertCallables } from './administration/alert-callables';
import { bookingCallables } from './booking/booking-callables';
import { calendarCallables } from './calendar/calendar-callables';
import type { OutputOf } from './callable';
import { cardCallables } from './card/card-callables';
import { flagCallables } from './flags/flag-callables';
import { helpCallables } from './account/help-callables';
import { moderationCallables } from './moderation/moderation-callables';
import { paymentCallables } from './payments/payment-callables';
import { statsCallables } from './administration/stats-callables';
import { templateCallables } from './templates/template-callables';
import { syncCallables } from './templates/template-sync-callables';
import { workCallables } from './administration/work-callables';
import { whatsAppCallables } from './booking/reminders/whatsapp-callables';

/** Records of every callable of the product, by name. Browsers import their types alone. */
export const callables = {
  ...cardCallables,
  ...accountCallables,
  ...adminCallables,
  ...alertCallables,
  ...flagCallables,
  ...templateCallables,
  ...syncCallables,
  ...statsCallables,
  ...workCallables,
  ...helpCallables,
  ...moderationCallables,
  ...bookingCallables,
  ...calendarCallables,
  ...whatsAppCallables,
  ...paymentCallables,
};

type Callables = typeof callables;

export type CallableName = keyof Callables;

/** Outputs of every callable, by name. */
export type CallableOutputs = { [Name in CallableName]: OutputOf<Callables[Name]> };

/** Input of a callable, as a caller sends it. */
export type CallableInput<Name extends CallableName> = z.input<Callables[Name]['input']>;

/** Parsed input of a callable, as its handler gets it. */
export type CallableRequest<Name extends CallableName> = z.output<Callables[Name]['input']>;
