import type { ReactNode } from 'react';
import { uiMessages } from '../messages';
import styles from './skeletons.module.css';

/** Holds the place of what is on its way; says so once, whatever it is made of. */
export function SkeletonRegion({
  label = uiMessages.loading,
  children,
}: {
  label?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" aria-label={label} className={styles.region}>
      {children}
    </div>
  );
}

interface SkeletonBlockProps {
  height: number;
  width?: number | string;
  /** Corners, as those of what comes. */
  radius?: number;
}

/** One block, of the size of what comes. */
export function SkeletonBlock({ height, width = '100%', radius = 8 }: SkeletonBlockProps) {
  return <span className={styles.block} style={{ height, width, borderRadius: radius }} />;
}

/** Lines of text; the last one is shorter, as in a paragraph. */
export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles.lines}>
      {Array.from({ length: lines }, (_, line) => (
        <SkeletonBlock key={line} height={14} width={line === lines - 1 && lines > 1 ? '60%' : '100%'} />
      ))}
    </span>
  );
}

/** Figures, as {@link StatTile} draws them. */
export function SkeletonTiles({ tiles = 3 }: { tiles?: number }) {
  return (
    <span className={styles.tiles}>
      {Array.from({ length: tiles }, (_, tile) => (
        <SkeletonBlock key={tile} height={90} radius={12} />
      ))}
    </span>
  );
}
