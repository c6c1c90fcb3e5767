/**
 * Pictures of a draft, which only its owner can load, as `data:` addresses by their paths below `cards/` in Storage.
 */
export type Pictures = Readonly<Record<string, string>>;

const PICTURE = / src="(\/c\/[^"/]+\/i\/([^"]+))"/g;

/** Form of an address that may replace a picture's own. */
const DATA = /^data:image\/(jpeg|webp);base64,[A-Za-z0-9+/=]*$/;

/**
 * Lists the paths below `cards/` of the pictures whose addresses a text contains.
 *
 * @param text - Markup, or values as JSON.
 */
export function picturesIn(text: string): string[] {
  return [...text.matchAll(/\/c\/[^"/]+\/i\/([\w-]+\/[\w-]+\/[0-9a-f]{64}\.(?:jpg|webp))/g)].map(
    ([, path = '']) => path,
  );
}

/**
 * Replaces the pictures' addresses in markup for a document of another site: by `data:` addresses where they are known,
 * else by absolute ones.
 *
 * @param html - Sanitised.
 * @param origin - Origin of the cards' site; left out in a document of that site.
 */
export function withPictures(html: string, pictures: Pictures, origin = ''): string {
  return html.replace(PICTURE, (_, address: string, path: string) => {
    const known = (Object.hasOwn(pictures, path) && pictures[path]) || '';
    return ` src="${DATA.test(known) ? known : origin + address}"`;
  });
}
