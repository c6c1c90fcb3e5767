import type { NextSlot } from 'shared-lib/model/booking';
import { isPlainClick } from '../../../page/plain-click';
import { scriptWords } from '../../../page/script-words';
import type { BookedCard } from './booking-dialog';
import { nextSlotText } from './next-slot-text';

const load = () => import(/* webpackChunkName: "booking" */ './open-booking');

async function showNextSlot({ slug, language }: BookedCard, place: Element | null): Promise<void> {
  const response = await fetch(`/b/${slug}/next${language ? `?lang=${language}` : ''}`);
  if (!response.ok || !place) return;
  const next: NextSlot = await response.json();
  // The visitor's clock may be wrong; the server says what time it is with every answer.
  const now = Date.parse(response.headers.get('date') ?? '') || Date.now();
  const said = nextSlotText(next, now);
  if (said) place.textContent = scriptWords().book.nextSlot + said;
}

/** Time for which 'Reservar' is seen before a fast connection loads the widget ahead, in milliseconds. */
const SEEN_MS = 2000;

/** Least speed at which the widget, some 70 KB, is loaded ahead, in megabits a second. */
const FAST_MBPS = 5;

/** Reports whether the connection is known to be fast, and its owner doesn't save data. */
function isFast(): boolean {
  const { connection } = navigator;
  return connection !== undefined && !connection.saveData && (connection.downlink ?? 0) >= FAST_MBPS;
}

/** Calls a function once an element has been on screen for a while. */
function onceSeen(element: Element, task: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver(([entry]) => {
    clearTimeout(timer);
    if (!entry?.isIntersecting) return;
    timer = setTimeout(() => {
      observer.disconnect();
      task();
    }, SEEN_MS);
  });
  observer.observe(element);
}

/** Makes 'Reservar' open the widget over the card, and shows the next free slot. */
export function startBooking(card: BookedCard): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-tool="book"]');
  if (!link) return;
  const open = () =>
    void load()
      .then(({ openBooking }) => openBooking(card))
      .catch(() => location.assign(link.href));
  const prefetch = () =>
    void load()
      .then(({ loadWidget }) => loadWidget())
      .catch(() => undefined);
  for (const sign of ['pointerover', 'pointerdown', 'focus'])
    link.addEventListener(sign, prefetch, { once: true });
  if (isFast()) onceSeen(link, prefetch);
  link.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    open();
  });
  // Forward again after it was closed.
  addEventListener('popstate', () => {
    if (history.state?.booking === card.slug) open();
  });
  // A failure is ignored: the visitor finds the free slots by opening the widget.
  void showNextSlot(card, document.querySelector('.tj-next')).catch(() => undefined);
}
