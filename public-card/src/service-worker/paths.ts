/** Matches a card's page, its contact and its code; nothing else below it. */
const CARD = /^(\/c\/[a-z0-9-]+)(\.vcf|\/qr\.svg)?$/;

/** Matches a photo, which is named after its content, like everything below a card that ends in a hash. */
const PHOTO = /^\/c\/[^/]+\/i\/.+\/[0-9a-f]{64}\.(jpg|webp)$/;

/** Matches a script or a typeface, which are named after their content as well. */
const ASSET = /^\/assets\/.+\.[0-9a-f]{8}\.(js|woff2)$/;

/** Matches a page below a card, such as its booking page. */
const BELOW = /^(\/c\/[a-z0-9-]+)\/(\w+)/;

/** Returns the path of a card and the name of the page below it that a path leads to; `null` for other paths. */
export function pageBelow(pathname: string): { card: string; page: string } | null {
  const [, card, page] = BELOW.exec(pathname) ?? [];
  return card && page ? { card, page } : null;
}

/** Returns the query that names a language in an address; empty for none. */
export function requestedLanguage(search: string): string {
  const language = new URLSearchParams(search).get('lang') ?? '';
  return /^[a-z]{2}$/.test(language) ? `?lang=${language}` : '';
}

/** Reports whether a path is a card's page, or one of the files that its tools lead to. */
export const isCardPath = (pathname: string) => CARD.test(pathname);

/** Reports whether a path is a card's page itself. */
export const isCardPage = (pathname: string) => CARD.exec(pathname)?.[2] === undefined;

/**
 * Returns the path of a card's page; `undefined` where there is none.
 *
 * @param pathname - Of its page, its contact or its code.
 */
export const pageOfCard = (pathname: string): string | undefined => CARD.exec(pathname)?.[1];

/**
 * Returns the paths of a card's page, its contact and its code.
 *
 * @param pathname - Any of them.
 */
export function pathsOfCard(pathname: string): string[] {
  const page = pageOfCard(pathname);
  return page ? [page, `${page}.vcf`, `${page}/qr.svg`] : [];
}

/** Reports whether the content of a path never changes. */
export const isLastingPath = (pathname: string) => PHOTO.test(pathname) || ASSET.test(pathname);
