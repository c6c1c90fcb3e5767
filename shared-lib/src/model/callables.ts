import type { z } from 'zod';
import { accountCallables } from './account-callables';
import { adminCallables } from './admin-callables';
import { alertCallables } from './alert-callables';
import { bookingCallables } from './booking/booking-callables';
import { calendarCallables } from './calendar-callables';
import type { OutputOf } from './callable';
import { cardCallables } from './card-callables';
import { flagCallables } from './flag-callables';
import { helpCallables } from './help-callables';
import { moderationCallables } from './moderation-callables';
import { paymentCallables } from './payments/payment-callables';
import { statsCallables } from './stats-callables';
import { templateCallables } from './template-callables';
import { syncCallables } from './template-sync-callables';
import { workCallables } from './work-callables';

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
