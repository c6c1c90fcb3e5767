import { loadBookingData } from 'shared-lib/data';
import type { Customer } from 'shared-lib/domain/booking';
import type { CsvCell, CsvSource } from 'shared-lib/ui/csv-export';
import { messages } from './messages';

/** Place in the list of all people. */
type Cursor = NonNullable<Parameters<Awaited<ReturnType<typeof loadBookingData>>['listCustomers']>[1]>;

/** Returns the cells of a person; times are of the universal clock. */
export function toPersonCells(person: Customer): CsvCell[] {
  return [
    person.name,
    person.email,
    person.phone,
    person.company,
    person.tags.join(', '),
    person.ownerNote,
    messages.sources[person.source],
    person.context,
    person.bookings,
    person.leads,
    new Date(person.firstAt).toISOString(),
    new Date(person.lastAt).toISOString(),
  ];
}

/** Returns the source of a file with all people of an account, which is read page by page. */
export const peopleCsv = (uid: string): CsvSource<Customer, Cursor> => ({
  columns: messages.csv.columns,
  toCells: toPersonCells,
  readPage: async (cursor) => {
    const data = await loadBookingData();
    const { customers, next } = await data.listCustomers(uid, cursor);
    return { rows: customers, next };
  },
});
