import { localDateOf, minorDigits } from 'shared-lib/model/booking';
import { splitVat, type Payment } from 'shared-lib/model/payments';
import type { CsvCell, CsvSource } from 'shared-lib/ui/csv-export';
import { messages } from './messages';
import { listedState } from './payment-totals';

/**
 * Returns the cells of a payment; amounts are in whole units of their currency.
 *
 * @param vatPermille - Rate that the amounts contain, in tenths of a percent; `null` without tax data.
 */
export function toPaymentCells(payment: Payment, zone: string, vatPermille: number | null = null): CsvCell[] {
  const { currency, balanceCurrency, fee, net } = payment;
  const amountIn = (amount: number | null, of: string) =>
    amount === null || of === '' ? '' : amount / 10 ** minorDigits(of);
  // What went back is no turnover.
  const remaining = payment.paidAt === null ? null : payment.amount - payment.refunded;
  const tax =
    vatPermille === null || remaining === null
      ? null
      : { ...splitVat(remaining, vatPermille), total: remaining };
  return [
    localDateOf(payment.paidAt ?? payment.createdAt, zone),
    localDateOf(payment.start, zone),
    payment.serviceName,
    payment.customerName,
    messages.kinds[payment.kind],
    messages.states[listedState(payment)],
    amountIn(payment.amount, currency),
    amountIn(payment.refunded, currency),
    amountIn(payment.disputed, balanceCurrency),
    amountIn(fee, balanceCurrency),
    amountIn(net, balanceCurrency),
    currency,
    balanceCurrency,
    payment.id,
    payment.paymentIntentId,
    ...(vatPermille === null
      ? []
      : [tax?.base, tax?.vat, tax?.total].map((amount) => amountIn(amount ?? null, currency))),
  ];
}

/** Returns the source of a file with these payments. */
export const paymentsCsv = (
  payments: readonly Payment[],
  zone: string,
  vatPermille: number | null,
): CsvSource<Payment, never> => ({
  columns: [...messages.columns, ...(vatPermille === null ? [] : messages.taxColumns)],
  toCells: (payment) => toPaymentCells(payment, zone, vatPermille),
  readPage: async () => ({ rows: [...payments], next: null }),
});
