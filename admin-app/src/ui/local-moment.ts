/*
 * Instants in a `datetime-local` field, by the clocks of this device.
 */

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Returns an instant as the field shows it: '2026-03-02T10:30'; empty for none. */
export function toLocalField(instant: number | undefined): string {
  if (instant === undefined) return '';
  const at = new Date(instant);
  const date = [at.getFullYear(), at.getMonth() + 1, at.getDate()].map(twoDigits).join('-');
  return `${date}T${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
}

/** Returns the instant of a field; undefined for an empty or unfinished one. */
export function fromLocalField(text: string): number | undefined {
  const instant = text === '' ? Number.NaN : new Date(text).getTime();
  return Number.isNaN(instant) ? undefined : instant;
}

/** Returns the name of this device's zone: 'Europe/Madrid'. */
export const localZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
