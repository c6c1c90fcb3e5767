import type { CardLanguage } from 'shared-lib/model';
import { ca } from './ca';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { eu } from './eu';
import { fr } from './fr';
import { gl } from './gl';
import { it } from './it';
import { pt } from './pt';
import type { ReceiptWords } from './receipt-words';

export type { ReceiptWords };

/** Words of receipts by language. */
export const RECEIPT_WORDS: Readonly<Record<CardLanguage, ReceiptWords>> = {
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
