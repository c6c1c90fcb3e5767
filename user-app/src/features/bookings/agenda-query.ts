import { addDays, daysFrom, weekdayOf, type BookingStatus, type LocalDate } from 'shared-lib/model/booking';
import { entriesOf } from 'shared-lib/model';
import { bookingMessages } from '../../booking-data/messages';

/** Views of the agenda, by their names in the URL. */
export const AGENDA_VIEWS = ['dia', 'semana', 'mes', 'lista'] as const;
export type AgendaView = (typeof AGENDA_VIEWS)[number];

/** State of the agenda in its address. */
export interface AgendaQuery {
  view: AgendaView;
  /** Date in the owner's zone that is shown. */
  date: LocalDate;
  search: string;
  status: BookingStatus | null;
  serviceId: string | null;
  /** Booking whose panel is open. */
  bookingId: string | null;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Reports whether a text is a valid date, as addresses may contain anything. */
function isDate(text: string): boolean {
  return DATE.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
}

const isStatus = (text: string | null): text is BookingStatus =>
  text !== null && Object.hasOwn(bookingMessages.status, text);

/**
 * Parses the agenda's state from an address.
 *
 * @param fallback - State where the address has none, or an invalid one.
 */
export function readAgendaQuery(
  search: URLSearchParams,
  fallback: { view: AgendaView; date: LocalDate },
): AgendaQuery {
  const [view, date, status] = [search.get('vista'), search.get('fecha'), search.get('estado')];
  return {
    view: AGENDA_VIEWS.find((known) => known === view) ?? fallback.view,
    date: date !== null && isDate(date) ? date : fallback.date,
    search: (search.get('q') ?? '').slice(0, 80),
    status: isStatus(status) ? status : null,
    serviceId: search.get('servicio'),
    bookingId: search.get('reserva'),
  };
}

const NAMES: Record<keyof AgendaQuery, string> = {
  view: 'vista',
  date: 'fecha',
  search: 'q',
  status: 'estado',
  serviceId: 'servicio',
  bookingId: 'reserva',
};

/** Returns the same address with changed state; empty values are left out. */
export function writeAgendaQuery(before: URLSearchParams, change: Partial<AgendaQuery>): URLSearchParams {
  const search = new URLSearchParams(before);
  for (const [name, value] of entriesOf(change)) {
    const key = NAMES[name];
    if (value) search.set(key, value);
    else search.delete(key);
  }
  return search;
}

/** Returns the dates that a view shows, the last excluded: a month with the whole of its first and last week. */
export function datesShown(view: AgendaView, date: LocalDate): { from: LocalDate; to: LocalDate } {
  if (view === 'dia' || view === 'lista') return { from: date, to: addDays(date, 1) };
  const mondayOf = (day: LocalDate) => addDays(day, 1 - Number(weekdayOf(day)));
  if (view === 'semana') return { from: mondayOf(date), to: addDays(mondayOf(date), 7) };
  const first = `${date.slice(0, 7)}-01`;
  const last = addDays(moved('mes', date, 1).slice(0, 7) + '-01', -1);
  return { from: mondayOf(first), to: addDays(mondayOf(last), 7) };
}

/** Reports whether the list leaves bookings out. */
export const isNarrowed = ({ search, status, serviceId }: AgendaQuery): boolean =>
  search !== '' || status !== null || serviceId !== null;

/** Returns the date of one step forward or back. */
export function moved(view: AgendaView, date: LocalDate, steps: 1 | -1): LocalDate {
  if (view === 'semana') return addDays(date, 7 * steps);
  if (view !== 'mes') return addDays(date, steps);
  const [year = NaN, month = NaN, day = NaN] = date.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + steps, 1)).toISOString().slice(0, 10);
  const next = new Date(Date.UTC(year, month + steps, 1)).toISOString().slice(0, 10);
  // The 31st of a month with 30 days is its last.
  return addDays(first, Math.min(day, daysFrom(first, next)) - 1);
}
