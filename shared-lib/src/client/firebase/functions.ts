import { connectFunctionsEmulator, getFunctions, type Functions } from 'firebase/functions';
import { FUNCTIONS_REGION } from '../../platform/config';
import { firebaseApp } from './app';
import { firebaseAuth } from './auth';
import { currentEndpoints } from './endpoints';

let functions: Functions | null = null;

/** Returns the SDK's client of callable functions. */
export function firebaseFunctions(): Functions {
  if (functions) return functions;
  // Registered before, or the first calls would be nobody's.
  firebaseAuth();
  functions = getFunctions(firebaseApp(), FUNCTIONS_REGION);
  const { emulators } = currentEndpoints();
  if (emulators) connectFunctionsEmulator(functions, emulators.host, emulators.functions);
  return functions;
}
