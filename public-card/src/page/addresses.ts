import { resolveEndpoints } from 'shared-lib/config';

/** The product's own home, as seen from the page at hand. */
export function homeUrl(): string {
  return `${resolveEndpoints().origins.shell}/`;
}

/** The one public address of a card. */
export function canonicalCardUrl(slug: string): string {
  return `${resolveEndpoints().origins.publicCard}/c/${slug}`;
}
