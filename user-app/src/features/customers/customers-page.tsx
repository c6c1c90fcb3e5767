import { useEffect, useState } from 'react';
import { Button, TextInput } from '@mantine/core';
import { IconCalendarEvent, IconSearch, IconUsers } from '@tabler/icons-react';
import type { Customer } from 'shared-lib/domain/booking';
import { Link, useSearchParams } from 'shared-lib/router';
import { useUid } from 'shared-lib/store';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadError } from 'shared-lib/ui/load-error';
import { OfflineNotice } from 'shared-lib/ui/offline-notice';
import { PageHeading } from 'shared-lib/ui/page-heading';
import { SkeletonBlock, SkeletonRegion } from 'shared-lib/ui/skeletons';
import { useAvailabilityQuery } from '../../booking-data/availability-endpoints';
import { dayInWords, deviceZone } from '../../booking-data/booking-times';
import { useCustomersQuery } from '../../booking-data/customer-endpoints';
import { FramedList, MoreButton } from '../../ui/framed-list';
import { LoadingOrOffline } from '../../ui/loading-or-offline';
import { CustomerPanel } from './customer-panel';
import styles from './customers-page.module.css';
import { messages } from './messages';

/** Delay after the last key before a search starts, in milliseconds. */
const PATIENCE_MS = 350;

/** Renders 'Clientes': everybody who has booked, their bookings, and the owner's notes. */
export default function CustomersPage() {
  const [search, setSearch] = useSearchParams();
  const asked = (search.get('q') ?? '').slice(0, 80);
  const [typed, setTyped] = useState(asked);
  const [open, setOpen] = useState<Customer | null>(null);

  useEffect(() => {
    if (typed.trim() === asked) return;
    const timer = setTimeout(
      () =>
        setSearch(
          (before) => {
            if (typed.trim() === '') before.delete('q');
            else before.set('q', typed.trim());
            return before;
          },
          { replace: true, preventScrollReset: true },
        ),
      PATIENCE_MS,
    );
    return () => clearTimeout(timer);
  }, [typed, asked, setSearch]);

  return (
    <>
      <PageHeading
        title={messages.title}
        intro={messages.intro}
        action={
          <Button
            component={Link}
            to="?"
            variant="default"
            leftSection={<IconCalendarEvent size={18} aria-hidden />}
          >
            {messages.bookingsLink}
          </Button>
        }
      />
      <OfflineNotice />
      <TextInput
        type="search"
        label={messages.search}
        placeholder={messages.searchPlaceholder}
        leftSection={<IconSearch size={18} aria-hidden />}
        className={styles.search}
        maxLength={80}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <CustomerList key={asked} search={asked} onOpen={setOpen} />
      <CustomerPanel listed={open} onClose={() => setOpen(null)} />
    </>
  );
}

/** Customers that the list starts with, and that 'Ver más' adds. */
const CUSTOMERS_AT_ONCE = 30;

function CustomerList({ search, onOpen }: { search: string; onOpen: (customer: Customer) => void }) {
  const uid = useUid();
  const [most, setMost] = useState(CUSTOMERS_AT_ONCE);
  const { data: availability } = useAvailabilityQuery(uid);
  const { data, error, isFetching, refetch } = useCustomersQuery({ uid, search, most });
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
        title={search ? messages.nothingFound : messages.emptyTitle}
      >
        {search ? messages.nothingFoundText : messages.emptyText}
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
                <span className={styles.name}>{customer.name}</span>
                <span className={styles.soft}>{customer.email || customer.phone}</span>
              </span>
              <span className={styles.figures}>
                <span>{messages.bookings(customer.bookings)}</span>
                <span className={styles.soft}>{messages.last(dayInWords(customer.lastAt, zone))}</span>
              </span>
            </button>
          </li>
        ))}
      </FramedList>
      {hasMore && <MoreButton isLoading={isFetching} onMore={() => setMost(most + CUSTOMERS_AT_ONCE)} />}
    </>
  );
}
