import { listZones, zoneLabel } from 'shared-lib/model/booking';

/** Returns the time zone of this browser. */
export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

/**
 * Returns the zones to choose from, by their Spanish names.
 *
 * @param current - Offered even if this browser doesn't list it, as names of zones change.
 */
export function listTimeZones(current: string): { value: string; label: string }[] {
  return listZones([current, browserTimeZone()]).map((zone) => ({ value: zone, label: zoneLabel(zone) }));
}
