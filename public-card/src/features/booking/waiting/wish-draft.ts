import {
  addDays,
  DAY_PARTS,
  daysFrom,
  MAX_WAITING_DAYS,
  WEEKDAYS,
  type LocalDate,
  type WaitingWish,
} from 'shared-lib/model/booking';
import { readJson, tabStorage, writeJson } from 'shared-lib/storage';
import { waitingWords } from './waiting-words';

/** Days for which somebody waits unless they say otherwise. */
const USUAL_DAYS = 30;

/** Messages by field of a wish. */
export type WishErrors = Partial<Record<keyof WaitingWish, string>>;

const keyOf = (slug: string) => `espera-${slug}`;

/** Returns the wish that a form begins with: any hour of the next month. */
const usualWish = (today: LocalDate): WaitingWish => ({
  from: today,
  to: addDays(today, USUAL_DAYS - 1),
  weekdays: [...WEEKDAYS],
  parts: [...DAY_PARTS],
});

const known = <Value extends string>(all: readonly Value[], given: unknown): Value[] =>
  all.filter((value) => Array.isArray(given) && given.includes(value));

/** Reads this tab's wish on a card; the usual one where there is none, or its days are over. */
export function readWish(slug: string, today: LocalDate): WaitingWish {
  const { from, to, weekdays, parts } = Object(readJson(tabStorage, keyOf(slug)));
  if (typeof from !== 'string' || typeof to !== 'string' || to < today) return usualWish(today);
  return { from, to, weekdays: known(WEEKDAYS, weekdays), parts: known(DAY_PARTS, parts) };
}

/** Stores a wish for this tab, until it is closed; `null` removes it. Without storage a reload starts from scratch. */
export function keepWish(slug: string, wish: WaitingWish | null): void {
  writeJson(tabStorage, keyOf(slug), wish);
}

/** Returns the problems of a wish by field; empty when it can be sent. */
export function findWishErrors({ from, to, weekdays, parts }: WaitingWish, today: LocalDate): WishErrors {
  const { errors } = waitingWords();
  const days = from === '' || to === '' ? 0 : daysFrom(from, to);
  const aboutTo =
    to === ''
      ? errors.required
      : to < today
        ? errors.past
        : days < 0
          ? errors.order
          : days > MAX_WAITING_DAYS
            ? errors.long
            : '';
  return {
    ...(from === '' && { from: errors.required }),
    ...(aboutTo !== '' && { to: aboutTo }),
    ...(weekdays.length === 0 && { weekdays: errors.oneDay }),
    ...(parts.length === 0 && { parts: errors.onePart }),
  };
}
