import { useState } from 'react';
import { Button } from '@mantine/core';
import { addDays, HOLDS_TIME, instantOf, localDateOf } from 'shared-lib/domain/booking';
import { Link } from 'shared-lib/router';
import { useUid } from 'shared-lib/store';
import { useAvailabilityQuery } from '../../../booking-data/availability-endpoints';
import { useAgendaQuery } from '../../../booking-data/booking-endpoints';
import { BookingStatusBadge } from '../../../booking-data/booking-status-badge';
import { deviceZone, rangeInWords, zoneInWords, zonesDiffer } from '../../../booking-data/booking-times';
import { useWhenOver } from '../../../booking-data/use-when-over';
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
  const [now, setNow] = useState(Date.now);
  const today = localDateOf(now, zone);
  const tomorrow = instantOf(addDays(today, 1), '00:00', zone);
  // Until tomorrow's are there, today's are all over.
  const { data } = useAgendaQuery({ uid, from: instantOf(today, '00:00', zone), to: tomorrow });
  const coming = data?.bookings.filter(({ status, end }) => HOLDS_TIME.has(status) && end > now);
  useWhenOver(Math.min(tomorrow, ...(coming ?? []).map(({ end }) => end)), setNow);
  if (!coming) return null;
  return (
    <section className={styles.panel} aria-labelledby="hoy">
      <header className={styles.head}>
        <h2 id="hoy" className={styles.heading}>
          {messages.today}
        </h2>
        {coming.length > 0 && (
          <span className={styles.soft}>
            {messages.todayCount(coming.length)}
            {zonesDiffer(now, zone, deviceZone()) && ` · ${zoneInWords(zone)}`}
          </span>
        )}
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
