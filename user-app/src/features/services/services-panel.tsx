import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconListDetails, IconPlus } from '@tabler/icons-react';
import type { Service } from 'shared-lib/model/booking';
import { useHasStoredForm } from 'shared-lib/draft';
import { useSearchParams } from 'shared-lib/router';
import { useUid } from 'shared-lib/store';
import { ConfirmDialog } from 'shared-lib/ui/confirm-dialog';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadError } from 'shared-lib/ui/load-error';
import { StatusBadge } from 'shared-lib/ui/status-badge';
import { MAX_QUERY_SIZE } from 'shared-lib/model';
import { useServicesQuery } from '../../booking-data/endpoints/service-endpoints';
import { LoadingOrOffline } from '../../ui/loading-or-offline';
import { VerificationNotice } from '../../verification/verification-notice';
import { ArchivedService } from './components/service-item';
import { serviceDraftKey } from './service-form';
import { ServiceDrawer } from './components/service-drawer';
import { ServiceList } from './components/service-list';
import styles from './components/service-list.module.css';
import { ServiceListSkeleton } from './components/service-list-skeleton';
import { messages } from './messages';
import { useServiceActions } from './use-service-actions';

/** Search param with the open service, so that a reload reopens it. */
const OPEN = 'servicio';
const NEW_SERVICE = 'nuevo';

const NO_SERVICES: Service[] = [];

/** Renders the owner's services: the active ones in order, and the archived ones. */
export function ServicesPanel() {
  const uid = useUid();
  const { data, error, isFetching, refetch } = useServicesQuery(uid);
  const isBegun = useHasStoredForm(serviceDraftKey(uid, 'new'));
  const actions = useServiceActions(data ?? NO_SERVICES);
  const [opened, setOpened] = useOpened();
  const [removed, setRemoved] = useState<Service | null>(null);

  if (!data && isFetching)
    return (
      <LoadingOrOffline>
        <ServiceListSkeleton />
      </LoadingOrOffline>
    );
  if (!data) return <LoadError message={error?.message ?? ''} onRetry={() => void refetch()} />;

  const offered = data.filter(({ archivedAt }) => archivedAt === null);
  const archived = data.filter(({ archivedAt }) => archivedAt !== null);
  const isFull = data.length >= MAX_QUERY_SIZE;
  const create = (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() => setOpened(NEW_SERVICE)}
      disabled={isFull}
      className={styles.create}
    >
      {messages.newService}
    </Button>
  );
  return (
    <>
      <VerificationNotice place="services" />
      {offered.length > 0 ? (
        <>
          <div className={styles.head}>
            {isBegun && <StatusBadge tone="warning">{messages.badges.unsaved}</StatusBadge>}
            {create}
          </div>
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
      {isFull && <p className={styles.full}>{messages.full(MAX_QUERY_SIZE)}</p>}
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
        opened={opened === NEW_SERVICE ? 'new' : opened}
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

/** Returns the open service of the address, or `nuevo`, and its setter. */
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
