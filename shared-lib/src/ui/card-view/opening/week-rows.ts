import type { SectionHours } from '../../../model/sections/card-section';
import { messages, type CardWords } from '../messages';
import { weekdayAt } from '../../../model/availability/weekday-at';

/** Days in a row with the same hours, in words. */
export interface WeekRow {
  days: string;
  hours: string;
}

/** Returns the hours of a week, days in a row with the same hours as one: 'Lunes a viernes', '09:00–14:00'. */
export function weekRows(
  { weekly }: Pick<SectionHours, 'weekly'>,
  { opening, fromTo, twoDays }: Pick<CardWords, 'opening' | 'fromTo' | 'twoDays'> = messages,
): WeekRow[] {
  const rows: { first: number; last: number; hours: string }[] = [];
  for (const day of opening.days.keys()) {
    const ranges = weekly[weekdayAt(day)] ?? [];
    const hours = ranges.map(({ from, to }) => `${from}–${to}`).join(', ') || opening.closed;
    const above = rows.at(-1);
    if (above?.hours === hours) above.last = day;
    else rows.push({ first: day, last: day, hours });
  }
  return rows.map(({ first, last, hours }) => {
    const [from = '', to = ''] = [opening.days[first], opening.days[last]];
    const start = `${from.charAt(0).toUpperCase()}${from.slice(1)}`;
    const days = first === last ? start : (last - first === 1 ? twoDays : fromTo)(start, to);
    return { days, hours };
  });
}
