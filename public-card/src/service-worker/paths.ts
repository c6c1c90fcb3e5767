/** A card's page: nothing below it, and none of its files. */
const PAGE = /^\/c\/[a-z0-9-]+$/;

/** Named after its content, like everything below a card that ends in a hash. */
const PHOTO = /^\/c\/[^/]+\/i\/.+\/[0-9a-f]{64}\.(jpg|webp)$/;

const ASSET = /^\/assets\/.+\.[0-9a-f]{8}\.js$/;

export const isPagePath = (pathname: string) => PAGE.test(pathname);

/** Whether what is at this path never changes. */
export const isLastingPath = (pathname: string) => PHOTO.test(pathname) || ASSET.test(pathname);
