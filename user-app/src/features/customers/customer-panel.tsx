import { useCallback } from 'react';
import { Button, Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconMail, IconPhone } from '@tabler/icons-react';
import { loadBookingData } from 'shared-lib/data';
import type { Booking, Customer } from 'shared-lib/domain/booking';
import { Link } from 'shared-lib/router';
import { useUid } from 'shared-lib/store';
import { LoadError } from 'shared-lib/ui/load-error';
import { SkeletonBlock, SkeletonRegion } from 'shared-lib/ui/skeletons';
import { useAvailabilityQuery } from '../../booking-data/availability-endpoints';
import { BookingStatusBadge } from '../../booking-data/booking-status-badge';
import { dayInWords, deviceZone, timeInWords } from '../../booking-data/booking-times';
import type { BookingData } from '../../booking-data/live-booking-endpoint';
import { OwnNote } from '../../booking-data/own-note';
import styles from './customers-page.module.css';
import { messages } from './messages';
import { usePages } from './use-pages';

interface CustomerPanelProps {
  /** `null` while none is open. */
  customer: Customer | null;
  onNoted: (id: string, note: string) => void;
  onClose: () => void;
}

/** One customer: how to reach them, what the owner notes, and all that they booked. */
export function CustomerPanel({ customer, onNoted, onClose }: CustomerPanelProps) {
  const uid = useUid();
  const isWide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
  return (
    <Drawer
      opened={customer !== null}
      onClose={onClose}
      position="right"
      size={isWide ? 480 : '100%'}
      title={customer?.name}
      closeButtonProps={{ 'aria-label': messages.close, size: 44 }}
    >
      {customer && (
        <div className={styles.panel} key={customer.id}>
          <div className={styles.contact}>
            {customer.email && (
              <Button
                component="a"
                href={`mailto:${customer.email}`}
                variant="default"
                leftSection={<IconMail size={18} aria-hidden />}
                aria-label={`${messages.write}: ${customer.email}`}
              >
                {customer.email}
              </Button>
            )}
            {customer.phone && (
              <Button
                component="a"
                href={`tel:${customer.phone.replace(/[^\d+]/g, '')}`}
                variant="default"
                leftSection={<IconPhone size={18} aria-hidden />}
                aria-label={`${messages.call}: ${customer.phone}`}
              >
                {customer.phone}
              </Button>
            )}
          </div>
          <OwnNote
            stored={customer.ownerNote}
            save={(note) => {
              onNoted(customer.id, note);
              return loadBookingData().then((data) => data.saveCustomerNote(uid, customer.id, note));
            }}
          />
          <section>
            <h3 className={styles.heading}>{messages.history}</h3>
            <History customerId={customer.id} />
          </section>
        </div>
      )}
    </Drawer>
  );
}

type Cursor = Awaited<ReturnType<BookingData['listCustomerBookings']>>['next'];

function History({ customerId }: { customerId: string }) {
  const uid = useUid();
  const { data: availability } = useAvailabilityQuery(uid);
  const readPage = useCallback(
    async (cursor: Cursor) => {
      const data = await loadBookingData();
      const { bookings, next } = await data.listCustomerBookings(uid, customerId, cursor);
      return { rows: bookings, next };
    },
    [uid, customerId],
  );
  const { rows, hasMore, isLoading, problem, readMore, retry } = usePages<Booking, NonNullable<Cursor>>(
    readPage,
  );
  if (problem) return <LoadError message={problem} onRetry={retry} />;
  if (!rows)
    return (
      <SkeletonRegion label={messages.loading}>
        <SkeletonBlock height={56} radius={12} />
        <SkeletonBlock height={56} radius={12} />
      </SkeletonRegion>
    );
  const zone = availability?.zone ?? deviceZone();
  if (rows.length === 0) return <p className={styles.soft}>{messages.noHistory}</p>;
  return (
    <>
      <ul className={styles.list} aria-label={messages.history}>
        {rows.map(({ id, start, service, status }) => (
          <li key={id}>
            <Link to={`?reserva=${id}`} className={styles.booking}>
              <span className={styles.words}>
                <span>{service.name}</span>
                <span
                  className={styles.soft}
                >{`${dayInWords(start, zone)} · ${timeInWords(start, zone)}`}</span>
              </span>
              <BookingStatusBadge status={status} />
            </Link>
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button variant="default" className={styles.more} loading={isLoading} onClick={readMore}>
          {messages.more}
        </Button>
      )}
    </>
  );
}
