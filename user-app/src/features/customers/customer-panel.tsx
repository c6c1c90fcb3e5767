import { useState } from 'react';
import { useMediaQuery } from '@mantine/hooks';
import { IconUserOff } from '@tabler/icons-react';
import { Link } from 'shared-lib/router';
import { useUid } from 'shared-lib/store';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadError } from 'shared-lib/ui/load-error';
import { SkeletonBlock, SkeletonRegion } from 'shared-lib/ui/skeletons';
import { Drawer } from 'shared-lib/ui/layers';
import { useAvailabilityQuery } from '../../booking-data/endpoints/availability-endpoints';
import { BookingStatusBadge } from '../../booking-data/booking-status-badge';
import { dayInWords, deviceZone, timeInWords } from '../../booking-data/booking-times';
import {
  useCustomerBookingsQuery,
  useCustomerQuery,
  useCustomerVisitsQuery,
} from '../../booking-data/endpoints/customer-endpoints';
import { FramedList, MoreButton } from '../../ui/framed-list';
import { LoadingOrOffline } from '../../ui/loading-or-offline';
import styles from './customers-page.module.css';
import { messages } from './messages';
import { PersonCard } from './person-card';

interface CustomerPanelProps {
  /** Id of the open person; `null` while none is open. */
  customerId: string | null;
  onClose: () => void;
}

/** Renders one person beside the list; on a phone in place of it. */
export function CustomerPanel({ customerId, onClose }: CustomerPanelProps) {
  const uid = useUid();
  const { currentData: customer } = useCustomerQuery(
    { uid, customerId: customerId ?? '' },
    { skip: customerId === null },
  );
  const isWide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
  return (
    <Drawer
      opened={customerId !== null}
      onClose={onClose}
      position="right"
      size={isWide ? 480 : '100%'}
      title={customer?.name ?? messages.title}
      closeButtonProps={{ 'aria-label': messages.close, size: 44 }}
    >
      {customerId !== null && <FollowedPerson key={customerId} customerId={customerId} />}
    </Drawer>
  );
}

function FollowedPerson({ customerId }: { customerId: string }) {
  const uid = useUid();
  const { data: person, error, isFetching, refetch } = useCustomerQuery({ uid, customerId });
  const { data: availability } = useAvailabilityQuery(uid);
  if (person === undefined && isFetching)
    return (
      <LoadingOrOffline>
        <SkeletonRegion label={messages.loading}>
          <SkeletonBlock height={44} radius={8} />
          <SkeletonBlock height={120} radius={8} />
        </SkeletonRegion>
      </LoadingOrOffline>
    );
  if (person === undefined)
    return <LoadError message={error?.message ?? ''} onRetry={() => void refetch()} />;
  if (person === null)
    return (
      <EmptyState icon={<IconUserOff size={28} stroke={1.5} />} title={messages.gone}>
        {messages.goneText}
      </EmptyState>
    );
  return (
    <PersonCard person={person} zone={availability?.zone ?? deviceZone()}>
      <History customerId={customerId} />
    </PersonCard>
  );
}

/** Bookings of a customer that are shown at first, and that 'Ver más' adds. */
const HISTORY_AT_ONCE = 20;

/** Renders the number of a person's no-shows, if any, once it is loaded. */
function Visits({ customerId }: { customerId: string }) {
  const { data } = useCustomerVisitsQuery({ uid: useUid(), customerId });
  if (!data || data.missed === 0) return null;
  return <p className={styles.missed}>{messages.missed(data.missed, data.came + data.missed)}</p>;
}

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
      <Visits customerId={customerId} />
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
