import { Skeleton } from '@mantine/core';
import { messages } from '../messages';
import styles from './card-item.module.css';

/** Holds the place of the list, at its size. */
export function CardListSkeleton() {
  return (
    <div role="status" aria-label={messages.loading} style={{ display: 'grid', gap: 12 }}>
      {[0, 1, 2].map((row) => (
        <div key={row} className={styles.card}>
          <div className={styles.head}>
            <Skeleton width={56} height={56} radius={12} style={{ flex: 'none' }} />
            <div className={styles.words} style={{ display: 'grid', gap: 10 }}>
              <Skeleton height={20} width="40%" />
              <Skeleton height={14} width="60%" />
              <Skeleton height={14} width="50%" />
            </div>
          </div>
          <Skeleton height={42} width={240} />
        </div>
      ))}
    </div>
  );
}
