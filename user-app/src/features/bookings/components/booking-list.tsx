import { useState } from 'react';
import { Checkbox } from '@mantine/core';
import { isolated } from 'shared-lib/domain';
import { Link } from 'shared-lib/router';
import { localDateOf, openMoveRequest, type Booking } from 'shared-lib/domain/booking';
import { BookingStatusBadge } from '../../../booking-data/booking-status-badge';
import { dayInWords, momentInWords, rangeInWords } from '../../../booking-data/booking-times';
import { FramedList } from '../../../ui/framed-list';
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
  zone: string;
  label: string;
  /** Returns the path of a booking's panel. */
  pathOf: (booking: Booking) => string;
  /** `null` while none are being chosen. */
  choice?: BookingChoice | null;
}

/** Returns a day's bookings by their hours, whichever end a list begins with. */
const inOrder = (ofDay: readonly Booking[]) => [...ofDay].sort((a, b) => a.start - b.start);

/** Renders a list of bookings, grouped by day. */
export function BookingList({ bookings, zone, label, pathOf, choice = null }: BookingListProps) {
  const [now] = useState(Date.now);
  const days = new Map<string, Booking[]>();
  for (const booking of bookings) {
    const date = localDateOf(booking.start, zone);
    days.set(date, [...(days.get(date) ?? []), booking]);
  }
  return (
    <section aria-label={label} className={styles.days}>
      {[...days].map(([date, ofDay]) => (
        <section key={date} aria-labelledby={`dia-${date}`} className={styles.day}>
          <h3 id={`dia-${date}`} className={styles.heading}>
            {dayInWords(ofDay[0]!.start, zone)}
          </h3>
          <FramedList>
            {inOrder(ofDay).map((booking) => (
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
