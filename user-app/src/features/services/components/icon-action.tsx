import type { ReactNode } from 'react';
import { Tooltip } from '@mantine/core';
import styles from './service-item.module.css';

interface IconActionProps {
  label: string;
  /**
   * True while it has no effect; it stays in the tab order, so that moving a service to an end doesn't lose the focus.
   */
  inert?: boolean;
  danger?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Renders an icon button with its label as a tooltip. */
export function IconAction({ label, inert, danger, onClick, children }: IconActionProps) {
  return (
    <Tooltip label={label}>
      <button
        type="button"
        className={styles.icon}
        data-danger={danger || undefined}
        aria-label={label}
        aria-disabled={inert || undefined}
        onClick={() => inert || onClick()}
      >
        {children}
      </button>
    </Tooltip>
  );
}
