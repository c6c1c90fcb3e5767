import { languagesOf, type SpokenLanguages } from 'shared-lib/model';
import { setAndEvict } from './store/set-and-evict';
import type { Answer } from './respond';

/** A card that search engines may list. */
export interface ListedCard extends SpokenLanguages {
  slug: string;
  /** ISO instant of its last publication. */
  publishedAt: string;
}

/** Characters that an address may begin with; the site map has a part for each, of at most 50,000 cards. */
const FIRST_CHARACTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789'];

/** Time for which an instance caches a part, in milliseconds: it costs a read for each card. */
const KEPT_MS = 6 * 60 * 60 * 1000;

/** Cache header: a new card waits a day at most for search engines to learn of it. */
const CACHE = 'public, max-age=0, s-maxage=86400';

/**
 * Most letters of a part that name cards in other languages: with 50,000 cards it stays below what a function may answer.
 * Cards beyond go without; their pages name their languages as well.
 */
const MAX_ALTERNATES = 20_000_000;

const XHTML = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';

const xml = (element: string, items: readonly string[], namespace = ''): Answer => ({
  status: 200,
  contentType: 'application/xml; charset=utf-8',
  cacheControl: CACHE,
  body:
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>\n${items.join('\n')}\n</${element}>\n`,
});

/** Returns the rules for search engines, which require the absolute address of the site map. */
export function robotsAnswer(origin: string): Answer {
  return {
    status: 200,
    contentType: 'text/plain; charset=utf-8',
    cacheControl: CACHE,
    body: `User-agent: *\nAllow: /c/\nDisallow: /assets/\nSitemap: ${origin}/c/sitemap.xml\n`,
  };
}

/** Returns the list of the site map's parts (sitemaps.org, protocol 0.9). */
export function sitemapIndexAnswer(origin: string): Answer {
  return xml(
    'sitemapindex',
    FIRST_CHARACTERS.map((first) => `<sitemap><loc>${origin}/c/sitemap/${first}.xml</loc></sitemap>`),
  );
}

/** Names the addresses of a card with several languages, as the head of its page does. */
function alternatesOf(url: string, card: ListedCard): string {
  const [main, ...others] = languagesOf(card);
  if (others.length === 0) return '';
  return [[main, url], ...others.map((language) => [language, `${url}?lang=${language}`]), ['x-default', url]]
    .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
    .join('');
}

/** Lists cards for search engines, one item each. */
function listItems(cards: readonly ListedCard[], origin: string): string[] {
  let room = MAX_ALTERNATES;
  return cards.map((card) => {
    const url = `${origin}/c/${card.slug}`;
    const alternates = alternatesOf(url, card);
    room -= alternates.length;
    return `<url><loc>${url}</loc><lastmod>${card.publishedAt}</lastmod>${room < 0 ? '' : alternates}</url>`;
  });
}

/**
 * Returns a function that answers a part of the site map: the cards whose address begins with a character. An answer is cached with its
 * compressed bytes, and concurrent requests share one computation.
 *
 * @param listCards - Returns those that search engines may list. Addresses have letters, digits and hyphens alone.
 */
export function rememberSitemaps(
  listCards: (first: string) => Promise<readonly ListedCard[]>,
  now: () => number,
): (first: string, origin: string) => Promise<Answer> {
  const cached = new Map<string, { until: number; answer: Promise<Answer> }>();
  const write = async (first: string, origin: string) =>
    xml('urlset', listItems(await listCards(first), origin), XHTML);
  return async (first, origin) => {
    const key = `${first} ${origin}`;
    const known = cached.get(key);
    const part =
      known && now() < known.until ? known : { until: now() + KEPT_MS, answer: write(first, origin) };
    setAndEvict(cached, key, part, FIRST_CHARACTERS.length);
    try {
      return await part.answer;
    } catch (error) {
      if (cached.get(key) === part) cached.delete(key);
      throw error;
    }
  };
}
