import { useState } from 'react';
import { Button, Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconMail, IconPhone } from '@tabler/icons-react';
import type { Customer } from 'shared-lib/domain/booking';
import { Link } from 'shared-lib/router';
import { useUid } from 'shared-lib/store';
import { LoadError } from 'shared-lib/ui/load-error';
import { SkeletonBlock, SkeletonRegion } from 'shared-lib/ui/skeletons';
import { useAvailabilityQuery } from '../../booking-data/availability-endpoints';
import { BookingStatusBadge } from '../../booking-data/booking-status-badge';
import { dayInWords, deviceZone, timeInWords } from '../../booking-data/booking-times';
import { useCustomerBookingsQuery, useCustomerQuery } from '../../booking-data/customer-endpoints';
import { useSaveCustomerNoteMutation } from '../../booking-data/note-writes';
import { OwnNote } from '../../booking-data/own-note';
import { FramedList, MoreButton } from '../../ui/framed-list';
import { LoadingOrOffline } from '../../ui/loading-or-offline';
import styles from './customers-page.module.css';
import { messages } from './messages';

interface CustomerPanelProps {
  /** Customer as the list has them; `null` while none is open. */
  listed: Customer | null;
  onClose: () => void;
}

/** Renders one customer: contact data, the owner's note, and their bookings. */
export function CustomerPanel({ listed, onClose }: CustomerPanelProps) {
  const uid = useUid();
  const { currentData } = useCustomerQuery({ uid, customerId: listed?.id ?? '' }, { skip: listed === null });
  const [saveNote] = useSaveCustomerNoteMutation();
  const customer = listed && (currentData ?? listed);
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
            draftKey={`${uid}:customer-note:${customer.id}`}
            stored={customer.ownerNote}
            save={(note) => saveNote({ uid, customerId: customer.id, note })}
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

/** Bookings of a customer that are shown at first, and that 'Ver más' adds. */
const HISTORY_AT_ONCE = 20;

function History({ customerId }: { customerId: string }) {
  const uid = useUid();
  const [most, setMost] = useState(HISTORY_AT_ONCE);
  const { data: availability } = useAvailabilityQuery(uid);
  const { data, error, isFetching, refetch } = useCustomerBookingsQuery({ uid, customerId, most });
  if (!data && isFetching)
    return (
      <LoadingOrOffline>
        <SkeletonRegion label={messages.loading}>
          <SkeletonBlock height={56} radius={12} />
          <SkeletonBlock height={56} radius={12} />
        </SkeletonRegion>
      </LoadingOrOffline>
    );
  if (!data) return <LoadError message={error?.message ?? ''} onRetry={() => void refetch()} />;
  const { bookings, hasMore } = data;
  const zone = availability?.zone ?? deviceZone();
  if (bookings.length === 0) return <p className={styles.soft}>{messages.noHistory}</p>;
  return (
    <>
      <FramedList label={messages.history}>
        {bookings.map(({ id, start, service, status }) => (
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
      </FramedList>
      {hasMore && <MoreButton isLoading={isFetching} onMore={() => setMost(most + HISTORY_AT_ONCE)} />}
    </>
  );
}
