import { refusedInput } from 'shared-lib/errors';

/** Returns the sentence for one of our codes. */
export function codeSentence(code: string): string {
  return refusedInput(code).message;
}
