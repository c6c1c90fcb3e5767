/**
 * Formats an instant for a `datetime-local` field: the wall clock of this device, to the minute.
 *
 * @param instant - ISO instant, or `null` for an empty field.
 */
export function toLocalInput(instant: string | null): string {
  if (instant === null) return '';
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return '';
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Returns the instant of such a field; `null` when it is empty or incomplete. */
export function fromLocalInput(value: string): string | null {
  // Without a zone a date and time is read as this device's wall clock.
  const date = new Date(value);
  return value === '' || Number.isNaN(date.getTime()) ? null : date.toISOString();
}
