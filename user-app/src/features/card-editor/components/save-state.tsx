import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCloudOff, IconLoader2 } from '@tabler/icons-react';
import type { SaveStatus } from '../../../card-draft/autosave-state';
import { messages } from '../messages';
import styles from './save-state.module.css';

const ICONS = {
  saved: IconCheck,
  saving: IconLoader2,
  offline: IconCloudOff,
  failed: IconAlertTriangle,
};

interface SaveStateProps {
  status: SaveStatus;
  /** True when some fields hold values that can't be saved. */
  withErrors: boolean;
  onRetry: () => void;
}

/** Renders the state of saving. */
export function SaveState({ status, withErrors, onRetry }: SaveStateProps) {
  const Icon = ICONS[status];
  const text = status === 'saved' && withErrors ? messages.status.savedExceptErrors : messages.status[status];
  return (
    <div className={styles.state} data-status={status}>
      <Icon size={16} aria-hidden className={styles.icon} />
      <span role="status">{text}</span>
      {status === 'failed' && (
        <Button variant="light" color="red" size="compact-md" onClick={onRetry}>
          {messages.retry}
        </Button>
      )}
    </div>
  );
}
