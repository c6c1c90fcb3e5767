import type { CardPageProps } from './card-page';
import type { CardToolsData } from './card-tools';

/**
 * What the page's script is told. Most cards are only drawn by the server, and the script brings their tools to life;
 * a card whose links come and go is handed over whole.
 */
export interface PageData {
  tools: CardToolsData;
  live: Pick<CardPageProps, 'card' | 'now' | 'canonicalUrl' | 'homeHref' | 'bookHref'> | null;
  /** Whether there is something to book. */
  bookable: boolean;
}

/** What the script of a page about booking is told: which it is, and of which card. */
export interface BookingPageData {
  booking: 'book' | 'manage';
  slug: string;
}

/** Id of the element that such a page's script fills. */
export const BOOKING_ROOT_ID = 'booking';

/** Id of the script element that carries the data. */
export const PAGE_DATA_ID = 'card-data';

/** Id of the element that holds the server's markup. */
export const PAGE_ROOT_ID = 'card';

/** The data as text that can stand inside a `<script>` element: nothing in it can close the element. */
export function serializeForScript(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
