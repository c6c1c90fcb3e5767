import { useState } from 'react';
import { Button, VisuallyHidden } from '@mantine/core';
import { IconHourglass } from '@tabler/icons-react';
import type { WaitingEntry } from 'shared-lib/model/booking';
import { Link } from 'shared-lib/router';
import { useUid } from 'shared-lib/store';
import { ConfirmDialog } from 'shared-lib/ui/confirm-dialog';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadError } from 'shared-lib/ui/load-error';
import { OfflineNotice } from 'shared-lib/ui/offline-notice';
import { PageHeading } from 'shared-lib/ui/page-heading';
import { SkeletonBlock, SkeletonRegion } from 'shared-lib/ui/skeletons';
import 'shared-lib/ui/component-sheets.css';
import { useAvailabilityQuery } from '../../../booking-data/endpoints/availability-endpoints';
import { deviceZone } from '../../../booking-data/booking-times';
import {
  useOrderWaitingMutation,
  useRemoveWaitingMutation,
  useWaitingQuery,
} from '../../../booking-data/endpoints/waiting-endpoints';
import { paths } from '../../../paths';
import { BookingTabs } from '../../../ui/booking-tabs';
import { FramedList } from '../../../ui/framed-list';
import { LoadingOrOffline } from '../../../ui/loading-or-offline';
import { messages } from './messages';
import styles from './waiting-list.module.css';
import { WaitingRow } from './waiting-row';

/** Renders 'Lista de espera': who waits for an hour of which service, in which order. */
export default function WaitingPage() {
  return (
    <>
      <PageHeading
        title={messages.title}
        intro={messages.intro}
        action={
          <Button component={Link} to={paths.services} variant="default">
            {messages.services}
          </Button>
        }
      />
      <BookingTabs />
      <OfflineNotice />
      <Lists />
    </>
  );
}

const isOpen = ({ status }: WaitingEntry) => status === 'waiting' || status === 'offered';

/** Returns the entries of each service or visit, those who still wait first. */
function byService(entries: readonly WaitingEntry[]): [string, WaitingEntry[]][] {
  const lists = new Map<string, WaitingEntry[]>();
  for (const entry of [...entries.filter(isOpen), ...entries.filter((one) => !isOpen(one))]) {
    const key = entry.serviceIds.join(' ');
    lists.set(key, [...(lists.get(key) ?? []), entry]);
  }
  return [...lists];
}

function Lists() {
  const uid = useUid();
  const { data, error, isFetching, refetch } = useWaitingQuery(uid);
  const { data: hours } = useAvailabilityQuery(uid);
  if (!data && isFetching)
    return (
      <LoadingOrOffline>
        <SkeletonRegion label={messages.loading}>
          <SkeletonBlock height={84} radius={12} />
          <SkeletonBlock height={84} radius={12} />
        </SkeletonRegion>
      </LoadingOrOffline>
    );
  if (!data) return <LoadError message={error?.message ?? ''} onRetry={() => void refetch()} />;
  if (data.length === 0)
    return (
      <EmptyState icon={<IconHourglass size={28} stroke={1.5} />} title={messages.empty}>
        {messages.emptyText}
      </EmptyState>
    );
  return (
    <div className={styles.lists}>
      {byService(data).map(([key, entries]) => (
        <ServiceList key={key} entries={entries} zone={hours?.zone ?? deviceZone()} />
      ))}
    </div>
  );
}

/** Renders those who wait for one service, with the buttons that change their order. */
function ServiceList({ entries, zone }: { entries: WaitingEntry[]; zone: string }) {
  const [order, { isLoading }] = useOrderWaitingMutation();
  const [remove] = useRemoveWaitingMutation();
  const [removed, setRemoved] = useState<WaitingEntry | null>(null);
  const [said, setSaid] = useState('');
  const open = entries.filter(isOpen);
  const service = entries.at(-1)?.serviceName ?? '';

  async function move(entry: WaitingEntry, place: number): Promise<void> {
    const others = open.filter(({ id }) => id !== entry.id);
    const next = [...others.slice(0, place), entry, ...others.slice(place)];
    const { error } = await order({ waitingIds: next.map(({ id }) => id) });
    if (!error) setSaid(messages.moved(entry.customer.name, place + 1));
  }

  return (
    <section className={styles.list}>
      <h2 dir="auto">{service}</h2>
      <p className={styles.soft}>{messages.count(open.length)}</p>
      <FramedList label={messages.listOf(service)}>
        {entries.map((entry) => {
          const place = open.indexOf(entry);
          return (
            <WaitingRow
              key={entry.id}
              entry={entry}
              zone={zone}
              isFirst={place <= 0}
              isLast={place === -1 || place === open.length - 1}
              isBusy={isLoading}
              onMove={(by) => void move(entry, place + by)}
              onRemove={() => setRemoved(entry)}
            />
          );
        })}
      </FramedList>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <ConfirmDialog
        opened={removed !== null}
        title={messages.removeTitle(removed?.customer.name ?? '')}
        confirm={messages.removeNow}
        danger
        onConfirm={() => {
          if (removed) void remove({ waitingId: removed.id, done: messages.removed(removed.customer.name) });
          setRemoved(null);
        }}
        onCancel={() => setRemoved(null)}
      >
        {messages.removeText}
      </ConfirmDialog>
    </section>
  );
}
