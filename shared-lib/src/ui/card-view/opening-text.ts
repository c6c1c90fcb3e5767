import type { SectionHours } from '../../domain/sections/card-section';
import { openingStateAt } from '../../domain/sections/opening-state';

const DAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];

/** Returns 'mañana a las 09:00'; nothing but the time today. */
function whenText({
  time,
  daysAhead,
  weekday,
}: {
  time: string;
  daysAhead: number;
  weekday: number;
}): string {
  const clock = `${time.startsWith('01') ? 'la' : 'las'} ${time}`;
  if (daysAhead === 0) return clock;
  return `${daysAhead === 1 ? 'mañana' : `el ${DAYS[weekday - 1]}`} a ${clock}`;
}

/**
 * Returns whether a place is open at an instant, in words.
 *
 * @param now - Milliseconds since the epoch.
 * @throws RangeError on a zone that the device doesn't know.
 * @example openingText(hours, Date.now()) // 'Abierto ahora, hasta las 14:00'
 */
export function openingText(hours: SectionHours, now: number): string {
  const { isOpen, next } = openingStateAt(hours, now);
  if (isOpen) return next ? `Abierto ahora, hasta ${whenText(next)}` : 'Siempre abierto';
  if (!next) return 'Cerrado';
  return `Cerrado ahora. Abre ${next.daysAhead === 0 ? `hoy a ${whenText(next)}` : whenText(next)}`;
}
