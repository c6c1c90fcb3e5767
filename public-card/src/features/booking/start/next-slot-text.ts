import type { NextSlot } from 'shared-lib/model/booking';
import { DAY_MS } from 'shared-lib/time';
import { deviceZone } from '../../../page/device-zone';
import { scriptWords } from '../../../page/script-words';

/** Days within which a weekday and its number name one day. */
const NEAR_DAYS = 27;

/** Reports whether there is little room beside 'Reservar', as on a phone. */
const isNarrow = () => innerWidth < 480;

/**
 * Formats the next free start: 'hoy, 09:30', 'mañana, 09:30', 'vie, 27 nov, 09:30', and 'vie 27, 09:30' where there is little room. For a visitor in another zone it
 * names the zone: the place's where people meet in person or the browser hides theirs, else their own.
 *
 * @param now - Milliseconds since the epoch.
 * @param visitorZone - Empty where it is hidden; the browser's own when left out.
 * @param isShort - True to leave out the month of a day soon; on a phone when left out.
 * @returns Empty when there is none.
 */
export function nextSlotText(
  { start, placeKind, zone, city }: NextSlot,
  now: number,
  visitorZone = deviceZone(),
  isShort = isNarrow(),
): string {
  if (start === null) return '';
  const words = scriptWords().book;
  const sayIn = (timeZone: string): string => {
    const show = (options: Intl.DateTimeFormatOptions, instant: number) =>
      new Intl.DateTimeFormat([...words.locales], { timeZone, ...options }).format(instant);
    const dayOf = (instant: number) => show({ dateStyle: 'short' }, instant);
    const time = show({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, start);
    if (dayOf(start) === dayOf(now)) return `${words.today}, ${time}`;
    if (dayOf(start) === dayOf(now + DAY_MS)) return `${words.tomorrow}, ${time}`;
    const weekday = words.month === 'short' ? ('short' as const) : undefined;
    if (weekday && isShort && start - now < NEAR_DAYS * DAY_MS)
      return `${show({ weekday, day: 'numeric' }, start)}, ${time}`;
    return `${show({ weekday, day: 'numeric', month: words.month }, start)}, ${time}`;
  };
  const [own, there] = [visitorZone && sayIn(visitorZone), sayIn(zone)];
  if (own === there) return own;
  return placeKind === 'in-person' || !own
    ? `${there} ${words.timeOf.replace('{city}', () => city)}`
    : `${own} ${words.ownTime}`;
}
