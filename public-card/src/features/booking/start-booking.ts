import type { NextSlot } from 'shared-lib/domain/booking';
import { isPlainClick } from '../../page/plain-click';
import { bookMessages } from './book-messages';
import type { BookedCard } from './booking-dialog';
import { nextSlotText } from './next-slot-text';

const load = () => import(/* webpackChunkName: "booking" */ './open-booking');

async function showNextSlot(slug: string, place: Element | null): Promise<void> {
  const response = await fetch(`/b/${slug}/next`);
  if (!response.ok || !place) return;
  const next = (await response.json()) as NextSlot;
  // The visitor's clock may be wrong; the server says what time it is with every answer.
  const now = Date.parse(response.headers.get('date') ?? '') || Date.now();
  const said = nextSlotText(next, now);
  if (said) place.textContent = bookMessages.nextSlot(said);
}

/** Makes 'Reservar' open the widget over the card, and shows the next free slot. */
export function startBooking(card: BookedCard): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-tool="book"]');
  if (!link) return;
  const open = () =>
    void load().then(
      ({ openBooking }) => openBooking(card),
      () => location.assign(link.href),
    );
  const prefetch = () => void load().catch(() => undefined);
  for (const sign of ['pointerover', 'pointerdown', 'focus'])
    link.addEventListener(sign, prefetch, { once: true });
  link.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    open();
  });
  // Forward again after it was closed.
  addEventListener('popstate', () => {
    if ((history.state as { booking?: string } | null)?.booking === card.slug) open();
  });
  // A failure is ignored: the visitor finds the free slots by opening the widget.
  void showNextSlot(card.slug, document.querySelector('.tj-next')).catch(() => undefined);
}
