/** The time zone of this browser. */
export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

/**
 * The zones to choose from, by their IANA name.
 *
 * @param current - Offered even where this browser doesn't list it: names of zones come and go.
 */
export function listTimeZones(current: string): { value: string; label: string }[] {
  const zones = new Set([current, browserTimeZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')]);
  return [...zones]
    .sort((one, other) => one.localeCompare(other, 'es'))
    .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}

/** Whether what somebody types names a zone: 'buenos aires' finds America/Argentina/Buenos_Aires. */
export function matchesZone(label: string, typed: string): boolean {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain(typed)
    .split(/[\s/_]+/)
    .filter(Boolean);
  return words.every((word) => plain(label).includes(word));
}
