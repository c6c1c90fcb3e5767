import type { CardLanguage } from 'shared-lib/model';
import type { VisitorWords } from 'shared-lib/visitor-words';
import { messages } from './messages';

/** Texts of booking in one language. */
export type BookingWords = typeof messages;

/** Module with a language's texts. */
export interface BookingLanguage {
  words: BookingWords;
  visitor: VisitorWords;
}

/** Loads the texts of a language; Spanish ones come with the widget, since nearly all cards are in it. */
const LOAD: Readonly<Record<Exclude<CardLanguage, 'es'>, () => Promise<BookingLanguage>>> = {
  ca: () => import(/* webpackChunkName: "words-ca" */ './words/ca'),
  gl: () => import(/* webpackChunkName: "words-gl" */ './words/gl'),
  eu: () => import(/* webpackChunkName: "words-eu" */ './words/eu'),
  en: () => import(/* webpackChunkName: "words-en" */ './words/en'),
  pt: () => import(/* webpackChunkName: "words-pt" */ './words/pt'),
  fr: () => import(/* webpackChunkName: "words-fr" */ './words/fr'),
  de: () => import(/* webpackChunkName: "words-de" */ './words/de'),
  it: () => import(/* webpackChunkName: "words-it" */ './words/it'),
};

/** Texts of the page's language, which is chosen before anything is rendered. */
let spoken: { language: CardLanguage; words: BookingWords; visitor: VisitorWords | null } = {
  language: 'es',
  words: messages,
  visitor: null,
};

/** Returns the texts of booking, in the page's language. */
export const words = (): BookingWords => spoken.words;

/** Returns the texts that mail says as well, in the page's language; `null` for Spanish. */
export const loadedVisitorWords = (): VisitorWords | null => spoken.visitor;

/** Returns the page's language. */
export const language = (): CardLanguage => spoken.language;

/** Has booking speak a language, once its texts are loaded. */
export async function speak(other: CardLanguage = 'es'): Promise<void> {
  const loaded = other === 'es' ? { words: messages, visitor: null } : await LOAD[other]();
  spoken = { ...loaded, language: other };
}
