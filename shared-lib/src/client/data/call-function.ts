import { httpsCallable } from 'firebase/functions';
import type { CallableInput, CallableName, CallableOutputs } from '../../model';
import { withAppErrors } from '../../platform/errors';
import { measureOperation } from '../../platform/monitoring/measure-operation';
import { appCheckReady } from '../firebase/app-check-ready';
import { firebaseFunctions } from '../firebase/functions';

/** The Cloud Function that serves every callable, each at the path of its name. */
const API_SERVICE = 'api';

/** Time after which a call counts as lost, in milliseconds. */
const TIMEOUT_MS = 20_000;

/** Sends a call, within what measures it, and turns errors into ours. */
function send<Name extends CallableName>(
  name: Name,
  input: CallableInput<Name>,
  measure: <Answer>(run: () => Promise<Answer>) => Promise<Answer>,
): Promise<CallableOutputs[Name]> {
  return withAppErrors(async () => {
    await appCheckReady();
    const call = httpsCallable<CallableInput<Name>, CallableOutputs[Name]>(
      firebaseFunctions(),
      `${API_SERVICE}/${name}`,
      { timeout: TIMEOUT_MS },
    );
    return (await measure(() => call(input))).data;
  });
}

/**
 * Calls one of the product's functions. Every call can be repeated safely.
 *
 * @throws AppError whose code is the product's reason (`slug-taken`, `card-conflict` …), or a NetworkError.
 */
export const callFunction = <Name extends CallableName>(
  name: Name,
  input: CallableInput<Name>,
): Promise<CallableOutputs[Name]> => send(name, input, (run) => measureOperation(name, run));

/** Calls one of the product's functions as {@link callFunction} does, but doesn't report its duration: nobody waits for it. */
export const callInBackground = <Name extends CallableName>(
  name: Name,
  input: CallableInput<Name>,
): Promise<CallableOutputs[Name]> => send(name, input, (run) => run());
