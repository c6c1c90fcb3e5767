import { useState } from 'react';
import { Button } from '@mantine/core';
import { addDays, HOLDS_TIME, instantOf, localDateOf } from 'shared-lib/domain/booking';
import { Link } from 'shared-lib/router';
import { useUid } from 'shared-lib/store';
import { useAvailabilityQuery } from '../../../booking-data/availability-endpoints';
import { useAgendaQuery } from '../../../booking-data/booking-endpoints';
import { BookingStatusBadge } from '../../../booking-data/booking-status-badge';
import { rangeInWords } from '../../../booking-data/booking-times';
import { paths } from '../../../paths';
import { messages } from '../messages';
import styles from './today-bookings.module.css';

/** Today's bookings that aren't over yet. Who has set no hours has no bookings: nothing is shown, nor asked for. */
export function TodayBookings() {
  const { data: availability } = useAvailabilityQuery(useUid());
  return availability ? <Today zone={availability.zone} /> : null;
}

function Today({ zone }: { zone: string }) {
  const uid = useUid();
  const [now] = useState(Date.now);
  const today = localDateOf(now, zone);
  const { data } = useAgendaQuery({
    uid,
    from: instantOf(today, '00:00', zone),
    to: instantOf(addDays(today, 1), '00:00', zone),
  });
  if (!data) return null;
  const coming = data.bookings.filter(({ status, end }) => HOLDS_TIME.has(status) && end > now);
  return (
    <section className={styles.panel} aria-labelledby="hoy">
      <header className={styles.head}>
        <h2 id="hoy" className={styles.heading}>
          {messages.today}
        </h2>
        {coming.length > 0 && <span className={styles.soft}>{messages.todayCount(coming.length)}</span>}
        <Button
          component={Link}
          to={paths.bookings}
          variant="subtle"
          size="compact-md"
          className={styles.link}
        >
          {messages.seeAgenda}
        </Button>
      </header>
      {coming.length === 0 ? (
        <p className={styles.nothing}>{messages.nothingToday}</p>
      ) : (
        <ul className={styles.list}>
          {coming.map(({ id, start, end, customer, service, status }) => (
            <li key={id}>
              <Link to={`${paths.bookings}?reserva=${id}`} className={styles.item}>
                <span className={styles.time}>{rangeInWords(start, end, zone)}</span>
                <span className={styles.words}>
                  <span className={styles.who}>{customer.name}</span>
                  <span className={styles.soft}>{service.name}</span>
                </span>
                <BookingStatusBadge status={status} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
