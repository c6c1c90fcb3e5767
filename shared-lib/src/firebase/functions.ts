import { connectFunctionsEmulator, getFunctions, type Functions } from 'firebase/functions';
import { FUNCTIONS_REGION } from '../config';
import { currentEndpoints, firebaseApp } from './app';

let functions: Functions | null = null;

/** The product's callable functions. */
export function firebaseFunctions(): Functions {
  if (functions) return functions;
  functions = getFunctions(firebaseApp(), FUNCTIONS_REGION);
  const { emulators } = currentEndpoints();
  if (emulators) connectFunctionsEmulator(functions, emulators.host, emulators.functions);
  return functions;
}
