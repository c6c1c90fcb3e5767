import type { ReactNode } from 'react';
import { uiMessages } from '../messages';
import styles from './skeletons.module.css';

/** Marks placeholders of loading content, which screen readers announce once. */
export function SkeletonRegion({
  label = uiMessages.loading,
  children,
}: {
  label?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" aria-label={label} className={styles.region} data-loading>
      {children}
    </div>
  );
}

interface SkeletonBlockProps {
  height: number;
  width?: number | string;
  /** Radius of the corners, as in the loaded content. */
  radius?: number;
}

/** Renders one block, of the size of the loaded content. */
export function SkeletonBlock({ height, width = '100%', radius = 8 }: SkeletonBlockProps) {
  return <span className={styles.block} style={{ height, width, borderRadius: radius }} />;
}

/** Renders lines of text; the last one is shorter, as in a paragraph. */
export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles.lines}>
      {Array.from({ length: lines }, (_, line) => (
        <SkeletonBlock key={line} height={14} width={line === lines - 1 && lines > 1 ? '60%' : '100%'} />
      ))}
    </span>
  );
}

/** Renders placeholders of {@link StatTile}. */
export function SkeletonTiles({ tiles = 3 }: { tiles?: number }) {
  return (
    <span className={styles.tiles}>
      {Array.from({ length: tiles }, (_, tile) => (
        <SkeletonBlock key={tile} height={90} radius={12} />
      ))}
    </span>
  );
}
