import type { ReactNode } from 'react';
import { Button, Modal } from '@mantine/core';
import { uiMessages } from '../messages';
import styles from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  opened: boolean;
  /** The question. */
  title: string;
  /** What follows from a yes. */
  children: ReactNode;
  /** The verb on the button. */
  confirm: string;
  /** Whether the yes destroys something. */
  danger?: boolean;
  /** The answer is on its way: nothing can be pressed, nor closed. */
  busy?: boolean;
  /** Another way to say yes, between the two. */
  other?: { label: string; danger?: boolean; onChoose: () => void };
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that can't be taken back. The safe answer comes first and has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    opened,
    title,
    children,
    confirm,
    danger = false,
    busy = false,
    other,
    onConfirm,
    onCancel,
  } = props;
  return (
    <Modal
      opened={opened}
      onClose={onCancel}
      title={title}
      closeOnEscape={!busy}
      closeOnClickOutside={!busy}
      withCloseButton={!busy}
    >
      <div className={styles.text}>{children}</div>
      <div className={styles.buttons} data-many={other !== undefined || undefined}>
        <Button variant="default" onClick={onCancel} disabled={busy} data-autofocus>
          {uiMessages.cancel}
        </Button>
        {other && (
          <Button
            variant="light"
            color={other.danger ? 'red' : undefined}
            onClick={other.onChoose}
            disabled={busy}
          >
            {other.label}
          </Button>
        )}
        <Button color={danger ? 'red' : undefined} onClick={onConfirm} loading={busy}>
          {confirm}
        </Button>
      </div>
    </Modal>
  );
}
