import { Button } from '@mantine/core';
import { Link } from 'shared-lib/router';
import { BookingStatusBadge } from '../../../booking-data/booking-status-badge';
import { deviceZone, rangeInWords, zoneInWords, zonesDiffer } from '../../../booking-data/booking-times';
import { paths } from '../../../paths';
import { messages } from '../messages';
import type { TodaysBookings } from '../use-todays-bookings';
import styles from './today-bookings.module.css';

/** Renders today's bookings that aren't over yet. */
export function TodayBookings({ zone, now, coming }: TodaysBookings) {
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
          {messages.seeBookings}
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
