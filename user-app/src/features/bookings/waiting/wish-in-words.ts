import type { LocalDate, WaitingWish } from 'shared-lib/model/booking';
import { dateInWords } from '../../../booking-data/booking-times';
import { messages } from './messages';

const day = (date: LocalDate) => dateInWords(date, { day: 'numeric', month: 'long' });

/** The first Monday of 2000, from which the names of weekdays are counted. */
const MONDAY = 3;

/** Describes the times that a person on the waiting list could take: `Del 2 de marzo al 8 de marzo · lunes, martes · mañana`. */
export function wishInWords({ from, to, weekdays, parts }: WaitingWish): string {
  const names = weekdays.map((weekday) =>
    dateInWords(`2000-01-0${MONDAY + Number(weekday) - 1}`, { weekday: 'long' }),
  );
  return [
    messages.days(day(from), day(to)),
    names.length === 7 ? messages.everyDay : names.join(', '),
    parts.length === 3 ? messages.anyHour : parts.map((part) => messages.parts[part]).join(', '),
  ].join(' · ');
}
