import type { Timestamp } from 'firebase-admin/firestore';
import type { PublicCard } from 'shared-lib/model';
import { setAndEvict } from './set-and-evict';

/** Most cards that an instance caches, those requested last; at some 40 KB with their pages they take 8 MB. */
const MAX_CARDS = 200;

/** A document as it is read: its version, and its content once that is needed. */
interface ReadCard {
  updateTime: Timestamp;
  data: () => PublicCard;
}

/**
 * Creates a cache of cards for as long as their documents don't change, so that pages can be cached by card (`rememberPages`). Each
 * document is read every time: nobody gets an old one.
 *
 * @returns Function that returns the card of a slug as it was read; the same object for the same version.
 */
export function rememberCards(): (slug: string, read: ReadCard) => PublicCard {
  const cached = new Map<string, { updateTime: Timestamp; card: PublicCard }>();
  return (slug, { updateTime, data }) => {
    const known = cached.get(slug);
    const entry = known?.updateTime.isEqual(updateTime) ? known : { updateTime, card: data() };
    setAndEvict(cached, slug, entry, MAX_CARDS);
    return entry.card;
  };
}
