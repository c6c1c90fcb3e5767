import { contextWords, isShareChannel } from 'shared-lib/model';
import { LOCALES } from 'shared-lib/model/languages';
import type { PageWords } from '../../src/words/page-words';

/** Zone of the note's date; a contact's holder is nearly always in it, and the server knows no other. */
const ZONE = 'Europe/Madrid';

/**
 * Returns the sentence about where and when a contact was met.
 *
 * @param code - Code of the context, or of the channel by which the card came.
 * @param now - Milliseconds since the epoch.
 * @example metNote('feria-de-madrid', now, es) // 'Dónde y cuándo: Feria de madrid, 3 de marzo de 2026.'
 */
export function metNote(code: string, now: number, { contact, language }: PageWords): string {
  const where = isShareChannel(code) ? contact.channels[code] : contextWords(code);
  const day = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: ZONE }).format(now);
  return where === '' ? contact.met(day) : contact.met(`${where}, ${day}`);
}
