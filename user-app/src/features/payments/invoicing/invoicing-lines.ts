import { partsOf, type Booking, type Service } from 'shared-lib/model/booking';
import { moneyReceived, splitVat } from 'shared-lib/model/payments';
import { messages } from './messages';

/** Rate of a service in tenths of a percent, by its id; `null` where none is known. */
export type RateOf = (serviceId: string) => number | null;

/** A line of the export: the amount received for one service less refunds, in the currency's minor unit. */
export interface InvoicingLine {
  concept: string;
  total: number;
  /** Missing where no rate is known. */
  tax?: { permille: number; base: number; vat: number };
  method: string;
}

/** Returns the rates of services: each one's own, else that of the owner's tax data. */
export function ratesOf(
  services: readonly Pick<Service, 'id' | 'vatPermille'>[],
  usual: number | null,
): RateOf {
  const own = new Map(services.map(({ id, vatPermille }) => [id, vatPermille ?? null]));
  return (serviceId) => own.get(serviceId) ?? usual;
}

/**
 * Returns the lines of the amount received for a booking, less refunds: for a visit one line for each service, in proportion to its price,
 * so that they add up exactly to the amount. Empty where nothing is left.
 */
export function invoicingLines(booking: Booking, rateOf: RateOf): InvoicingLine[] {
  const received = moneyReceived(booking);
  const net = received ? received.amount - received.refunded : 0;
  if (!received || net <= 0) return [];
  const isFee = booking.payment.online?.card !== undefined;
  const { stripe, hand, card } = messages.methods;
  const method = received.by === 'hand' ? hand : isFee ? card : stripe;
  const parts = partsOf(booking.service);
  const whole = parts.reduce((sum, { price }) => sum + price, 0);
  let before = 0;
  return parts.flatMap(({ id, name, price }, place) => {
    const upTo = (amount: number) => (whole === 0 ? 0 : Math.round((net * amount) / whole));
    const from = upTo(before);
    before += price;
    const total = (place === parts.length - 1 ? net : upTo(before)) - from;
    if (total === 0) return [];
    const permille = rateOf(id);
    const concept = isFee ? messages.noShow(name) : name;
    return [
      {
        ...{ concept, total, method },
        ...(permille !== null && { tax: { permille, ...splitVat(total, permille) } }),
      },
    ];
  });
}
