/** Languages that a card can have, in the order in which they are listed. */
export const CARD_LANGUAGES = ['es', 'ca', 'gl', 'eu', 'en', 'pt', 'fr', 'de', 'it'] as const;

/** Language of a card, of its visitors' page, booking and mail: an ISO 639-1 code. */
export type CardLanguage = (typeof CARD_LANGUAGES)[number];

/** Language of a card that says none. */
export const DEFAULT_LANGUAGE: CardLanguage = 'es';

/** Names of the languages, each in itself. */
export const LANGUAGE_NAMES: Readonly<Record<CardLanguage, string>> = {
  es: 'Español',
  ca: 'Català',
  gl: 'Galego',
  eu: 'Euskara',
  en: 'English',
  pt: 'Português',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
};

/**
 * Locales for `Intl` by language. Chrome has neither Galician nor Basque, and would fall back to its own language: prices and
 * zones are then given in Spanish form.
 */
export const LOCALES: Readonly<Record<CardLanguage, string | string[]>> = {
  es: 'es',
  ca: 'ca',
  gl: ['gl', 'es'],
  eu: ['eu', 'es'],
  en: 'en-GB',
  pt: 'pt-PT',
  fr: 'fr',
  de: 'de',
  it: 'it',
};

/** Fields of a card that say its languages. */
export interface SpokenLanguages {
  /** The main one, in which its address opens; missing for Spanish. */
  language?: CardLanguage | undefined;
  /** Others that its owner has switched on. */
  languages?: readonly CardLanguage[] | undefined;
}

/** Returns the fields of a card's languages as they are stored; missing ones are left out. */
export function spokenLanguages({ language, languages }: SpokenLanguages): SpokenLanguages {
  return { ...(language && { language }), ...(languages && { languages }) };
}

/** Returns the languages of a card, the main one first. */
export function languagesOf({
  language = DEFAULT_LANGUAGE,
  languages = [],
}: SpokenLanguages): CardLanguage[] {
  return [...new Set([language, ...languages])];
}

/** Returns the language that a URL names (`?lang=ca`), if it is one of these; else the first of them. */
export function languageIn(query: string, offered: readonly [CardLanguage, ...CardLanguage[]]): CardLanguage {
  const requested = /[?&]lang=([a-z]{2})(&|$)/.exec(query)?.[1];
  return offered.find((language) => language === requested) ?? offered[0];
}
