import { CARD_LANGUAGES, DEFAULT_LANGUAGE, type CardLanguage } from 'shared-lib/model';

/**
 * Returns the first of a browser's languages that cards can have. Only for answers that no cache stores: a cache knows an
 * answer by its address.
 *
 * @param header - Value of `Accept-Language`.
 */
export function acceptedLanguage(header = ''): CardLanguage {
  const wanted = header
    .split(',')
    .map((part) => ({
      code: part.trim().slice(0, 2).toLowerCase(),
      weight: Number(/;\s*q=([\d.]+)/.exec(part)?.[1] ?? 1),
    }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  for (const { code } of wanted) {
    const language = CARD_LANGUAGES.find((known) => known === code);
    if (language) return language;
  }
  return DEFAULT_LANGUAGE;
}
