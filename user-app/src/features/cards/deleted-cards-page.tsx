import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Link } from 'shared-lib/router';
import { DELETED_CARD_DAYS } from 'shared-lib/model';
import { useUid } from 'shared-lib/store';
import 'shared-lib/ui/component-sheets.css';
import { ConfirmDialog } from 'shared-lib/ui/confirm-dialog';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadError } from 'shared-lib/ui/load-error';
import { OfflineNotice } from 'shared-lib/ui/offline-notice';
import { PageHeading } from 'shared-lib/ui/page-heading';
import { useDeletedCardsQuery } from '../../card-data/card-endpoints';
import { paths } from '../../paths';
import { LoadingOrOffline } from '../../ui/loading-or-offline';
import styles from './cards-page.module.css';
import { CardListSkeleton } from './components/card-list-skeleton';
import { DeletedCardItem } from './components/deleted-card-item';
import { useEmptyBinMutation } from './list-writes';
import { messages } from './messages';

/** Renders 'Papelera': the deleted cards that their owner can still restore. */
export default function DeletedCardsPage() {
  const { data, error, isFetching, refetch } = useDeletedCardsQuery(useUid());
  const [emptyBin, { isLoading }] = useEmptyBinMutation();
  const [asking, setAsking] = useState(false);
  const removable = data?.filter(({ takedown }) => !takedown).length ?? 0;
  const actions = (
    <div className={styles.binActions}>
      {removable > 0 && (
        <Button
          variant="default"
          color="red"
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => setAsking(true)}
        >
          {messages.emptyBin}
        </Button>
      )}
      <Button component={Link} to={paths.cards} variant="default">
        {messages.backToCards}
      </Button>
    </div>
  );
  return (
    <>
      <PageHeading title={messages.bin} intro={messages.binIntro(DELETED_CARD_DAYS)} action={actions} />
      {data && <OfflineNotice />}
      {!data && isFetching && (
        <LoadingOrOffline>
          <CardListSkeleton label={messages.binLoading} />
        </LoadingOrOffline>
      )}
      {!data && !isFetching && <LoadError message={error?.message ?? ''} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <EmptyState icon={<IconTrash size={28} stroke={1.5} />} title={messages.binEmptyTitle}>
          {messages.binEmptyText(DELETED_CARD_DAYS)}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <section aria-label={messages.binList} className={styles.list}>
          {data.map((card) => (
            <DeletedCardItem key={card.id} card={card} />
          ))}
        </section>
      )}
      <ConfirmDialog
        opened={asking}
        title={messages.emptyBinTitle(removable)}
        confirm={messages.emptyBinConfirm}
        danger
        busy={isLoading}
        onConfirm={() => void emptyBin().then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        {messages.emptyBinText}
      </ConfirmDialog>
    </>
  );
}
