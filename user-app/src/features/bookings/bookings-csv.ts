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
import { timeInWords } from '../../booking-data/booking-times';
import { bookingMessages } from '../../booking-data/messages';
import { messages } from './messages';

/** Returns the cells of a booking; times are wall-clock times of the zone. */
export function toBookingCells(booking: Booking, zone: string): CsvCell[] {
  const { start, end, service, customer, payment } = booking;
  return [
    localDateOf(start, zone),
    timeInWords(start, zone),
    timeInWords(end, zone),
    zone,
    bookingMessages.status[booking.status],
    service.name,
    customer.name,
    customer.email,
    customer.phone,
    service.price / 10 ** minorDigits(service.currency),
    service.currency,
    messages.csv.payments[payment.state],
    booking.answers.map(({ question, answer }) => `${question}: ${answer}`).join('\n'),
    booking.notes,
    booking.ownerNote,
    booking.reason,
    new Date(booking.createdAt).toISOString(),
    booking.id,
  ];
}

/** Returns the source of a file with an owner's bookings of some days, both ends included. */
export function bookingsCsv(
  uid: string,
  { from, to, zone }: { from: LocalDate; to: LocalDate; zone: string },
): CsvSource<Booking, BookingCursor> {
  const filter = {
    from: instantOf(from, '00:00', zone),
    to: instantOf(addDays(to, 1), '00:00', zone),
  };
  return {
    columns: messages.csv.columns,
    toCells: (booking) => toBookingCells(booking, zone),
    readPage: async (cursor) => {
      const data = await loadBookingData();
      const { bookings, next } = await data.listBookings(uid, filter, cursor);
      return { rows: bookings, next };
    },
  };
}
