import { Button } from '@mantine/core';
import { notedAt, openMoveRequest, type Booking } from 'shared-lib/model/booking';
import { Link } from 'shared-lib/router';
import { DAY_MS } from 'shared-lib/time';
import { SkeletonRegion } from 'shared-lib/ui/skeletons';
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

const nextDay = (start: number, zone: string) => `${messages.nextOne}: ${dayInWords(start, zone)}`;

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
          <RowSkeleton day={nextDay(now + DAY_MS, zone)} />
        </SkeletonRegion>
      )}
      {(coming.length > 0 || next) && (
        <ul className={styles.list}>
          {coming.map((booking, index) => (
            <Row key={booking.id} booking={booking} zone={zone} now={now} isNext={index === 0} />
          ))}
          {coming.length === 0 && next && (
            <Row booking={next} zone={zone} now={now} day={nextDay(next.start, zone)} isNext />
          )}
        </ul>
      )}
    </section>
  );
}

/** Renders the place of the next booking's row with words like its own, so that nothing moves when it comes. */
function RowSkeleton({ day }: { day: string }) {
  return (
    <div className={styles.row} aria-hidden>
      <div className={styles.item}>
        <span className={styles.time}>
          <Ghost>00:00–00:00</Ghost>
        </span>
        <span className={styles.words}>
          <span className={styles.soft}>
            <Ghost>{day}</Ghost>
          </span>
          <span className={styles.who}>
            <Ghost>{messages.today}</Ghost>
          </span>
          <span className={styles.soft}>
            <Ghost>{messages.today}</Ghost>
          </span>
        </span>
      </div>
      <span className={styles.act}>
        <Button mih={44} disabled>
          <Ghost>{messages.contact.call}</Ghost>
        </Button>
      </span>
    </div>
  );
}

/** Renders the block of words that aren't known yet, as large as these would be. */
function Ghost({ children }: { children: string }) {
  return (
    <span className={styles.ghost}>
      <span className={styles.unseen}>{children}</span>
    </span>
  );
}

interface RowProps {
  booking: Booking;
  zone: string;
  /** Milliseconds since the epoch. */
  now: number;
  /** Day in words, where it isn't today. */
  day?: string;
  /** True for the next one, which has its action beside it. */
  isNext: boolean;
}

function Row({ booking, zone, now, day, isNext }: RowProps) {
  const { id, start, end, customer, service, status } = booking;
  return (
    <li className={styles.row}>
      <Link to={`${paths.bookings}?reserva=${id}`} className={styles.item}>
        <span className={styles.time}>{rangeInWords(start, end, zone)}</span>
        <span className={styles.words}>
          {day && <span className={styles.soft}>{day}</span>}
          <bdi className={styles.who}>{customer.name}</bdi>
          <bdi className={styles.soft}>{service.name}</bdi>
        </span>
        <span className={styles.state} data-status={status}>
          <BookingStatusBadge
            status={status}
            asksMove={openMoveRequest(booking, now) !== null}
            attends={notedAt(booking.attends, booking) !== null}
          />
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
