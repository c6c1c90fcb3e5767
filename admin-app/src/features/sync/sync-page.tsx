import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadError } from 'shared-lib/ui/load-error';
import { Notice } from 'shared-lib/ui/notice';
import { SkeletonBlock, SkeletonRegion } from 'shared-lib/ui/skeletons';
import { useTemplateListQuery } from '../../template-data/template-endpoints';
import { useTemplateUses } from '../../template-data/use-template-uses';
import { messages } from './messages';
import { SyncItem } from './sync-item';
import styles from './sync-page.module.css';

/** Templates that are shown at first, and that each «Cargar más» adds. */
const A_PAGE = 24;

/** 'Sincronización': which cards have which version of a template, and how the new one gets to them. */
export default function SyncPage() {
  const {
    data: list,
    error,
    isFetching,
    refetch,
  } = useTemplateListQuery(undefined, { refetchOnMountOrArgChange: true });
  const [most, setMost] = useState(A_PAGE);
  const published = (list?.templates ?? []).filter(({ isPublic }) => isPublic);
  const shown = published.slice(0, most);
  const { uses, failed, recount } = useTemplateUses(shown.map(({ id }) => id));

  if (!list) {
    return isFetching ? (
      <SkeletonRegion>
        <SkeletonBlock height={120} radius={12} />
        <SkeletonBlock height={120} radius={12} />
      </SkeletonRegion>
    ) : (
      <LoadError message={error?.message ?? ''} onRetry={() => void refetch()} />
    );
  }
  if (published.length === 0) {
    return (
      <EmptyState icon={<IconRefresh size={28} stroke={1.5} />} title={messages.none}>
        {messages.noneText}
      </EmptyState>
    );
  }
  return (
    <>
      {failed && <Notice tone="warning" title={messages.useFailed} />}
      <section aria-label={messages.list} className={styles.list}>
        {shown.map(({ id }) => (
          <SyncItem key={id} templateId={id} use={uses[id]} onCount={() => recount(id)} />
        ))}
      </section>
      {shown.length < published.length && (
        <div className={styles.more}>
          <p role="status">{messages.seen(shown.length, published.length)}</p>
          <Button variant="default" onClick={() => setMost(most + A_PAGE)}>
            {messages.more}
          </Button>
        </div>
      )}
    </>
  );
}
