import type { Answer } from './respond';

/** A card that search engines may list. */
export interface ListedCard {
  slug: string;
  /** ISO instant of its last publication. */
  publishedAt: string;
}

/** Characters that an address may begin with; the site map has a part for each, of at most 50,000 cards. */
const FIRST_CHARACTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789'];

/** Time for which an instance keeps a part, in milliseconds: it costs a read for each card. */
const KEPT_MS = 6 * 60 * 60 * 1000;

/** Cache header: a new card waits a day at most for search engines to learn of it. */
const CACHE = 'public, max-age=0, s-maxage=86400';

const xml = (element: string, items: readonly string[]): Answer => ({
  status: 200,
  contentType: 'application/xml; charset=utf-8',
  cacheControl: CACHE,
  body:
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('\n')}\n</${element}>\n`,
});

/** Returns the list of the site map's parts (sitemaps.org, protocol 0.9). */
export function sitemapIndexAnswer(origin: string): Answer {
  return xml(
    'sitemapindex',
    FIRST_CHARACTERS.map((first) => `<sitemap><loc>${origin}/c/sitemap/${first}.xml</loc></sitemap>`),
  );
}

/**
 * Returns a function that answers a part of the site map: the cards whose address begins with a character.
 *
 * @param listCards - Returns those that search engines may list. Addresses have letters, digits and hyphens alone.
 */
export function rememberSitemaps(
  listCards: (first: string) => Promise<readonly ListedCard[]>,
  now: () => number,
): (first: string, origin: string) => Promise<Answer> {
  const kept = new Map<string, { until: number; cards: Promise<readonly ListedCard[]> }>();
  return async (first, origin) => {
    const known = kept.get(first);
    const part = known && now() < known.until ? known : { until: now() + KEPT_MS, cards: listCards(first) };
    kept.set(first, part);
    try {
      const cards = await part.cards;
      return xml(
        'urlset',
        cards.map(
          ({ slug, publishedAt }) =>
            `<url><loc>${origin}/c/${slug}</loc><lastmod>${publishedAt}</lastmod></url>`,
        ),
      );
    } catch (error) {
      kept.delete(first);
      throw error;
    }
  };
}
