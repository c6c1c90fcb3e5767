import type { BookingRefusal, NextVisitOffer } from 'shared-lib/model/booking';
import type { FormFields, FormOutcome } from './plain-form';
import type { RequestContext } from './request';
import { runSend } from './sends';

/** State about the next appointment that a page shows to a browser without script. */
export type NextState = 'siguiente' | 'reservada' | 'sin-hueco' | 'sin-siguiente' | 'con-pago' | 'cambio';

/** States of a refusal to book the next appointment. */
export const NEXT_STATES: Partial<Record<string, NextState>> = {
  'booking-state': 'sin-siguiente',
  'service-gone': 'sin-siguiente',
  'slot-taken': 'sin-hueco',
  'slot-not-offered': 'sin-hueco',
  'service-changed': 'cambio',
  'payment-first': 'con-pago',
} satisfies Partial<Record<BookingRefusal, NextState>>;

interface Link {
  bookingId: string;
  token: string;
}

/** Returns the state in which an offer leaves a page without script, which can't lead to a payment. */
function stateOf(offer: NextVisitOffer | null): NextState {
  if (!offer) return 'sin-siguiente';
  if (offer.terms.isPaid) return 'con-pago';
  return offer.isFree ? 'siguiente' : 'sin-hueco';
}

/** Looks for the next appointment, whose hour and price the page then shows beside its button. Changes nothing. */
export async function lookForNext(context: RequestContext, link: Link): Promise<FormOutcome<NextState>> {
  const { offer } = await runSend(context, 'next-offer', link);
  const state = stateOf(offer);
  if (!offer || state !== 'siguiente') return { state, path: '' };
  const { booking } = await runSend(context, 'booking', link);
  const { price, priceOnRequest, currency, durationMinutes, needsConfirmation } = offer.terms;
  return {
    state,
    path: '',
    shown: {
      hora: String(offer.start),
      zona: booking.service.place.kind === 'in-person' ? booking.ownerZone : booking.zone,
      precio: String(price),
      moneda: currency,
      minutos: String(durationMinutes),
      ...(priceOnRequest && { consultar: '1' }),
      ...(needsConfirmation && { pedir: '1' }),
    },
  };
}

/** Books the next appointment at the hour and price that the form was shown with. */
export async function bookNextByForm(
  context: RequestContext,
  link: Link,
  fields: FormFields,
): Promise<FormOutcome<NextState>> {
  const [start, price, durationMinutes] = [fields['start'], fields['price'], fields['minutes']].map(Number);
  const { path } = await runSend(context, 'book-next', { ...link, start, price, durationMinutes });
  return { state: 'reservada', path };
}
