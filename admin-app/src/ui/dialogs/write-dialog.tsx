import { useState, type ReactNode } from 'react';
import { Button, Textarea } from '@mantine/core';
import { MAX_LETTER } from 'shared-lib/model';
import { fieldMessage } from 'shared-lib/errors';
import { failureOf } from 'shared-lib/store';
import { Modal } from 'shared-lib/ui/layers';
import { Notice } from 'shared-lib/ui/notice';
import { useOnline } from 'shared-lib/ui/offline-notice';
import buttons from './dialog.module.css';
import { uiMessages } from '../messages';
import styles from './write-dialog.module.css';

interface WriteDialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Label and description of the field, and words of the button. */
  words: { text: string; help: string; send: string };
  text: string;
  onText: (text: string) => void;
  /** Sends the text without blanks around it, and resolves with an error where that failed. */
  onSend: (text: string) => Promise<{ error?: unknown }>;
  /** Called when it was sent. */
  onSent: () => void;
  /** State of the mutation that sends. */
  sending: { isLoading: boolean; error?: Parameters<typeof failureOf>[0]; reset: () => void };
  /** Content above the text. */
  children: ReactNode;
}

/** Renders a dialog in which an administrator writes somebody a mail; it stays open where it can't be sent. */
export function WriteDialog(props: WriteDialogProps) {
  const { opened, onClose, title, words, text, onText, onSend, onSent, sending, children } = props;
  const { isLoading, error, reset } = sending;
  const [isMissing, setMissing] = useState(false);
  const online = useOnline();
  const failure = failureOf(error);
  const close = () => {
    setMissing(false);
    reset();
    onClose();
  };
  const submit = async () => {
    const written = text.trim();
    setMissing(written === '');
    if (written === '' || isLoading) return;
    const { error: failed } = await onSend(written);
    if (failed) return;
    onSent();
    close();
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={title}
      closeOnClickOutside={!isLoading}
      closeOnEscape={!isLoading}
    >
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {children}
        <Textarea
          label={words.text}
          description={words.help}
          autosize
          minRows={5}
          maxRows={14}
          maxLength={MAX_LETTER}
          value={text}
          error={isMissing && text.trim() === '' && fieldMessage('required', words.text)}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
        />
        {failure && <Notice tone="error" title={failure.message} />}
        <div className={buttons.buttons}>
          <Button variant="default" onClick={close} disabled={isLoading}>
            {uiMessages.cancel}
          </Button>
          <Button type="submit" disabled={!online} loading={isLoading}>
            {words.send}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
