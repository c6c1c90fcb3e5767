import { useEffect, useState } from 'react';
import { Button, TextInput } from '@mantine/core';
import { IconCalendarEvent, IconForms, IconSearch, IconUsers } from '@tabler/icons-react';
import { PERSON_LIMITS, type Customer } from 'shared-lib/domain/booking';
import { Link, useSearchParams } from 'shared-lib/router';
import { useUid } from 'shared-lib/store';
import { CsvButton } from 'shared-lib/ui/csv-export';
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
import { LeadForms } from './lead-forms';
import { messages } from './messages';
import { peopleCsv } from './people-csv';

/** Delay after the last key before a search starts, in milliseconds. */
const PATIENCE_MS = 350;

/** Renders 'Personas': everybody who has booked or left their details, with what the owner keeps of them. */
export default function CustomersPage() {
  const [search, setSearch] = useSearchParams();
  const asked = (search.get('q') ?? '').slice(0, 80);
  const [typed, setTyped] = useState(asked);
  const tag = (search.get('etiqueta') ?? '').slice(0, PERSON_LIMITS.tag);
  const open = search.get('persona');
  const [showsForms, setShowsForms] = useState(false);
  const uid = useUid();
  const put = (name: 'persona' | 'etiqueta', value: string | null) =>
    setSearch(
      (before) => {
        if (value === null) before.delete(name);
        else before.set(name, value);
        return before;
      },
      { preventScrollReset: true },
    );

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
          <div className={styles.actions}>
            <Button
              component={Link}
              to="?"
              variant="default"
              leftSection={<IconCalendarEvent size={18} aria-hidden />}
            >
              {messages.bookingsLink}
            </Button>
            <Button leftSection={<IconForms size={18} aria-hidden />} onClick={() => setShowsForms(true)}>
              {messages.form.button}
            </Button>
          </div>
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
      {tag && (
        <p className={styles.filter}>
          {messages.tagFilter(tag)}
          <Button variant="subtle" size="compact-md" onClick={() => put('etiqueta', null)}>
            {messages.clearTag}
          </Button>
        </p>
      )}
      <CustomerList
        key={`${tag} ${asked}`}
        search={asked}
        tag={tag}
        onOpen={({ id }) => put('persona', id)}
        onTag={(chosen) => put('etiqueta', chosen)}
      />
      <div className={styles.export}>
        <CsvButton fileName={messages.csv.file} source={peopleCsv(uid)} total={null} />
      </div>
      <CustomerPanel customerId={open} onClose={() => put('persona', null)} />
      <LeadForms opened={showsForms} onClose={() => setShowsForms(false)} />
    </>
  );
}

/** Customers that the list starts with, and that 'Ver más' adds. */
const CUSTOMERS_AT_ONCE = 30;

interface CustomerListProps {
  search: string;
  /** Empty for people with any tag. */
  tag: string;
  onOpen: (customer: Customer) => void;
  onTag: (tag: string) => void;
}

function CustomerList({ search, tag, onOpen, onTag }: CustomerListProps) {
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
                <span className={styles.name}>{customer.name}</span>
                <span className={styles.soft}>{customer.email || customer.phone}</span>
              </span>
              <span className={styles.figures}>
                <span>
                  {customer.bookings > 0 ? messages.bookings(customer.bookings) : messages.leftDetails}
                </span>
                <span className={styles.soft}>{messages.last(dayInWords(customer.lastAt, zone))}</span>
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
