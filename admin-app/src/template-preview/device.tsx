import type { ReactNode } from 'react';
import { useElementSize } from '@mantine/hooks';
import { messages } from './messages';
import styles from './template-preview.module.css';

interface DeviceProps {
  /** Name of the region for screen readers. */
  label: string;
  /** Width of the imitated device, in pixels; scaled down where there is less room. */
  width: number;
  /** Height of the imitated device, in pixels; that of its content unless given. */
  height?: number;
  /** True to show the device at its own size, which may need scrolling. */
  isActualSize: boolean;
  children: ReactNode;
}

/** Renders something on an imitated device. */
export function Device({ label, width, height, isActualSize, children }: DeviceProps) {
  const { ref, width: room } = useElementSize();
  const zoom = room > 0 && !isActualSize ? Math.min(1, room / width) : 1;
  return (
    <>
      <div
        ref={ref}
        className={styles.stage}
        role="group"
        aria-label={label}
        // Scrolled with the keyboard, as the frame takes no focus.
        tabIndex={0}
      >
        <div style={{ width, height, zoom, margin: '0 auto' }}>{children}</div>
      </div>
      {zoom < 1 && <p className={styles.scale}>{messages.scale(Math.round(zoom * 100))}</p>}
    </>
  );
}
