import { AppError, describeError } from 'shared-lib/errors';

/** The sentence that stands for a code of ours. */
export function codeSentence(code: string): string {
  return describeError(new AppError(code, code)).message;
}
