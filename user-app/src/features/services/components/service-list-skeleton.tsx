import { SkeletonBlock } from 'shared-lib/ui/skeletons';
import { messages } from '../messages';
import styles from './service-list.module.css';

/** Renders a placeholder of the list, at its size. */
export function ServiceListSkeleton() {
  return (
    <div role="status" aria-label={messages.loading} className={styles.list}>
      {[0, 1, 2].map((row) => (
        <SkeletonBlock key={row} height={74} radius={12} />
      ))}
    </div>
  );
}
