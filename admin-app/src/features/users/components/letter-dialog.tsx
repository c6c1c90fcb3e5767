import { useState } from 'react';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import { LETTER_KINDS, LETTER_MAX, type LetterKind, type UserDetail } from 'shared-lib/domain';
import { useKeptDraft } from 'shared-lib/draft';
import { fieldMessage } from 'shared-lib/errors';
import { failureOf } from 'shared-lib/store';
import { useOnline } from 'shared-lib/ui/offline-notice';
import { Notice } from 'shared-lib/ui/notice';
import { Modal } from 'shared-lib/ui/layers';
import { useCurrentAdmin } from '../../../session/admin-context';
import { detailMessages } from '../detail-messages';
import { helpMessages as messages } from '../help-messages';
import { useWriteToAccountMutation } from '../help-writes';
import styles from './sheet.module.css';

interface Letter {
  kind: LetterKind;
  text: string;
}

const EMPTY: Letter = { kind: 'answer', text: '' };

interface LetterDialogProps {
  user: UserDetail;
  opened: boolean;
  onClose: () => void;
}

/** Renders a letter to an account: one of some subjects, and words of one's own, which are kept until they are sent. */
export function LetterDialog({ user: { uid, name, email }, opened, onClose }: LetterDialogProps) {
  const { id: own } = useCurrentAdmin();
  const { draft, edit, discard } = useKeptDraft<Letter>(`letter:${own}:${uid}`, EMPTY);
  const [isMissing, setMissing] = useState(false);
  const [send, { isLoading, error, reset }] = useWriteToAccountMutation();
  const online = useOnline();
  const close = () => {
    setMissing(false);
    reset();
    onClose();
  };
  const submit = async () => {
    const text = draft.text.trim();
    setMissing(text === '');
    if (text === '') return;
    const { error: failed } = await send({ uid, letter: draft.kind, text });
    if (failed) return;
    discard();
    close();
  };
  const failure = failureOf(error);
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={messages.letterTitle(name || email)}
      closeOnClickOutside={!isLoading}
      closeOnEscape={!isLoading}
    >
      <form
        noValidate
        className={styles.letter}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <NativeSelect
          label={messages.letterKind}
          value={draft.kind}
          data={LETTER_KINDS.map((value) => ({ value, label: messages.letterKinds[value] }))}
          onChange={({ currentTarget }) => {
            const kind = currentTarget.value as LetterKind;
            edit((before) => ({ ...before, kind }));
          }}
        />
        <Textarea
          label={messages.letterText}
          description={messages.letterHelp}
          autosize
          minRows={5}
          maxRows={14}
          maxLength={LETTER_MAX}
          value={draft.text}
          error={isMissing && fieldMessage('required', messages.letterText)}
          onChange={({ currentTarget }) => {
            const { value } = currentTarget;
            setMissing(false);
            edit((before) => ({ ...before, text: value }));
          }}
        />
        {failure && <Notice tone="error" title={failure.message} />}
        <div className={styles.buttons}>
          <Button variant="default" onClick={close} disabled={isLoading}>
            {detailMessages.cancel}
          </Button>
          <Button type="submit" disabled={!online} loading={isLoading}>
            {messages.sendLetter}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
