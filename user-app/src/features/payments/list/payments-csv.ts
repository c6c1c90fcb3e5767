import { localDateOf, minorDigits } from 'shared-lib/domain/booking';
import type { Payment } from 'shared-lib/domain/payments';
import type { CsvCell, CsvSource } from 'shared-lib/ui/csv-export';
import { messages } from './messages';
import { listedState } from './payment-totals';

/** Returns the cells of a payment; amounts are in whole units of their currency. */
export function toPaymentCells(payment: Payment, zone: string): CsvCell[] {
  const { currency, balanceCurrency, fee, net } = payment;
  const amountIn = (amount: number | null, of: string) =>
    amount === null || of === '' ? '' : amount / 10 ** minorDigits(of);
  return [
    localDateOf(payment.paidAt ?? payment.createdAt, zone),
    localDateOf(payment.start, zone),
    payment.serviceName,
    payment.customerName,
    messages.kinds[payment.kind],
    messages.states[listedState(payment)],
    amountIn(payment.amount, currency),
    amountIn(payment.refunded, currency),
    amountIn(fee, balanceCurrency),
    amountIn(net, balanceCurrency),
    currency,
    balanceCurrency,
    payment.id,
    payment.paymentIntentId,
  ];
}

/** Returns the source of a file with these payments. */
export const paymentsCsv = (payments: readonly Payment[], zone: string): CsvSource<Payment, never> => ({
  columns: messages.columns,
  toCells: (payment) => toPaymentCells(payment, zone),
  readPage: async () => ({ rows: [...payments], next: null }),
});
