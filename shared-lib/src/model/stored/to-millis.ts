/** Reports whether a value is a timestamp of Firestore, of the browser's SDK or of the Admin SDK. */
export const isInstant = (value: unknown): value is { toMillis(): number } =>
  typeof value === 'object' && value !== null && 'toMillis' in value && typeof value.toMillis === 'function';

/** Converts a stored time: the SDK's, or REST's text. A pending server time reads as now, so that a list doesn't jump. */
export function toMillis(value: unknown): number {
  if (typeof value === 'string') return Date.parse(value);
  return isInstant(value) ? value.toMillis() : Date.now();
}

/** Converts a stored time that may be missing: `null` without one. */
export const toMillisOrNull = (value: unknown): number | null => (value ? toMillis(value) : null);
