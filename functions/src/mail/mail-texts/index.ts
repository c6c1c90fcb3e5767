import type { CardLanguage } from 'shared-lib/model';
import { ca } from './ca';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { eu } from './eu';
import { fr } from './fr';
import { gl } from './gl';
import { it } from './it';
import type { MailTexts, VisitorsMailTexts } from './mail-texts';
import { pt } from './pt';

/** Sentences of mail to owners, who read one of two languages. */
export const OWNERS_TEXTS: Readonly<Record<'es' | 'en', MailTexts>> = { es, en };

/** Sentences of mail to visitors by language. */
export const VISITORS_TEXTS: Readonly<Record<CardLanguage, VisitorsMailTexts>> = {
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
