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
import { statsFunctionInputs, type StatsFunctionOutputs } from './stats-functions';
import { syncFunctionInputs, type SyncFunctionOutputs } from './template-sync-functions';
import { templateFunctionInputs, type TemplateFunctionOutputs } from './template-functions';

/** What every callable of the product takes, by name. */
export const callableInputs = {
  ...cardFunctionInputs,
  ...accountFunctionInputs,
  ...adminFunctionInputs,
  ...alertFunctionInputs,
  ...templateFunctionInputs,
  ...syncFunctionInputs,
  ...statsFunctionInputs,
  ...bookingFunctionInputs,
};

/** What every callable answers. */
export interface CallableOutputs
  extends
    CardFunctionOutputs,
    AccountFunctionOutputs,
    AdminFunctionOutputs,
    AlertFunctionOutputs,
    TemplateFunctionOutputs,
    SyncFunctionOutputs,
    StatsFunctionOutputs,
    BookingFunctionOutputs {}

export type CallableName = keyof CallableOutputs;

/** What a caller sends. */
export type CallableInput<Name extends CallableName> = z.input<(typeof callableInputs)[Name]>;

/** What the function gets, once its schema has read it. */
export type CallableRequest<Name extends CallableName> = z.output<(typeof callableInputs)[Name]>;
