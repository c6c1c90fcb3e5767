import { send, type Answer } from '../booking-api';
import { words } from '../words';
import { NO_CARD } from '../payment/open-payment';
import type { ShownBooking } from './shown-booking';

/** Payments that Stripe may know more about than we do. */
const OPEN_PAYMENTS: ReadonlySet<string> = new Set(['awaiting', 'processing', 'refunding']);

/** Most checks of a payment that was just made, and the pause between them in milliseconds. */
const LOOKS = 6;
const PAUSE_MS = 2500;

const isOpenPayment = ({ booking }: ShownBooking) =>
  booking.online !== undefined && OPEN_PAYMENTS.has(booking.online.state);

const isUnpaid = ({ booking }: ShownBooking) => booking.online?.canPay === true;

/**
 * Returns the outcome that Stripe's page put into the address on the way back. It only decides what to request; the server decides what is
 * true.
 */
export const wayBack = (): string => new URLSearchParams(location.search).get('pago') ?? '';

/** Returns the sentence on a payment that is still missing after its page. */
export function aboutMissing(shown: ShownBooking, back: string): string {
  if (!isUnpaid(shown) || back === '') return '';
  const { notYet, notFinished, cardNotYet, cardNotFinished } = words().online;
  if (shown.booking.online?.card) return back === 'hecho' ? cardNotYet : cardNotFinished;
  return back === 'hecho' ? notYet : notFinished;
}

/**
 * Reads a booking for its page. The server checks a payment that isn't settled with Stripe, several times for a visitor who has just come
 * from Stripe's page.
 */
export async function readShown(
  slug: string,
  link: { bookingId: string; token: string },
  back: string,
): Promise<Answer<ShownBooking>> {
  const card = slug || NO_CARD;
  if (back !== 'hecho') {
    const read = await send(card, 'booking', link);
    if (!read.ok || !isOpenPayment(read.value)) return read;
    const settled = await send(card, 'settle', link);
    return settled.ok ? settled : read;
  }
  let answer = await send(card, 'settle', link);
  for (let look = 1; look < LOOKS && answer.ok && isUnpaid(answer.value); look += 1) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    answer = await send(card, 'settle', link);
  }
  return answer;
}
