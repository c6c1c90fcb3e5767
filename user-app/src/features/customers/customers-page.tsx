import { useCallback, useEffect, useState } from 'react';
import { Button, TextInput } from '@mantine/core';
import { IconCalendarEvent, IconSearch, IconUsers } from '@tabler/icons-react';
import { loadBookingData } from 'shared-lib/data';
import type { Customer } from 'shared-lib/domain/booking';
import { Link, useSearchParams } from 'shared-lib/router';
import { useUid } from 'shared-lib/store';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadError } from 'shared-lib/ui/load-error';
import { OfflineNotice } from 'shared-lib/ui/offline-notice';
import { PageHeading } from 'shared-lib/ui/page-heading';
import { SkeletonBlock, SkeletonRegion } from 'shared-lib/ui/skeletons';
import { dayInWords, deviceZone } from '../../booking-data/booking-times';
import type { BookingData } from '../../booking-data/live-booking-endpoint';
import { LoadingOrOffline } from '../../ui/loading-or-offline';
import { CustomerPanel } from './customer-panel';
import styles from './customers-page.module.css';
import { messages } from './messages';
import { usePages } from './use-pages';

/** How long after the last key a search is asked, in milliseconds. */
const PATIENCE_MS = 350;

/** 'Clientes': who has booked, what they booked, and what the owner notes of them. */
export default function CustomersPage() {
  const [search, setSearch] = useSearchParams();
  const asked = (search.get('q') ?? '').slice(0, 80);
  const [typed, setTyped] = useState(asked);
  const [open, setOpen] = useState<Customer | null>(null);
  const [notes, setNotes] = useState<Record<string, string>>({});

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
            {messages.agenda}
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
      <CustomerPanel
        customer={open && { ...open, ownerNote: notes[open.id] ?? open.ownerNote }}
        onNoted={(id, note) => setNotes((before) => ({ ...before, [id]: note }))}
        onClose={() => setOpen(null)}
      />
    </>
  );
}

type Cursor = Awaited<ReturnType<BookingData['listCustomers']>>['next'];

function CustomerList({ search, onOpen }: { search: string; onOpen: (customer: Customer) => void }) {
  const uid = useUid();
  const readPage = useCallback(
    async (cursor: Cursor) => {
      const data = await loadBookingData();
      const { customers, next } = await data.listCustomers(uid, search, cursor);
      return { rows: customers, next };
    },
    [uid, search],
  );
  const { rows, hasMore, isLoading, problem, readMore, retry } = usePages<Customer, NonNullable<Cursor>>(
    readPage,
  );

  if (problem) return <LoadError message={problem} onRetry={retry} />;
  if (!rows)
    return (
      <LoadingOrOffline>
        <SkeletonRegion label={messages.loading}>
          {[0, 1, 2, 3].map((row) => (
            <SkeletonBlock key={row} height={64} radius={12} />
          ))}
        </SkeletonRegion>
      </LoadingOrOffline>
    );
  if (rows.length === 0 && !hasMore)
    return (
      <EmptyState
        icon={<IconUsers size={28} stroke={1.5} />}
        title={search ? messages.nothingFound : messages.emptyTitle}
      >
        {search ? messages.nothingFoundText : messages.emptyText}
      </EmptyState>
    );
  const zone = deviceZone();
  return (
    <>
      <ul className={styles.list} aria-label={messages.list}>
        {rows.map((customer) => (
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
      </ul>
      {hasMore && (
        <Button variant="default" className={styles.more} loading={isLoading} onClick={readMore}>
          {messages.more}
        </Button>
      )}
    </>
  );
}
