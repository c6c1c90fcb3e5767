import { SkeletonBlock } from 'shared-lib/ui/skeletons';
import { messages } from '../messages';
import styles from './card-item.module.css';

/** Renders a placeholder of the list, at its size. */
export function CardListSkeleton({ label = messages.loading }: { label?: string }) {
  return (
    <div role="status" aria-label={label} style={{ display: 'grid', gap: 12 }}>
      {[0, 1, 2].map((row) => (
        <div key={row} className={styles.card}>
          <div className={styles.head}>
            <SkeletonBlock width={56} height={56} radius={12} />
            <div className={styles.words} style={{ display: 'grid', gap: 10 }}>
              <SkeletonBlock height={20} width="40%" />
              <SkeletonBlock height={14} width="60%" />
              <SkeletonBlock height={14} width="50%" />
            </div>
          </div>
          <SkeletonBlock height={42} width={240} />
        </div>
      ))}
    </div>
  );
}
