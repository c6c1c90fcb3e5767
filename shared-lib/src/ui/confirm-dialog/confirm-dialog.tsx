import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { Modal } from '../layers';
import { uiMessages } from '../messages';
import { useFocusBack } from '../open-dialog';
import styles from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  opened: boolean;
  /** The question. */
  title: string;
  /** Consequences of confirming. */
  children: ReactNode;
  /** Verb on the confirming button. */
  confirm: string;
  /** True when confirming destroys something. */
  danger?: boolean;
  /** True while the action runs: the dialog can't be used or closed. */
  busy?: boolean;
  /** Another way to confirm, between the two buttons. */
  other?: { label: string; danger?: boolean; onChoose: () => void };
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation of something that can't be undone. The safe answer comes first and has the focus. */
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
  useFocusBack(opened);
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
