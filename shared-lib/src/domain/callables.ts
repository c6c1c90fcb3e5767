import type { z } from 'zod';
import {
  accountFunctionInputs,
  adminFunctionInputs,
  type AccountFunctionOutputs,
  type AdminFunctionOutputs,
} from './admin-functions';
import { alertFunctionInputs, type AlertFunctionOutputs } from './alert';
import { bookingFunctionInputs, type BookingFunctionOutputs } from './booking/booking-functions';
import { cardFunctionInputs, type CardFunctionOutputs } from './card-functions';
import { flagFunctionInputs, type FlagFunctionOutputs } from './flag-functions';
import { paymentFunctionInputs, type PaymentFunctionOutputs } from './payments/payment-functions';
import { statsFunctionInputs, type StatsFunctionOutputs } from './stats-functions';
import { syncFunctionInputs, type SyncFunctionOutputs } from './template-sync-functions';
import { moderationFunctionInputs, type ModerationFunctionOutputs } from './moderation-functions';
import { helpFunctionInputs, type HelpFunctionOutputs } from './help-functions';
import { workFunctionInputs, type WorkFunctionOutputs } from './work-functions';
import { templateFunctionInputs, type TemplateFunctionOutputs } from './template-functions';

/** Input schemas of every callable of the product, by name. */
export const callableInputs = {
  ...cardFunctionInputs,
  ...accountFunctionInputs,
  ...adminFunctionInputs,
  ...alertFunctionInputs,
  ...flagFunctionInputs,
  ...templateFunctionInputs,
  ...syncFunctionInputs,
  ...statsFunctionInputs,
  ...workFunctionInputs,
  ...helpFunctionInputs,
  ...moderationFunctionInputs,
  ...bookingFunctionInputs,
  ...paymentFunctionInputs,
};

/** Outputs of every callable, by name. */
export interface CallableOutputs
  extends
    CardFunctionOutputs,
    AccountFunctionOutputs,
    AdminFunctionOutputs,
    AlertFunctionOutputs,
    FlagFunctionOutputs,
    TemplateFunctionOutputs,
    SyncFunctionOutputs,
    StatsFunctionOutputs,
    WorkFunctionOutputs,
    HelpFunctionOutputs,
    ModerationFunctionOutputs,
    BookingFunctionOutputs,
    PaymentFunctionOutputs {}

export type CallableName = keyof CallableOutputs;

/** Input of a callable, as a caller sends it. */
export type CallableInput<Name extends CallableName> = z.input<(typeof callableInputs)[Name]>;

/** Parsed input of a callable, as its handler gets it. */
export type CallableRequest<Name extends CallableName> = z.output<(typeof callableInputs)[Name]>;
