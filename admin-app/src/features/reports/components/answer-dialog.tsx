import { useState } from 'react';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import { LETTER_MAX, type Reporter } from 'shared-lib/domain';
import { useKeptDraft } from 'shared-lib/draft';
import { fieldMessage } from 'shared-lib/errors';
import { failureOf } from 'shared-lib/store';
import { Notice } from 'shared-lib/ui/notice';
import { useOnline } from 'shared-lib/ui/offline-notice';
import { Modal } from 'shared-lib/ui/layers';
import { useCurrentAdmin } from '../../../session/admin-context';
import { messages } from '../messages';
import { useAnswerReporterMutation } from '../moderation-writes';
import styles from './reports.module.css';

type Template = keyof typeof messages.templates;

const TEMPLATES = Object.keys(messages.templates) as Template[];
const languages = new Intl.DisplayNames('es', { type: 'language' });

interface AnswerDialogProps {
  reportId: string;
  reporter: Reporter;
  opened: boolean;
  onClose: () => void;
}

/** Renders an answer to a reporter: words to begin with, and one's own, which are kept until they are sent. */
export function AnswerDialog({ reportId, reporter, opened, onClose }: AnswerDialogProps) {
  const { id: own } = useCurrentAdmin();
  const { draft, edit, discard } = useKeptDraft<{ text: string }>(`reporter:${own}:${reporter.id}`, {
    text: '',
  });
  const [isMissing, setMissing] = useState(false);
  const [send, { isLoading, error, reset }] = useAnswerReporterMutation();
  const online = useOnline();
  const write = (text: string) => {
    setMissing(false);
    edit(() => ({ text }));
  };
  const close = () => {
    setMissing(false);
    reset();
    onClose();
  };
  const submit = async () => {
    const text = draft.text.trim();
    setMissing(text === '');
    if (text === '' || isLoading) return;
    const { error: failed } = await send({ reportId, reporterId: reporter.id, text });
    if (failed) return;
    discard();
    close();
  };
  const failure = failureOf(error);
  const chosen = TEMPLATES.find((name) => messages.templates[name].text === draft.text) ?? 'blank';
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={messages.answerTitle}
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
        {reporter.details && <blockquote className={styles.text}>{reporter.details}</blockquote>}
        <p className={styles.meta}>
          {messages.answerAbout(reporter.email, languages.of(reporter.language) ?? '')}
        </p>
        <NativeSelect
          label={messages.template}
          value={chosen}
          data={TEMPLATES.map((value) => ({ value, label: messages.templates[value].label }))}
          onChange={({ currentTarget }) => write(messages.templates[currentTarget.value as Template].text)}
        />
        <Textarea
          label={messages.answerText}
          description={messages.answerHelp}
          autosize
          minRows={5}
          maxRows={14}
          maxLength={LETTER_MAX}
          value={draft.text}
          error={isMissing && fieldMessage('required', messages.answerText)}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
        {failure && <Notice tone="error" title={failure.message} />}
        <div className={styles.buttons}>
          <Button variant="default" onClick={close} disabled={isLoading}>
            {messages.cancel}
          </Button>
          <Button type="submit" disabled={!online} loading={isLoading}>
            {messages.send}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
