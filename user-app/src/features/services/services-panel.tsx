import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconListDetails, IconPlus } from '@tabler/icons-react';
import type { Service } from 'shared-lib/domain/booking';
import { useSearchParams } from 'shared-lib/router';
import { useUid } from 'shared-lib/store';
import { ConfirmDialog } from 'shared-lib/ui/confirm-dialog';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadError } from 'shared-lib/ui/load-error';
import { useServicesQuery } from '../../booking-data/service-endpoints';
import { LoadingOrOffline } from '../../ui/loading-or-offline';
import { ArchivedService } from './components/service-item';
import { ServiceDrawer } from './components/service-drawer';
import { ServiceList } from './components/service-list';
import styles from './components/service-list.module.css';
import { ServiceListSkeleton } from './components/service-list-skeleton';
import { messages } from './messages';
import { useServiceActions } from './use-service-actions';

/** In the address: which service is open, so that a reload comes back to it. */
const OPEN = 'servicio';
const NEW = 'nuevo';

/** What one list of the rules gives. */
const SERVICES_MAX = 100;

const NO_SERVICES: Service[] = [];

/** The owner's services: those that are offered, in order, and those that were put away. */
export function ServicesPanel() {
  const { data, error, isFetching, refetch } = useServicesQuery(useUid());
  const { offered, archived, actions } = useServiceActions(data ?? NO_SERVICES);
  const [opened, setOpened] = useOpened();
  const [removed, setRemoved] = useState<Service | null>(null);

  if (!data && isFetching)
    return (
      <LoadingOrOffline>
        <ServiceListSkeleton />
      </LoadingOrOffline>
    );
  if (!data) return <LoadError message={error?.message ?? ''} onRetry={() => void refetch()} />;

  const isFull = data.length >= SERVICES_MAX;
  const create = (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() => setOpened(NEW)}
      disabled={isFull}
      className={styles.create}
    >
      {messages.newService}
    </Button>
  );
  return (
    <>
      {offered.length > 0 ? (
        <>
          <div className={styles.head}>{create}</div>
          <ServiceList services={offered} actions={actions} onEdit={setOpened} />
        </>
      ) : (
        <EmptyState
          icon={<IconListDetails size={28} stroke={1.5} />}
          title={archived.length > 0 ? messages.allArchivedTitle : messages.emptyTitle}
          action={create}
        >
          {archived.length > 0 ? messages.allArchivedText : messages.emptyText}
        </EmptyState>
      )}
      {isFull && <p className={styles.full}>{messages.full(SERVICES_MAX)}</p>}
      {archived.length > 0 && (
        <section className={styles.archived}>
          <h2>{messages.archivedList}</h2>
          <p>{messages.archivedText}</p>
          <ul className={styles.list} aria-label={messages.archivedList}>
            {archived.map((service) => (
              <ArchivedService key={service.id} service={service} actions={actions} onRemove={setRemoved} />
            ))}
          </ul>
        </section>
      )}
      <ServiceDrawer
        opened={opened === NEW ? 'new' : opened}
        services={data}
        onClose={() => setOpened(null)}
      />
      <ConfirmDialog
        opened={removed !== null}
        title={messages.deleteTitle(removed?.name ?? '')}
        confirm={messages.remove}
        danger
        onConfirm={() => {
          if (removed) actions.remove(removed);
          setRemoved(null);
        }}
        onCancel={() => setRemoved(null)}
      >
        {messages.deleteText}
      </ConfirmDialog>
    </>
  );
}

/** The service that the address says is open, or `nuevo`. */
function useOpened(): [string | null, (id: string | null) => void] {
  const [search, setSearch] = useSearchParams();
  const open = (id: string | null) =>
    setSearch(
      (before) => {
        if (id) before.set(OPEN, id);
        else before.delete(OPEN);
        return before;
      },
      // Back closes what was opened; closing leaves nothing behind.
      { replace: id === null, preventScrollReset: true },
    );
  return [search.get(OPEN), open];
}
