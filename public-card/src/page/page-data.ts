import type { CardPageProps } from './card-page';
import type { CardToolsData } from './card-tools';

/**
 * Data for the page's script. Most cards are only rendered by the server, and the script hydrates their tools; a card
 * with scheduled links is passed as a whole.
 */
export interface PageData {
  tools: CardToolsData;
  live: Pick<CardPageProps, 'card' | 'now' | 'canonicalUrl' | 'homeHref' | 'bookHref'> | null;
  /** True when the card can be booked. */
  bookable: boolean;
}

/** Data for the script of a booking page: its kind and its card. */
export interface BookingPageData {
  booking: 'book' | 'manage';
  slug: string;
}

/** Id of the element that such a page's script fills. */
export const BOOKING_ROOT_ID = 'booking';

/** Id of the script element with the data. */
export const PAGE_DATA_ID = 'card-data';

/** Id of the element that holds the server's markup. */
export const PAGE_ROOT_ID = 'card';

/** Serialises data as text that can't close the `<script>` element around it. */
export function serializeForScript(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
