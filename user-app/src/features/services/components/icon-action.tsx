import type { ReactNode } from 'react';
import { Tooltip } from '@mantine/core';
import styles from './service-item.module.css';

interface IconActionProps {
  label: string;
  danger?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Renders an icon button with its label as a tooltip. */
export function IconAction({ label, danger, onClick, children }: IconActionProps) {
  return (
    <Tooltip label={label}>
      <button
        type="button"
        className={styles.icon}
        data-danger={danger || undefined}
        aria-label={label}
        onClick={onClick}
      >
        {children}
      </button>
    </Tooltip>
  );
}
