import type { CardLanguage } from '../../../model';
import { messages, type CardWords } from '../messages';
import { ca } from './ca';
import { de } from './de';
import { en } from './en';
import { eu } from './eu';
import { fr } from './fr';
import { gl } from './gl';
import { it } from './it';
import { pt } from './pt';

/** Texts of the card itself in all languages. */
export const CARD_WORDS: Readonly<Record<CardLanguage, CardWords>> = {
  es: messages,
  ca,
  gl,
  eu,
  en,
  pt,
  fr,
  de,
  it,
};
