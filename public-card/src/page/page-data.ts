import type { CardViewCard } from 'shared-lib/ui/card-view';

/** Everything the page needs to draw a card: what the server rendered from and the script hydrates with. */
export interface PageData {
  card: CardViewCard;
  /** Instant that decided which links the server showed. */
  now: number;
  /** The card's one public address. */
  canonicalUrl: string;
  /** The product's home. */
  homeHref: string;
}

/** Id of the script element that carries the data. */
export const PAGE_DATA_ID = 'card-data';

/** Id of the element that is hydrated. */
export const PAGE_ROOT_ID = 'card';

/** The data as text that can stand inside a `<script>` element: nothing in it can close the element. */
export function serializeForScript(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
