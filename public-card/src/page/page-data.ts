import type { CardLanguage } from 'shared-lib/model';
import type { LeadForm } from 'shared-lib/model/booking';
import type { CardToolsData } from './connect-tools';
import type { FollowedHours } from './schedule/follow-hours';
import type { LinkSchedule } from './schedule/follow-schedule';
import type { OfflineWords } from '../service-worker/offline-messages';
import type { ScriptWords } from './script-words';

/** Typeface of a card's page. */
export interface PageTypeface {
  /** Path of its file, which is also the key in `localStorage` that says that it is cached. */
  path: string;
  /** Typefaces of the look, its own first. */
  stack: string;
}

/** Data for the script of a card's page. */
export interface CardPageData {
  /** Texts of another language than Spanish. */
  words?: ScriptWords;
  /** Texts of that language for the worker's offline page, which it caches with this page. */
  offline?: OfflineWords;
  tools: CardToolsData;
  /** Times at which links come and go; `null` for a card whose links stay. */
  schedule: LinkSchedule | null;
  /** Opening hours; missing for a card that shows none. */
  hours?: FollowedHours;
  /** Its typeface; missing for those that systems bring along. */
  font?: PageTypeface;
  /** True when the card can be booked. */
  bookable: boolean;
  /** Form 'Dejar mis datos', and the path of its script, which is cached for a time without a network; `null` for none. */
  lead: (LeadForm & { script: string }) | null;
}

/** Data for the script of a booking page: its kind and its card. */
export interface BookingPageData {
  /** Missing for Spanish. */
  language?: CardLanguage;
  booking: 'book' | 'manage' | 'waiting';
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
