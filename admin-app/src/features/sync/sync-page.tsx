import { IconRefresh } from '@tabler/icons-react';
import type { Template } from 'shared-lib/domain';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadError } from 'shared-lib/ui/load-error';
import { SkeletonBlock, SkeletonRegion } from 'shared-lib/ui/skeletons';
import { useSyncRunsQuery } from '../../template-data/sync-endpoints';
import { useTemplatesQuery, useTemplateUseQuery } from '../../template-data/template-endpoints';
import { messages } from './messages';
import { SyncItem } from './sync-item';
import styles from './sync-page.module.css';

const NONE: Template[] = [];

/** 'Sincronización': which cards have which version of a template, and how the new one gets to them. */
export default function SyncPage() {
  const { data: templates, error, isFetching, refetch } = useTemplatesQuery('userTemplates');
  const { data: drafts = NONE } = useTemplatesQuery('adminTemplates');
  const { data: runs = [] } = useSyncRunsQuery();
  const published = (templates ?? NONE).filter(({ isPublic }) => isPublic);
  const ids = published.map(({ id }) => id);
  const { data: use = {}, refetch: countAgain } = useTemplateUseQuery(ids, { skip: ids.length === 0 });

  if (!templates) {
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
    <section aria-label={messages.list} className={styles.list}>
      {published.map((template) => (
        <SyncItem
          key={template.id}
          template={template}
          hasDraft={drafts.some(({ id }) => id === template.id)}
          use={use[template.id]}
          run={runs.find((run) => run.templateId === template.id && run.version === template.version)}
          onCount={() => void countAgain()}
        />
      ))}
    </section>
  );
}
