import type { z } from 'zod';
import { findPhoneProblem } from './phone-number';

/** Adds the rule of every telephone field to a text, whose messages are codes of `shared-lib/errors`. */
export function withPhoneProblems<Text extends z.ZodString>(text: Text): Text {
  return text.superRefine((value, context) => {
    const message = findPhoneProblem(value);
    if (message) context.addIssue({ code: 'custom', message });
  });
}
