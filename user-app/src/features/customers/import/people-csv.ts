import { loadBookingData } from 'shared-lib/data';
import type { Customer } from 'shared-lib/model/booking';
import { buildPersonVCard } from 'shared-lib/model';
import type { CsvCell, CsvSource, TextSource } from 'shared-lib/ui/csv-export';
import { messages } from '../messages';

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
    person.visitAt === null ? '' : new Date(person.visitAt).toISOString(),
    person.claims.map(messages.claims.said).join(' '),
  ];
}

/** Returns a function that reads all people of an account page by page. */
const peoplePages = (uid: string) => async (cursor: Cursor | null) => {
  const data = await loadBookingData();
  const { customers, next } = await data.listCustomers(uid, cursor);
  return { rows: customers, next };
};

/** Returns the source of a table with all people of an account. */
export const peopleCsv = (uid: string): CsvSource<Customer, Cursor> => ({
  columns: messages.csv.columns,
  toCells: toPersonCells,
  readPage: peoplePages(uid),
});

/** Returns the source of a file with the contacts of all people of an account, for an address book. */
export const peopleVCards = (uid: string): TextSource<Customer, Cursor> => ({
  type: 'text/vcard;charset=utf-8',
  toText: buildPersonVCard,
  readPage: peoplePages(uid),
});
