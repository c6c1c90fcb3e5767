import { httpsCallable } from 'firebase/functions';
import type { CardFunctionInput, CardFunctionName, CardFunctionOutputs } from '../domain';
import { fromFirebase } from '../errors';
import { firebaseFunctions } from '../firebase/functions';

/** How long a call may take before it counts as lost, in milliseconds. */
const TIMEOUT_MS = 20_000;

/**
 * Calls one of the card functions. All of them can be repeated safely.
 *
 * @throws AppError whose code is the product's reason (`slug-taken`, `card-conflict` …), or a NetworkError.
 */
export async function callCardFunction<Name extends CardFunctionName>(
  name: Name,
  input: CardFunctionInput<Name>,
): Promise<CardFunctionOutputs[Name]> {
  try {
    const call = httpsCallable<CardFunctionInput<Name>, CardFunctionOutputs[Name]>(
      firebaseFunctions(),
      name,
      {
        timeout: TIMEOUT_MS,
      },
    );
    return (await call(input)).data;
  } catch (error) {
    throw fromFirebase(error);
  }
}
