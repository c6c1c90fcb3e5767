import ICAL from 'ical.js';
import { instantOf, isZone } from 'shared-lib/model/booking';
import { WINDOWS_ZONES } from './windows-zones';

/** Returns the instant at which a zone's clocks show a time, in milliseconds since the epoch. */
export type Clock = (time: ICAL.Time) => number;

const twoDigits = (part: number) => String(part).padStart(2, '0');

const clockOfZone =
  (zone: string): Clock =>
  ({ year, month, day, hour, minute, second }) => {
    const date = new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
    return instantOf(date, `${twoDigits(hour)}:${twoDigits(minute)}`, zone) + second * 1000;
  };

/** Finds the IANA zone of a name: its own, that of Windows, or one after a maker's path such as `/mozilla.org/…/Europe/Madrid`. */
function zoneNamed(tzid: string): string | null {
  const name = tzid.trim().replace(/^"|"$/g, '');
  if (isZone(name)) return name;
  const known = Object.hasOwn(WINDOWS_ZONES, name) ? WINDOWS_ZONES[name] : undefined;
  if (known !== undefined) return known;
  const parts = name.split('/').filter(Boolean);
  return [parts.slice(-3), parts.slice(-2)].map((last) => last.join('/')).find(isZone) ?? null;
}

/**
 * Returns the clock of a zone's name in a calendar: the known zone of that name, else the rules that the calendar has for it, else the
 * owner's zone.
 */
export function clockOf(tzid: string, calendar: ICAL.Component, ownZone: string): Clock {
  if (tzid === '') return clockOfZone(ownZone);
  const zone = zoneNamed(tzid);
  if (zone !== null) return clockOfZone(zone);
  const component = calendar
    .getAllSubcomponents('vtimezone')
    .find((described) => described.getFirstPropertyValue('tzid') === tzid);
  if (!component) return clockOfZone(ownZone);
  const described = new ICAL.Timezone({ component, tzid });
  return ({ year, month, day, hour, minute, second }) => {
    const time = new ICAL.Time({ year, month, day, hour, minute, second, isDate: false }, described);
    return time.toUnixTime() * 1000;
  };
}
