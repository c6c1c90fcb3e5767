import { languageIn, languagesOf } from './card-language';
import { dateFormat, momentFormat } from './date-format';

/** Wednesday, 25 November 2026, 09:05 in Madrid. */
const INSTANT = Date.parse('2026-11-25T08:05:00Z');
const timeZone = 'Europe/Madrid';

describe('dateFormat', () => {
  it.each([
    ['gl', 'mércores, 25 de novembro de 2026', 'mér, 25 de nov', 'novembro de 2026'],
    ['eu', '2026ko azaroaren 25a, asteazkena', 'aza. 25, ast', '2026ko azaroa'],
    ['es', 'miércoles, 25 de noviembre de 2026', 'mié, 25 nov', 'noviembre de 2026'],
    ['de', 'Mittwoch, 25. November 2026', 'Mi., 25. Nov.', 'November 2026'],
  ] as const)('writes dates in %s, also where browsers don’t know it', (language, long, short, month) => {
    const write = (options: Intl.DateTimeFormatOptions) =>
      dateFormat(language, { timeZone, ...options }).format(INSTANT);
    expect(write({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })).toBe(long);
    expect(write({ weekday: 'short', day: 'numeric', month: 'short' })).toBe(short);
    expect(write({ month: 'long', year: 'numeric' })).toBe(month);
  });
});

describe('momentFormat', () => {
  it.each([
    ['es', 'miércoles 25 de noviembre a las 09:05'],
    ['ca', 'dimecres 25 de novembre a les 09:05'],
    ['gl', 'mércores 25 de novembro ás 09:05'],
    ['eu', 'azaroaren 25a, asteazkena, 09:05'],
    ['en', 'Wednesday 25 November at 09:05'],
    ['pt', 'quarta-feira, 25 de novembro às 09:05'],
    ['fr', 'mercredi 25 novembre à 09:05'],
    ['de', 'Mittwoch, 25. November um 09:05'],
    ['it', 'mercoledì 25 novembre alle 09:05'],
  ] as const)('writes an instant inside a sentence in %s', (language, moment) => {
    expect(momentFormat(language, timeZone).format(INSTANT)).toBe(moment);
  });
});

describe('the languages of a card', () => {
  it('begin with the main one, Spanish by default, and contain each once', () => {
    expect(languagesOf({})).toEqual(['es']);
    expect(languagesOf({ language: 'en', languages: ['de', 'en', 'ca'] })).toEqual(['en', 'de', 'ca']);
  });

  it.each([
    ['', 'en'],
    ['?lang=de', 'de'],
    ['?s=qr&lang=de', 'de'],
    ['?lang=ca', 'en'],
    ['?lang=DE', 'en'],
    ['?lang=de<script>', 'en'],
    ['?xlang=de', 'en'],
  ])('are chosen by the address parameter %j as %s', (query, language) => {
    expect(languageIn(query, ['en', 'de'])).toBe(language);
  });
});
