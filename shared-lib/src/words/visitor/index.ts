import type { CardLanguage } from '../../model';
import { ca } from './ca';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { eu } from './eu';
import { fr } from './fr';
import { gl } from './gl';
import { it } from './it';
import { pt } from './pt';
import type { VisitorWords } from './visitor-words';

export type { VisitorWords } from './visitor-words';

/** Words of all languages, for servers. A page loads those of its own: `shared-lib/visitor-words/ca`. */
export const VISITOR_WORDS: Readonly<Record<CardLanguage, VisitorWords>> = {
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
