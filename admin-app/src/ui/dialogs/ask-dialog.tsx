import { useId, useState, type ReactNode } from 'react';
import { Checkbox, Textarea } from '@mantine/core';
import { fieldMessage } from 'shared-lib/errors';
import { failureOf } from 'shared-lib/store';
import { ConfirmDialog } from 'shared-lib/ui/confirm-dialog';
import { Notice } from 'shared-lib/ui/notice';
import styles from './ask-dialog.module.css';
import { uiMessages as messages } from '../messages';

/** Longest reason that is stored, in characters. */
const MAX_REASON = 600;

interface AskDialogProps {
  opened: boolean;
  /** The question. */
  title: string;
  /** Consequences of confirming. */
  children: ReactNode;
  /** Verb on the confirming button. */
  confirm: string;
  danger?: boolean;
  /** Label and help of the field for a reason, if there is one; `expected` is the text that has to be typed in place of a reason. */
  reason?: { label: string; help: string; optional?: boolean; expected?: string };
  /** Label of a choice that belongs to it; not chosen at first. */
  choice?: string;
  /** Runs a mutation; its error is shown in the dialog, which stays open. */
  onConfirm: (reason: string, isChosen: boolean) => Promise<{ error?: Parameters<typeof failureOf>[0] }>;
  onClose: () => void;
}

/**
 * Asks for confirmation, and a reason where one is needed, of an action that others notice, and waits until it is done.
 */
export function AskDialog(props: AskDialogProps) {
  const { opened, title, children, confirm, danger, reason, choice, onConfirm, onClose } = props;
  const field = useId();
  const [words, setWords] = useState('');
  const [isChosen, setChosen] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const close = () => {
    setWords('');
    setChosen(false);
    setMissing(false);
    setFailure(null);
    onClose();
  };
  const isExpected = (text: string) =>
    reason?.expected === undefined || text.toLowerCase() === reason.expected.toLowerCase();
  const answer = async () => {
    if (reason && !reason.optional && !(words.trim() && isExpected(words.trim()))) {
      setMissing(true);
      document.getElementById(field)?.focus();
      return;
    }
    setBusy(true);
    setFailure(null);
    const failed = failureOf((await onConfirm(words.trim(), isChosen)).error);
    setBusy(false);
    if (failed) setFailure(failed.message);
    else close();
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
            minRows={reason.expected === undefined ? 3 : 1}
            maxRows={8}
            maxLength={MAX_REASON}
            disabled={busy}
            value={words}
            error={
              isMissing &&
              (reason.expected === undefined ? fieldMessage('required', reason.label) : messages.notExpected)
            }
            onChange={({ currentTarget }) => {
              setWords(currentTarget.value);
              setMissing(false);
            }}
          />
        )}
        {choice && (
          <Checkbox
            size="md"
            label={choice}
            checked={isChosen}
            disabled={busy}
            onChange={({ currentTarget }) => setChosen(currentTarget.checked)}
          />
        )}
        {failure && <Notice tone="error" title={failure} />}
      </div>
    </ConfirmDialog>
  );
}
