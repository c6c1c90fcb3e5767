import { isPlainClick } from '../../page/plain-click';
import { bookMessages } from './book-messages';
import type { BookedCard } from './booking-dialog';
import { nextSlotText } from './next-slot-text';

const load = () => import(/* webpackChunkName: "booking" */ './open-booking');

async function showNextSlot(slug: string, place: Element | null): Promise<void> {
  const response = await fetch(`/b/${slug}/next`);
  if (!response.ok || !place) return;
  const { start } = (await response.json()) as { start: number | null };
  // The visitor's clock may be wrong; the server says what time it is with every answer.
  const now = Date.parse(response.headers.get('date') ?? '') || Date.now();
  if (start !== null) place.textContent = bookMessages.nextSlot(nextSlotText(start, now));
}

/** Brings 'Reservar' to life: it opens the widget over the card, and says when the next free slot is. */
export function startBooking(card: BookedCard): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-tool="book"]');
  if (!link) return;
  const prefetch = () => void load().catch(() => undefined);
  for (const sign of ['pointerover', 'pointerdown', 'focus'])
    link.addEventListener(sign, prefetch, { once: true });
  link.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    load().then(
      ({ openBooking }) => openBooking(card),
      () => location.assign(link.href),
    );
  });
  // Who can't be told when goes and looks.
  void showNextSlot(card.slug, document.querySelector('.tj-next')).catch(() => undefined);
}
