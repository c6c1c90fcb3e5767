import { useState, type FormEvent } from 'react';
import { Button, Textarea } from '@mantine/core';
import { MAX_APPEAL, type Card } from 'shared-lib/model';
import { fieldMessage } from 'shared-lib/errors';
import { failureOf } from 'shared-lib/store';
import { Notice } from 'shared-lib/ui/notice';
import { OpenDialog } from 'shared-lib/ui/open-dialog';
import 'shared-lib/ui/component-sheets.css';
import styles from './appeal.module.css';
import { useAppealDecisionMutation } from './appeal-write';
import { messages } from './messages';

/** Asks an owner why the takedown of a card is an error, and sends it. */
export default function AppealDialog({
  card,
  onClose,
}: {
  card: Pick<Card, 'id' | 'name'>;
  onClose: () => void;
}) {
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [appeal, { isLoading, error }] = useAppealDecisionMutation();
  const failure = failureOf(error);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (text.trim() === '' || isLoading) return;
    if (!(await appeal({ cardId: card.id, text: text.trim() })).error) onClose();
  };
  return (
    <OpenDialog onClose={onClose} title={messages.title(card.name)}>
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <p className={styles.lead}>{messages.lead}</p>
        <Textarea
          label={messages.text}
          autosize
          minRows={5}
          maxRows={12}
          maxLength={MAX_APPEAL}
          value={text}
          error={isMissing && fieldMessage('required', messages.text)}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setMissing(false);
          }}
        />
        {failure && <Notice tone="error" title={failure.message} />}
        <div className={styles.buttons}>
          <Button variant="default" onClick={onClose} disabled={isLoading}>
            {messages.cancel}
          </Button>
          <Button type="submit" loading={isLoading}>
            {messages.send}
          </Button>
        </div>
      </form>
    </OpenDialog>
  );
}
