import { otherRequirement, requirementWords } from './messages';

/** Says in plain words what Stripe asks for, each thing once. */
export function requirementsInWords(fields: readonly string[]): string[] {
  const words = fields.map(
    (field) => requirementWords.find(([start]) => field.startsWith(start))?.[1] ?? otherRequirement,
  );
  return [...new Set(words)];
}
