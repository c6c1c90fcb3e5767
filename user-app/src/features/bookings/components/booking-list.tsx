import { useState } from 'react';
import { Checkbox } from '@mantine/core';
import { isolated } from 'shared-lib/model';
import { Link } from 'shared-lib/router';
import {
  instantOf,
  localDateOf,
  notedAt,
  openMoveRequest,
  type Booking,
  type LocalDate,
} from 'shared-lib/model/booking';
import { BookingStatusBadge } from '../../../booking-data/booking-status-badge';
import { dayInWords, momentInWords, rangeInWords } from '../../../booking-data/booking-times';
import { FramedList } from '../../../ui/framed-list';
import type { OtherTimes } from '../agenda/other-times';
import { messages } from '../messages';
import styles from './booking-list.module.css';

/** Bookings of a list that are chosen for something that is done with several. */
export interface BookingChoice {
  chosen: ReadonlySet<string>;
  onToggle: (booking: Booking) => void;
  /** Why nothing was done with a booking, by its id. */
  refused: Readonly<Record<string, string>>;
}

interface BookingListProps {
  bookings: readonly Booking[];
  /** Times of other calendars, by date; they are shown, and can’t be chosen. */
  others?: ReadonlyMap<LocalDate, OtherTimes> | undefined;
  zone: string;
  label: string;
  /** Returns the path of a booking's panel. */
  pathOf: (booking: Booking) => string;
  /** `null` while none are being chosen. */
  choice?: BookingChoice | null;
}

/** Returns a day's bookings by their hours, whichever end a list begins with. */
const inOrder = (ofDay: readonly Booking[]) => [...ofDay].sort((a, b) => a.start - b.start);

const NO_OTHERS: ReadonlyMap<LocalDate, OtherTimes> = new Map();

/** Renders a list of bookings, grouped by day. */
export function BookingList({
  bookings,
  others = NO_OTHERS,
  zone,
  label,
  pathOf,
  choice = null,
}: BookingListProps) {
  const [now] = useState(Date.now);
  const days = new Map<string, Booking[]>();
  for (const booking of bookings) {
    const date = localDateOf(booking.start, zone);
    days.set(date, [...(days.get(date) ?? []), booking]);
  }
  const dates = others.size > 0 ? [...new Set([...days.keys(), ...others.keys()])].sort() : [...days.keys()];
  return (
    <section aria-label={label} className={styles.days}>
      {dates.map((date) => (
        <section key={date} aria-labelledby={`dia-${date}`} className={styles.day}>
          <h3 id={`dia-${date}`} className={styles.heading}>
            {dayInWords(instantOf(date, '12:00', zone), zone)}
          </h3>
          <FramedList>
            <OtherRows times={others.get(date)} zone={zone} />
            {inOrder(days.get(date) ?? []).map((booking) => (
              <li key={booking.id} className={choice ? styles.choosable : undefined}>
                {choice && (
                  <Checkbox
                    className={styles.choose}
                    aria-label={messages.bulk.choose(
                      isolated(booking.customer.name),
                      momentInWords(booking.start, booking.end, zone),
                    )}
                    checked={choice.chosen.has(booking.id)}
                    onChange={() => choice.onToggle(booking)}
                  />
                )}
                <Link to={pathOf(booking)} className={styles.item} preventScrollReset>
                  <span className={styles.color} style={{ background: booking.service.color }} />
                  <span className={styles.time}>{rangeInWords(booking.start, booking.end, zone)}</span>
                  <span className={styles.words}>
                    <bdi className={styles.who}>{booking.customer.name}</bdi>
                    <bdi className={styles.what}>{booking.service.name}</bdi>
                  </span>
                  <BookingStatusBadge
                    status={booking.status}
                    asksMove={openMoveRequest(booking, now) !== null}
                    attends={notedAt(booking.attends, booking) !== null}
                  />
                </Link>
                {choice?.refused[booking.id] && (
                  <p role="alert" className={styles.refused}>
                    {choice.refused[booking.id]}
                  </p>
                )}
              </li>
            ))}
          </FramedList>
        </section>
      ))}
    </section>
  );
}

/** Renders what the owner has in other calendars on a day. */
function OtherRows({ times, zone }: { times: OtherTimes | undefined; zone: string }) {
  if (!times) return null;
  const { allDay, spans } = times;
  return (
    <>
      {allDay && (
        <li className={styles.other}>
          <span className={styles.words}>{allDay}</span>
        </li>
      )}
      {spans.map(({ start, end }) => (
        <li key={start} className={styles.other}>
          <span className={styles.time}>{rangeInWords(start, end, zone)}</span>
          <span className={styles.words}>{messages.external}</span>
        </li>
      ))}
    </>
  );
}
