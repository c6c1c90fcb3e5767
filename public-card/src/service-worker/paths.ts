/** Matches a card's page, but nothing below it, and none of its files. */
const PAGE = /^\/c\/[a-z0-9-]+$/;

/** Matches a photo, which is named after its content, like everything below a card that ends in a hash. */
const PHOTO = /^\/c\/[^/]+\/i\/.+\/[0-9a-f]{64}\.(jpg|webp)$/;

const ASSET = /^\/assets\/.+\.[0-9a-f]{8}\.js$/;

export const isPagePath = (pathname: string) => PAGE.test(pathname);

/** Reports whether the content of a path never changes. */
export const isLastingPath = (pathname: string) => PHOTO.test(pathname) || ASSET.test(pathname);
