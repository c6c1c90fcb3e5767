import { contextWords, isShareChannel } from 'shared-lib/domain';
import { messages } from './messages';

/** Zone of the note's date; a contact's holder is nearly always in it, and the server knows no other. */
const DAY = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'Europe/Madrid' });

/**
 * Returns the sentence about where and when a contact was met.
 *
 * @param code - Code of the context, or of the channel by which the card came.
 * @param now - Milliseconds since the epoch.
 * @example metNote('feria-de-madrid', now) // 'Dónde y cuándo: Feria de madrid, 3 de marzo de 2026.'
 */
export function metNote(code: string, now: number): string {
  const where = isShareChannel(code) ? messages.channels[code] : contextWords(code);
  const day = DAY.format(now);
  return where === '' ? messages.met(day) : messages.met(`${where}, ${day}`);
}
