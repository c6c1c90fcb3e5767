import { NativeSelect } from '@mantine/core';
import { isOneOf, keysOf, type Reporter } from 'shared-lib/model';
import { useStoredDraft } from 'shared-lib/draft';
import { useCurrentAdmin } from '../../../session/admin-context';
import { WriteDialog } from '../../../ui/dialogs/write-dialog';
import { messages } from '../messages';
import { useAnswerReporterMutation } from '../moderation-writes';
import styles from './reports.module.css';

const TEMPLATES = keysOf(messages.templates);
const languages = new Intl.DisplayNames('es', { type: 'language' });

interface AnswerDialogProps {
  reportId: string;
  reporter: Reporter;
  opened: boolean;
  onClose: () => void;
}

/** Renders an answer to a reporter: a template or free text, which is stored as a draft until it is sent. */
export function AnswerDialog({ reportId, reporter, opened, onClose }: AnswerDialogProps) {
  const { id: own } = useCurrentAdmin();
  const { draft, edit, discard } = useStoredDraft<{ text: string }>(`reporter:${own}:${reporter.id}`, {
    text: '',
  });
  const [send, sending] = useAnswerReporterMutation();
  const write = (text: string) => edit(() => ({ text }));
  const chosen = TEMPLATES.find((name) => messages.templates[name].text === draft.text) ?? 'blank';
  return (
    <WriteDialog
      opened={opened}
      onClose={onClose}
      title={messages.answerTitle}
      words={{ text: messages.answerText, help: messages.answerHelp, send: messages.send }}
      text={draft.text}
      onText={write}
      onSend={(text) => send({ reportId, reporterId: reporter.id, text })}
      onSent={discard}
      sending={sending}
    >
      {reporter.details && <blockquote className={styles.text}>{reporter.details}</blockquote>}
      <p className={styles.meta}>
        {messages.answerAbout(reporter.email, languages.of(reporter.language) ?? '')}
      </p>
      <NativeSelect
        label={messages.template}
        value={chosen}
        data={TEMPLATES.map((value) => ({ value, label: messages.templates[value].label }))}
        onChange={({ currentTarget: { value } }) =>
          isOneOf(TEMPLATES, value) && write(messages.templates[value].text)
        }
      />
    </WriteDialog>
  );
}
