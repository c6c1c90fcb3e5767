import { CARD_LANGUAGES, type CardLanguage } from 'shared-lib/model';
import { messages as bookingMessages } from '../features/booking/messages';
import { leadMessages } from '../features/lead/lead-messages';
import { messages as waitingMessages } from '../features/booking/waiting/messages';
import type { BookingLanguage } from '../features/booking/words';
import { PAGE_WORDS } from '.';

const OTHERS = CARD_LANGUAGES.filter((language) => language !== 'es');

/** Keys whose values are data about a language, not its texts; many cities are called alike. */
const DATA =
  /^\.(language|locale|card\.locale|card\.opening\.one|script\.book\.(locales|month)|visitor\.zones)\b/;

/** Lists the texts of a table with their paths; functions are called with marks, which their text has to keep. */
function textsOf(table: unknown, path = ''): [path: string, text: string][] {
  if (DATA.test(path)) return [];
  if (typeof table === 'string') return [[path, table]];
  if (typeof table === 'function') {
    const marks = Array.from({ length: table.length }, (_, index) => `«${index}»`);
    return [[path, String((table as (...values: string[]) => unknown)(...marks))]];
  }
  return Object.entries(table as object).flatMap(([key, value]) => textsOf(value, `${path}.${key}`));
}

const marksIn = (text: string) => [...new Set(text.match(/«\d»|\{\w+\}/g))].sort();

/** Words that Spanish has, and the others haven't except for those listed with them. */
const SPANISH =
  /(?<![\p{L}·])(y|el|los|las|tu|tus|una|hueco|huecos|tarjeta|tarjetas|mañana|hoy|cuando|después|vuelve)(?!\p{L})/giu;
const SHARED: Partial<Record<CardLanguage, readonly string[]>> = {
  ca: ['el', 'una', 'tu'],
  // Tuesday.
  en: ['tu'],
  fr: ['y'],
  it: ['una', 'tu'],
  pt: ['los'],
};

/** Loads the tables of a language beside the Spanish ones. */
async function tablesOf(language: CardLanguage): Promise<[spanish: unknown, other: unknown][]> {
  const booking = (await import(`../features/booking/words/${language}.ts`)) as { words: unknown };
  const lead = (await import(`../features/lead/words/${language}.ts`)) as { words: unknown };
  const waiting = (await import(`../features/booking/waiting/words/${language}.ts`)) as { words: unknown };
  return [
    [PAGE_WORDS.es, PAGE_WORDS[language]],
    [bookingMessages, booking.words],
    [leadMessages, lead.words],
    [waitingMessages, waiting.words],
  ];
}

describe.each(OTHERS)('the words in %s', (language) => {
  it('match the Spanish texts one by one, with the same placeholders', async () => {
    for (const [spanish, other] of await tablesOf(language)) {
      const texts = new Map(textsOf(other));
      const sources = textsOf(spanish);
      expect(sources.length).toBeGreaterThan(20);
      expect([...texts.keys()].sort()).toEqual(sources.map(([path]) => path).sort());
      for (const [path, source] of sources) {
        const text = texts.get(path)!;
        expect([path, marksIn(text)]).toEqual([path, marksIn(source)]);
        expect([path, text === '']).toEqual([path, source === '']);
      }
    }
  });

  it('contain no Spanish', async () => {
    for (const [spanish, other] of await tablesOf(language)) {
      const sources = new Map(textsOf(spanish));
      for (const [path, text] of textsOf(other)) {
        const left = (text.match(SPANISH) ?? []).filter(
          (word) => !SHARED[language]?.includes(word.toLowerCase()),
        );
        expect([path, left]).toEqual([path, []]);
        const isSentence = text.split(' ').length > 4;
        expect([path, isSentence && text === sources.get(path)]).toEqual([path, false]);
      }
    }
  });
});

describe('the weekday headings of a month', () => {
  it.each(CARD_LANGUAGES)('are short and distinct (%s)', async (language) => {
    const other =
      language !== 'es' && ((await import(`../features/booking/words/${language}.ts`)) as BookingLanguage);
    const { weekdays, weekdayHeads } = (other ? other.words : bookingMessages).time;
    expect(new Set(weekdayHeads).size).toBe(weekdays.length);
    for (const head of weekdayHeads) expect([2, 3]).toContain(head.length);
  });
});
