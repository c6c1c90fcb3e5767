import { httpsCallable } from 'firebase/functions';
import type { CallableInput, CallableName, CallableOutputs } from '../domain';
import { fromFirebase } from '../errors';
import { measureOperation } from '../monitoring/measure-operation';
import { appCheckReady } from '../firebase/app-check-ready';
import { firebaseFunctions } from '../firebase/functions';

/** The Cloud Function that serves every callable, each at the path of its name. */
const API_SERVICE = 'api';

/** Time after which a call counts as lost, in milliseconds. */
const TIMEOUT_MS = 20_000;

/** Callables that run in the background: their duration isn't reported as a slow operation. */
const IN_BACKGROUND: ReadonlySet<CallableName> = new Set([
  'recordAccount',
  'recordVitals',
  'refreshBookableCards',
]);

/**
 * Calls one of the product's functions. Every call can be repeated safely.
 *
 * @throws AppError whose code is the product's reason (`slug-taken`, `card-conflict` …), or a NetworkError.
 */
export async function callFunction<Name extends CallableName>(
  name: Name,
  input: CallableInput<Name>,
): Promise<CallableOutputs[Name]> {
  try {
    await appCheckReady();
    const call = httpsCallable<CallableInput<Name>, CallableOutputs[Name]>(
      firebaseFunctions(),
      `${API_SERVICE}/${name}`,
      { timeout: TIMEOUT_MS },
    );
    const answer = await (IN_BACKGROUND.has(name) ? call(input) : measureOperation(name, () => call(input)));
    return answer.data;
  } catch (error) {
    throw fromFirebase(error);
  }
}
