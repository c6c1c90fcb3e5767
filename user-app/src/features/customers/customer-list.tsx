import { useState } from 'react';
import { IconUsers } from '@tabler/icons-react';
import type { Customer } from 'shared-lib/model/booking';
import { useUid } from 'shared-lib/store';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadError } from 'shared-lib/ui/load-error';
import { SkeletonBlock, SkeletonRegion } from 'shared-lib/ui/skeletons';
import { useAvailabilityQuery } from '../../booking-data/endpoints/availability-endpoints';
import { dayInWords, deviceZone } from '../../booking-data/booking-times';
import { useCustomersQuery } from '../../booking-data/endpoints/customer-endpoints';
import { FramedList, MoreButton } from '../../ui/framed-list';
import { LoadingOrOffline } from '../../ui/loading-or-offline';
import styles from './customers-page.module.css';
import { messages } from './messages';

/** Customers that the list starts with, and that 'Ver más' adds. */
const CUSTOMERS_AT_ONCE = 30;

interface CustomerListProps {
  search: string;
  /** Empty for people with any tag. */
  tag: string;
  onOpen: (customer: Customer) => void;
  onTag: (tag: string) => void;
}

/** Renders people who match a search and have a tag, the latest first. */
export function CustomerList({ search, tag, onOpen, onTag }: CustomerListProps) {
  const uid = useUid();
  const [most, setMost] = useState(CUSTOMERS_AT_ONCE);
  const { data: availability } = useAvailabilityQuery(uid);
  const { data, error, isFetching, refetch } = useCustomersQuery({ uid, search, tag, most });
  if (!data && isFetching)
    return (
      <LoadingOrOffline>
        <SkeletonRegion label={messages.loading}>
          {[0, 1, 2, 3].map((row) => (
            <SkeletonBlock key={row} height={64} radius={12} />
          ))}
        </SkeletonRegion>
      </LoadingOrOffline>
    );
  if (!data) return <LoadError message={error?.message ?? ''} onRetry={() => void refetch()} />;
  const { customers, hasMore } = data;
  if (customers.length === 0 && !hasMore)
    return (
      <EmptyState
        icon={<IconUsers size={28} stroke={1.5} />}
        title={search || tag ? messages.nothingFound : messages.emptyTitle}
      >
        {search || tag ? messages.nothingFoundText : messages.emptyText}
      </EmptyState>
    );
  const zone = availability?.zone ?? deviceZone();
  return (
    <>
      <FramedList label={messages.list}>
        {customers.map((customer) => (
          <li key={customer.id}>
            <button type="button" className={styles.item} onClick={() => onOpen(customer)}>
              <span className={styles.words}>
                <bdi className={styles.name}>{customer.name}</bdi>
                <span className={styles.soft}>{customer.email || customer.phone}</span>
              </span>
              <span className={styles.figures}>
                <span>
                  {customer.bookings > 0 ? messages.bookings(customer.bookings) : messages.leftDetails}
                </span>
                <span className={styles.soft}>
                  {customer.visitAt === null
                    ? messages.lastContact(dayInWords(customer.lastAt, zone))
                    : messages.last(dayInWords(customer.visitAt, zone))}
                </span>
              </span>
            </button>
            {customer.tags.length > 0 && (
              <span className={styles.tags}>
                {customer.tags.map((own) => (
                  <button
                    key={own}
                    type="button"
                    className={styles.tag}
                    aria-label={messages.filterByTag(own)}
                    onClick={() => onTag(own)}
                  >
                    {own}
                  </button>
                ))}
              </span>
            )}
          </li>
        ))}
      </FramedList>
      {hasMore && <MoreButton isLoading={isFetching} onMore={() => setMost(most + CUSTOMERS_AT_ONCE)} />}
    </>
  );
}
