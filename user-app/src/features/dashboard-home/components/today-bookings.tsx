import { Button } from '@mantine/core';
import type { Booking } from 'shared-lib/domain/booking';
import { Link } from 'shared-lib/router';
import { SkeletonBlock, SkeletonRegion } from 'shared-lib/ui/skeletons';
import { BookingStatusBadge } from '../../../booking-data/booking-status-badge';
import {
  dayInWords,
  deviceZone,
  rangeInWords,
  zoneInWords,
  zonesDiffer,
} from '../../../booking-data/booking-times';
import { paths } from '../../../paths';
import { messages } from '../messages';
import type { TodaysBookings } from '../use-todays-bookings';
import { ContactButton } from './contact-button';
import styles from './today-bookings.module.css';

/** Renders today's bookings that aren't over yet, the next one with its action; on a free day the next that comes. */
export function TodayBookings({ zone, now, coming, next }: TodaysBookings) {
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
      {coming.length === 0 && <p className={styles.nothing}>{messages.nothingToday}</p>}
      {next === undefined && (
        <SkeletonRegion label={messages.loading}>
          <SkeletonBlock height={56} radius={0} />
        </SkeletonRegion>
      )}
      {(coming.length > 0 || next) && (
        <ul className={styles.list}>
          {coming.map((booking, index) => (
            <Row key={booking.id} booking={booking} zone={zone} isNext={index === 0} />
          ))}
          {coming.length === 0 && next && (
            <Row
              booking={next}
              zone={zone}
              day={`${messages.nextOne}: ${dayInWords(next.start, zone)}`}
              isNext
            />
          )}
        </ul>
      )}
    </section>
  );
}

interface RowProps {
  booking: Booking;
  zone: string;
  /** Day in words, where it isn't today. */
  day?: string;
  /** True for the next one, which has its action beside it. */
  isNext: boolean;
}

function Row({ booking, zone, day, isNext }: RowProps) {
  const { id, start, end, customer, service, status } = booking;
  return (
    <li className={styles.row}>
      <Link to={`${paths.bookings}?reserva=${id}`} className={styles.item}>
        <span className={styles.time}>{rangeInWords(start, end, zone)}</span>
        <span className={styles.words}>
          {day && <span className={styles.soft}>{day}</span>}
          <span className={styles.who}>{customer.name}</span>
          <span className={styles.soft}>{service.name}</span>
        </span>
        <span className={styles.state} data-status={status}>
          <BookingStatusBadge status={status} />
        </span>
      </Link>
      {isNext && (
        <span className={styles.act}>
          <ContactButton booking={booking} />
        </span>
      )}
    </li>
  );
}
