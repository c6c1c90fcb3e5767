/** Matches a card's page, its contact and its code; nothing else below it. */
const CARD = /^(\/c\/[a-z0-9-]+)(\.vcf|\/qr\.svg)?$/;

/** Matches a photo, which is named after its content, like everything below a card that ends in a hash. */
const PHOTO = /^\/c\/[^/]+\/i\/.+\/[0-9a-f]{64}\.(jpg|webp)$/;

/** Matches a script or a typeface, which are named after their content as well. */
const ASSET = /^\/assets\/.+\.[0-9a-f]{8}\.(js|woff2)$/;

/** Reports whether a path is a card's page, or one of the files that its tools lead to. */
export const isCardPath = (pathname: string) => CARD.test(pathname);

/** Reports whether a path is a card's page itself. */
export const isCardPage = (pathname: string) => CARD.exec(pathname)?.[2] === undefined;

/**
 * Returns the paths of a card's page, its contact and its code.
 *
 * @param pathname - Any of them.
 */
export function pathsOfCard(pathname: string): string[] {
  const page = CARD.exec(pathname)?.[1];
  return page ? [page, `${page}.vcf`, `${page}/qr.svg`] : [];
}

/** Reports whether the content of a path never changes. */
export const isLastingPath = (pathname: string) => PHOTO.test(pathname) || ASSET.test(pathname);
