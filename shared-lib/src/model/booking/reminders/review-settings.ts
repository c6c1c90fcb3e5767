import { HOUR_MS } from '../../../platform/time';

/** Places at which Google takes reviews: a host, and the paths on it that lead there. */
export const REVIEW_PLACES: readonly { host: string; path: RegExp }[] = [
  { host: 'g.page', path: /^\/[^/]/ },
  {
    host: 'search.google.com',
    path: /^\/local\/writereview$/,
  },
  { host: 'maps.app.goo.gl', path: /^\/[^/]/ },
  { host: 'www.google.com', path: /^\/maps\/./ },
  { host: 'google.com', path: /^\/maps\/./ },
];

/** Longest link to reviews, in characters. */
export const MAX_REVIEW_LINK = 600;

/** Reports whether an address leads to Google's reviews, and nowhere else. */
export function isReviewLink(link: string): boolean {
  if (link.length > MAX_REVIEW_LINK || /[\s\p{Cc}]/u.test(link) || !URL.canParse(link)) return false;
  const { protocol, host, pathname, username, password } = new URL(link);
  const isPlain = protocol === 'https:' && username === '' && password === '';
  return isPlain && REVIEW_PLACES.some((place) => place.host === host && place.path.test(pathname));
}

/** An owner's requests for reviews. */
export interface ReviewSettings {
  /** Address at which customers write a review; empty for none. */
  link: string;
  isOn: boolean;
}

/** Settings of an owner who has chosen nothing: nobody is asked. */
export const DEFAULT_REVIEW_SETTINGS: ReviewSettings = { link: '', isOn: false };

/** Time between the completion of a booking and the request, in milliseconds. */
export const REVIEW_DELAY_MS = 2 * HOUR_MS;

/** Days in which one address is asked once by one owner: half a year. */
export const REVIEW_PAUSE_DAYS = 183;

/** Hours of the owner's day in which requests leave: from the first on, before the last. */
export const REVIEW_HOURS = { first: 8, last: 21 } as const;
