import { OfflineNotice } from 'shared-lib/ui/offline-notice';
import { SkeletonBlock, SkeletonRegion } from 'shared-lib/ui/skeletons';
import { messages } from '../messages';
import styles from './card-editor.module.css';

/** Renders a placeholder of the editor, at its size. */
export function EditorSkeleton() {
  return (
    <>
      <OfflineNotice />
      <SkeletonRegion label={messages.loading}>
        <div style={{ display: 'grid', gap: 12 }}>
          <SkeletonBlock height={20} width={90} />
          <SkeletonBlock height={30} width="min(60%, 320px)" />
          <SkeletonBlock height={24} width={200} />
        </div>
        <div className={styles.columns}>
          <div style={{ display: 'grid', gap: 16 }}>
            <SkeletonBlock height={44} />
            <SkeletonBlock height={560} radius={12} />
          </div>
          <div className={styles.preview}>
            <SkeletonBlock height={640} radius={28} />
          </div>
        </div>
      </SkeletonRegion>
    </>
  );
}
