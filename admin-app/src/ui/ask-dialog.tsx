import { useId, useState, type ReactNode } from 'react';
import { Textarea } from '@mantine/core';
import { describeError } from 'shared-lib/errors';
import { ConfirmDialog } from 'shared-lib/ui/confirm-dialog';
import { Notice } from 'shared-lib/ui/notice';
import styles from './ask-dialog.module.css';
import { uiMessages as messages } from './messages';

/** Longest reason that is kept, in characters. */
const REASON_MAX = 600;

interface AskDialogProps {
  opened: boolean;
  /** The question. */
  title: string;
  /** What follows from a yes. */
  children: ReactNode;
  /** The verb on the button. */
  confirm: string;
  danger?: boolean;
  /** Asks for words too: what they are called, and who reads them. */
  reason?: { label: string; help: string; optional?: boolean };
  /** Does it; what it throws is told in the dialog, which stays open. */
  onConfirm: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks before something that others will notice, for a reason where one is needed, and waits until it is done. */
export function AskDialog(props: AskDialogProps) {
  const { opened, title, children, confirm, danger, reason, onConfirm, onClose } = props;
  const field = useId();
  const [words, setWords] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const close = () => {
    setWords('');
    setMissing(false);
    setFailure(null);
    onClose();
  };
  const answer = async () => {
    if (reason && !reason.optional && !words.trim()) {
      setMissing(true);
      document.getElementById(field)?.focus();
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      await onConfirm(words.trim());
      close();
    } catch (error) {
      setFailure(describeError(error).message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <ConfirmDialog
      opened={opened}
      title={title}
      confirm={confirm}
      danger={danger}
      busy={busy}
      onConfirm={() => void answer()}
      onCancel={close}
    >
      <div className={styles.content}>
        <div>{children}</div>
        {reason && (
          <Textarea
            id={field}
            label={reason.label}
            description={reason.help}
            autosize
            minRows={3}
            maxRows={8}
            maxLength={REASON_MAX}
            disabled={busy}
            value={words}
            error={isMissing && messages.reasonMissing}
            onChange={({ currentTarget }) => {
              setWords(currentTarget.value);
              setMissing(false);
            }}
          />
        )}
        {failure && <Notice tone="error" title={failure} />}
      </div>
    </ConfirmDialog>
  );
}
