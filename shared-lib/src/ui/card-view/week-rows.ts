import type { SectionHours } from '../../domain/sections/card-section';

const DAYS = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'];

/** Days in a row with the same hours, in words. */
export interface WeekRow {
  days: string;
  hours: string;
}

/** Returns the hours of a week, days in a row with the same hours as one: 'Lunes a viernes', '09:00–14:00'. */
export function weekRows({ weekly }: Pick<SectionHours, 'weekly'>): WeekRow[] {
  const rows: { first: number; last: number; hours: string }[] = [];
  for (const day of DAYS.keys()) {
    const ranges = weekly[String(day + 1) as '1'] ?? [];
    const hours = ranges.map(({ from, to }) => `${from}–${to}`).join(', ') || 'Cerrado';
    const above = rows.at(-1);
    if (above?.hours === hours) above.last = day;
    else rows.push({ first: day, last: day, hours });
  }
  return rows.map(({ first, last, hours }) => {
    const [from, to] = [DAYS[first]!, DAYS[last]!.toLowerCase()];
    return { days: first === last ? from : `${from} ${last - first === 1 ? 'y' : 'a'} ${to}`, hours };
  });
}
