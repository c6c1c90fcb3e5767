import { DEFAULT_LANGUAGE, type CardLanguage } from 'shared-lib/model/languages';
import { SPANISH_CARD_WORDS } from 'shared-lib/ui/card-view';
import { absenceMessages, messages } from '../messages';
import type { PageWords } from '../words/page-words';

/** Texts of a card's page that React renders. */
export type DrawnWords = Pick<PageWords, 'card' | 'page' | 'absence'> & { language: CardLanguage };

/** Texts in Spanish, which are loaded with the page. */
export const SPANISH: DrawnWords = {
  language: DEFAULT_LANGUAGE,
  card: SPANISH_CARD_WORDS,
  page: messages,
  absence: absenceMessages,
};

/** Loads all texts of a language; Spanish has those that are needed in {@link SPANISH}. */
export async function wordsIn(language: CardLanguage): Promise<PageWords> {
  const { PAGE_WORDS } = await import(/* webpackChunkName: "page-words" */ '../words');
  return PAGE_WORDS[language];
}
