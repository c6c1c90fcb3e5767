import { Skeleton } from '@mantine/core';
import { messages } from '../messages';
import { OfflineNotice } from '../../../ui/offline-notice';
import styles from './card-editor.module.css';

/** Holds the place of the editor, at its size. */
export function EditorSkeleton() {
  return (
    <>
      <OfflineNotice />
      <div role="status" aria-label={messages.loading}>
        <Skeleton height={20} width={90} mb={12} />
        <Skeleton height={30} width="min(60%, 320px)" mb={14} />
        <Skeleton height={24} width={200} mb={28} />
        <div className={styles.columns}>
          <div style={{ display: 'grid', gap: 16 }}>
            <Skeleton height={44} radius={8} />
            <Skeleton height={560} radius={12} />
          </div>
          <div className={styles.preview}>
            <Skeleton height={640} radius={28} />
          </div>
        </div>
      </div>
    </>
  );
}
