import type { CardLanguage } from 'shared-lib/model';
import { messages } from './messages';

/** Texts of the waiting list in one language. */
export type WaitingWords = typeof messages;

/** Loads the texts of a language; Spanish ones come with the form. They share booking's file of the language, as the form's do. */
const LOAD: Readonly<Record<Exclude<CardLanguage, 'es'>, () => Promise<{ words: WaitingWords }>>> = {
  ca: () => import(/* webpackChunkName: "words-ca" */ './words/ca'),
  gl: () => import(/* webpackChunkName: "words-gl" */ './words/gl'),
  eu: () => import(/* webpackChunkName: "words-eu" */ './words/eu'),
  en: () => import(/* webpackChunkName: "words-en" */ './words/en'),
  pt: () => import(/* webpackChunkName: "words-pt" */ './words/pt'),
  fr: () => import(/* webpackChunkName: "words-fr" */ './words/fr'),
  de: () => import(/* webpackChunkName: "words-de" */ './words/de'),
  it: () => import(/* webpackChunkName: "words-it" */ './words/it'),
};

let spoken: WaitingWords = messages;

/** Returns the texts of the waiting list, in the page's language. */
export const waitingWords = (): WaitingWords => spoken;

/** Has the waiting list speak a language, once its texts are loaded. */
export async function speakWaiting(language: CardLanguage): Promise<void> {
  spoken = language === 'es' ? messages : (await LOAD[language]()).words;
}
