import { resolveEndpoints } from 'shared-lib/config';

/** The address that people are given. */
export function publicAddress(slug: string): string {
  return `${resolveEndpoints().origins.publicCard}/c/${slug}`;
}

/** The address for the owner: the revision in it goes past what the CDN still holds of an earlier one. */
export function ownerAddress(card: { slug: string; publishedRevision: number | null }): string {
  const address = publicAddress(card.slug);
  return card.publishedRevision === null ? address : `${address}?v=${card.publishedRevision}`;
}
