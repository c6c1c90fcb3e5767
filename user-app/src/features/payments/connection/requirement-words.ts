import { otherRequirement, requirementWords } from './messages';

/** Describes the data that Stripe requires in plain words, each once. */
export function requirementsInWords(fields: readonly string[]): string[] {
  const words = fields.map(
    (field) => requirementWords.find(([start]) => field.startsWith(start))?.[1] ?? otherRequirement,
  );
  return [...new Set(words)];
}
