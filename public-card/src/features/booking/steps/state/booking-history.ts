/** Steps of a booking, in order. */
export const STEPS = { service: 0, time: 1, form: 2, done: 3 } as const;

/** One of the steps. */
export type Step = (typeof STEPS)[keyof typeof STEPS];

/** Choices made before a step. */
export interface BookingPlace {
  serviceId: string;
  /** Milliseconds since the epoch. */
  start: number | null;
}

/** A step as an entry of the browser's history stores it. */
export interface BookingEntry extends BookingPlace {
  /** The card's slug. */
  booking: string;
  /** Number of entries of this booking before it. */
  depth: number;
  /** `null` until the widget has set it. */
  step: Step | null;
  /** Path of the page of the booking that was made here; only of the last step. */
  made?: string;
}

/** Returns the current entry; `null` when it isn't of a booking on this card. */
export function currentEntry(slug: string): BookingEntry | null {
  const state: BookingEntry | null = history.state;
  return state?.booking === slug ? state : null;
}

/** Returns the query that keeps this page's language at another address; empty where its own names none. */
const languageQuery = (): string => /[?&]lang=[a-z]{2}/.exec(location.search)?.[0].replace('&', '?') ?? '';

/** Returns the address of a card, in this page's language. */
export const cardAddress = (slug: string): string => `/c/${slug}${languageQuery()}`;

/** Returns the address of a card's booking page, in this page's language. */
export const bookingAddress = (slug: string): string => `/c/${slug}/reservar${languageQuery()}`;

/** Returns the code by which this page's address says how the visitor came to the card (`?s=`); empty for none. */
export const sourceCode = (): string => /[?&]s=([a-z0-9-]{1,24})(&|$)/.exec(location.search)?.[1] ?? '';

/**
 * Adds the booking page as a history entry over the card, with the code of how the visitor came; does nothing where the address is
 * that page already.
 */
export function enterBooking(slug: string): void {
  if (currentEntry(slug)) return;
  const entry: BookingEntry = { booking: slug, depth: 0, step: null, serviceId: '', start: null };
  const address = bookingAddress(slug);
  const code = sourceCode();
  const source = code && `${address.includes('?') ? '&' : '?'}s=${code}`;
  history.pushState(entry, '', address + source);
}

/** Goes back to the card from any step. */
export function leaveBooking(slug: string): void {
  const entry = currentEntry(slug);
  if (entry) history.go(-entry.depth - 1);
}

/**
 * Records the shown step in the history: a step forward adds an entry, and the result of a booking replaces its form.
 */
export function recordStep(slug: string, step: Step, place: BookingPlace): void {
  const entry = currentEntry(slug);
  const isForward = entry !== null && entry.step !== null && step > entry.step && step !== STEPS.done;
  const next: BookingEntry = {
    booking: slug,
    step,
    ...place,
    depth: (entry?.depth ?? 0) + Number(isForward),
    ...(step === STEPS.done && entry?.made && { made: entry.made }),
  };
  if (isForward) history.pushState(next, '');
  else history.replaceState(next, '');
}

/** Records that the current entry's booking is made, before the page may be left for its payment. */
export function recordMade(slug: string, path: string): void {
  const entry = currentEntry(slug);
  if (entry) history.replaceState({ ...entry, step: STEPS.done, made: path }, '');
}

/**
 * Goes back a number of steps through the history.
 *
 * @returns False where there are fewer: a link, or a reload, led right into the middle.
 */
export function goBack(slug: string, steps: number): boolean {
  const entry = currentEntry(slug);
  if (!entry || entry.depth < steps) return false;
  history.go(-steps);
  return true;
}
