import type { CardLanguage } from 'shared-lib/model';
import { ca } from './ca';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { eu } from './eu';
import { fr } from './fr';
import { gl } from './gl';
import { it } from './it';
import type { PageWords } from './page-words';
import { pt } from './pt';

/** Texts of a visitor's pages in all languages. */
export const PAGE_WORDS: Readonly<Record<CardLanguage, PageWords>> = {
  es,
  ca,
  gl,
  eu,
  en,
  pt,
  fr,
  de,
  it,
};
