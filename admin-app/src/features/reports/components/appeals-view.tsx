import { useState } from 'react';
import { IconScale } from '@tabler/icons-react';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { OfflineState, useOnline } from 'shared-lib/ui/offline-notice';
import { SegmentedControl } from 'shared-lib/ui/segmented-control';
import { SkeletonBlock } from 'shared-lib/ui/skeletons';
import { MAX_QUERY_SIZE } from 'shared-lib/model';
import { useAppealsQuery } from '../../../admin-data/admin-endpoints';
import { Unloaded } from '../../../ui/unloaded';
import { messages } from '../messages';
import { AppealItem } from './appeal-item';
import entries from '../../../ui/lists/entries.module.css';
import styles from './reports.module.css';

/** Renders the appeals against decisions: the open ones, oldest first, or the decided ones, latest first. */
export function AppealsView() {
  const [state, setState] = useState<'open' | 'decided'>('open');
  const query = useAppealsQuery({ state, count: MAX_QUERY_SIZE });
  const isOnline = useOnline();
  const appeals = query.currentData;
  return (
    <>
      <div className={styles.choice}>
        <SegmentedControl
          aria-label={messages.appealsState}
          value={state}
          data={[
            { value: 'open', label: messages.openAppeals },
            { value: 'decided', label: messages.decidedAppeals },
          ]}
          onChange={setState}
        />
      </div>
      {!appeals &&
        (isOnline ? (
          <Unloaded query={query}>
            <SkeletonBlock height={220} radius={12} />
          </Unloaded>
        ) : (
          <OfflineState />
        ))}
      {appeals?.length === 0 && (
        <EmptyState icon={<IconScale size={28} stroke={1.5} />} title={messages.emptyAppealsTitle}>
          {messages.emptyAppealsText}
        </EmptyState>
      )}
      <div className={entries.list}>
        {appeals?.map((appeal) => (
          <AppealItem key={appeal.id} appeal={appeal} />
        ))}
      </div>
    </>
  );
}
