import { resolveEndpoints } from 'shared-lib/config';

/** Returns the address of a card that people are given. */
export function publicAddress(slug: string): string {
  return `${resolveEndpoints().origins.publicCard}/c/${slug}`;
}

/** Returns the address of a card for its owner: the revision in it bypasses an earlier one in the CDN's cache. */
export function ownerAddress(card: { slug: string; publishedRevision: number | null }): string {
  const address = publicAddress(card.slug);
  return card.publishedRevision === null ? address : `${address}?v=${card.publishedRevision}`;
}
