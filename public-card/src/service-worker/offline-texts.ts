import { PAGE_DATA_ID, type CardPageData } from '../page/page-data';
import type { OfflineWords } from './offline-messages';
import { requestedLanguage, pageBelow } from './paths';

/** A language with its texts for the page that the worker answers. */
export interface OfflineTexts {
  language: string;
  words: OfflineWords;
}

const LANGUAGE = /^<!doctype html><html lang="([a-z]{2})">/;

const DATA = new RegExp(`<script type="application/json" id="${PAGE_DATA_ID}">(.*?)</script>`, 's');

/**
 * Reads the texts that a card's page carries for the worker.
 *
 * @returns `null` for a page in Spanish, which carries none.
 */
export function wordsIn(html: string): OfflineTexts | null {
  const language = LANGUAGE.exec(html)?.[1];
  const data = DATA.exec(html)?.[1];
  if (!language || !data) return null;
  const { offline }: Partial<CardPageData> = JSON.parse(data);
  return offline ? { language, words: offline } : null;
}

/**
 * Finds the texts in the language in which the card was last seen that an address is below of: that which the address names,
 * or else any.
 */
export async function readOfflineTexts({ origin, pathname, search }: URL): Promise<OfflineTexts | null> {
  const below = pageBelow(pathname);
  if (!below) return null;
  const page = origin + below.card;
  const cached =
    (await caches.match(page + requestedLanguage(search))) ??
    (await caches.match(page, { ignoreSearch: true }));
  return cached ? wordsIn(await cached.text()) : null;
}
