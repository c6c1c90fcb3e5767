import { isDeepStrictEqual } from 'node:util';
import { MINUTE_MS } from 'shared-lib/time';
import type { PublicCard } from 'shared-lib/model';
import type { Answer } from './respond';

/** Answer that was rendered in a minute since the epoch. */
interface CachedPage {
  minute: number;
  answer: Answer;
}

/**
 * Creates a cache of rendered pages. A page stays for a minute, as links appear and disappear by the clock, and no longer than its card,
 * which another version replaces (`rememberCards`).
 *
 * @returns Function that returns a card's page in a variant, rendered if it isn't cached.
 */
export function rememberPages() {
  const pages = new WeakMap<PublicCard, Map<string, CachedPage>>();
  return (card: PublicCard, variant: string, now: number, render: () => Answer): Answer => {
    const minute = Math.floor(now / MINUTE_MS);
    const ofCard = pages.get(card) ?? new Map<string, CachedPage>();
    pages.set(card, ofCard);
    const known = ofCard.get(variant);
    if (known?.minute === minute) return known.answer;
    const rendered = render();
    // The same object keeps its compressed bytes.
    const answer = known && isDeepStrictEqual(known.answer, rendered) ? known.answer : rendered;
    ofCard.set(variant, { minute, answer });
    return answer;
  };
}
