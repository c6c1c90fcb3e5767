import { resolveEndpoints } from 'shared-lib/config';

/** Returns the address of the product's home, as seen from this page. */
export function homeUrl(): string {
  return `${resolveEndpoints().origins.shell}/`;
}

/** Returns the one public address of a card. */
export function canonicalCardUrl(slug: string): string {
  return `${resolveEndpoints().origins.publicCard}/c/${slug}`;
}
