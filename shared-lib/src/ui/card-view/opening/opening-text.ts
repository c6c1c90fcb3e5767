import type { SectionHours } from '../../../model/sections/card-section';
import { openingStateAt } from '../../../model/sections/opening-state';
import { OPENING_WORDS, type OpeningWords } from './opening-words';

/**
 * Describes in words whether a place is open at an instant.
 *
 * @param now - Milliseconds since the epoch.
 * @throws RangeError on a zone that the device doesn't know.
 * @example openingText(hours, Date.now()) // 'Abierto ahora, hasta las 14:00'
 */
export function openingText(hours: SectionHours, now: number, words: OpeningWords = OPENING_WORDS): string {
  const { isOpen, next } = openingStateAt(hours, now);
  if (!next) return isOpen ? words.always : words.closed;
  const { time, daysAhead, weekday } = next;
  return `${words[isOpen ? 'open' : 'opens'][Math.min(daysAhead, 2)]}`
    .replace('{day}', `${words.days[weekday - 1]}`)
    .replace('{time}', time)
    .replace(...words.one);
}
