import { loadBookingData, type BookingCursor } from 'shared-lib/data';
import {
  addDays,
  instantOf,
  localDateOf,
  minorDigits,
  type Booking,
  type LocalDate,
} from 'shared-lib/model/booking';
import type { CsvCell, CsvSource } from 'shared-lib/ui/csv-export';
import { invoicingLines, type InvoicingLine, type RateOf } from './invoicing-lines';
import { messages } from './messages';

/** A line with its booking. */
interface Row {
  booking: Booking;
  line: InvoicingLine;
}

/** Returns the cells of a line; amounts are in whole units of their currency. */
export function toInvoicingCells(
  { booking, line: { concept, total, tax, method } }: Row,
  zone: string,
): CsvCell[] {
  const { id, invoice, customer, payment, service, start } = booking;
  const amount = (minor: number) => minor / 10 ** minorDigits(service.currency);
  return [
    payment.paidAt === null ? '' : localDateOf(payment.paidAt, zone),
    localDateOf(start, zone),
    id,
    invoice?.name ?? customer.name,
    invoice?.taxId ?? '',
    invoice ? `${invoice.address}, ${invoice.postcode} ${invoice.town}, ${invoice.country}` : '',
    concept,
    ...(tax ? [amount(tax.base), tax.permille / 10, amount(tax.vat)] : ['', '', '']),
    amount(total),
    service.currency,
    method,
  ];
}

/** Returns the source of a file with what was received for the appointments of some days, both ends included. */
export function invoicingCsv(
  uid: string,
  { from, to, zone, rateOf }: { from: LocalDate; to: LocalDate; zone: string; rateOf: RateOf },
): CsvSource<Row, BookingCursor> {
  const filter = {
    from: instantOf(from, '00:00', zone),
    to: instantOf(addDays(to, 1), '00:00', zone),
  };
  return {
    columns: messages.columns,
    toCells: (row) => toInvoicingCells(row, zone),
    readPage: async (cursor) => {
      const data = await loadBookingData();
      const { bookings, next } = await data.listBookings(uid, filter, cursor);
      const rows = bookings.flatMap((booking) =>
        invoicingLines(booking, rateOf).map((line) => ({ booking, line })),
      );
      return { rows, next };
    },
  };
}
