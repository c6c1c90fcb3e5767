import type { CardLanguage } from 'shared-lib/model';
import type { VisitorWords } from 'shared-lib/visitor-words';
import { leadConsent, leadNotice } from 'shared-lib/privacy';
import { leadMessages } from './lead-messages';

/** Texts of the form in one language. */
export type LeadWords = typeof leadMessages;

/** Module with a language's texts. */
export interface LeadLanguage {
  words: LeadWords;
  visitor: { privacy: Pick<VisitorWords['privacy'], 'leadConsent' | 'leadNotice'> };
}

/**
 * Loads the texts of a language; Spanish ones come with the form. They share booking's file of the language, as each file makes
 * the page's script longer, which has to know its name.
 */
const LOAD: Readonly<Record<Exclude<CardLanguage, 'es'>, () => Promise<LeadLanguage>>> = {
  ca: () => import(/* webpackChunkName: "words-ca" */ './words/ca'),
  gl: () => import(/* webpackChunkName: "words-gl" */ './words/gl'),
  eu: () => import(/* webpackChunkName: "words-eu" */ './words/eu'),
  en: () => import(/* webpackChunkName: "words-en" */ './words/en'),
  pt: () => import(/* webpackChunkName: "words-pt" */ './words/pt'),
  fr: () => import(/* webpackChunkName: "words-fr" */ './words/fr'),
  de: () => import(/* webpackChunkName: "words-de" */ './words/de'),
  it: () => import(/* webpackChunkName: "words-it" */ './words/it'),
};

const SPANISH: LeadLanguage = { words: leadMessages, visitor: { privacy: { leadConsent, leadNotice } } };

let spoken: LeadLanguage & { language: CardLanguage } = { ...SPANISH, language: 'es' };

/** Returns the form's texts, in the page's language. */
export const words = (): LeadWords => spoken.words;

/** Returns the sentences about privacy, in the page's language. */
export const privacyWords = (): LeadLanguage['visitor']['privacy'] => spoken.visitor.privacy;

/** Returns the page's language. */
export const language = (): CardLanguage => spoken.language;

/** Has the form speak a language, once its texts are loaded. */
export async function speak(other: CardLanguage = 'es'): Promise<void> {
  const loaded = other === 'es' ? SPANISH : await LOAD[other]();
  spoken = { ...loaded, language: other };
}
