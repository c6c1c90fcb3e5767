import { useState, type FormEvent } from 'react';
import { Button, Textarea } from '@mantine/core';
import { MAX_APPEAL_ANSWER, type Appeal } from 'shared-lib/model';
import { fieldMessage } from 'shared-lib/errors';
import { Link } from 'shared-lib/router';
import { failureOf } from 'shared-lib/store';
import { Notice } from 'shared-lib/ui/notice';
import { useOnline } from 'shared-lib/ui/offline-notice';
import { StatusBadge } from 'shared-lib/ui/status-badge';
import { userHref } from '../../../paths';
import { useCurrentAdmin } from '../../../session/admin-context';
import { AskDialog } from '../../../ui/dialogs/ask-dialog';
import { shortMoment } from '../../../ui/dates';
import { messages } from '../messages';
import { useCommentAppealMutation, useDecideAppealMutation } from '../moderation-writes';
import { AssignField } from './assign-field';
import entries from '../../../ui/lists/entries.module.css';
import styles from './reports.module.css';

const TONES = { open: 'warning', accepted: 'success', refused: 'neutral' } as const;

/** Renders what administrators remark on an appeal, with a field for one more. */
function Comments({ appeal: { id, comments, status } }: { appeal: Appeal }) {
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  // The same id until it is stored, so that a second press adds nothing.
  const [commentId, setCommentId] = useState<string>(() => crypto.randomUUID());
  const [comment, { isLoading, error }] = useCommentAppealMutation();
  const online = useOnline();
  const failure = failureOf(error);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (text.trim() === '' || isLoading) return;
    const { error: failed } = await comment({ appealId: id, commentId, text: text.trim() });
    if (failed) return;
    setText('');
    setCommentId(crypto.randomUUID());
  };
  return (
    <div className={styles.texts}>
      <h3 className={styles.heading}>{messages.comments}</h3>
      {comments.length === 0 && <p className={styles.meta}>{messages.noComments}</p>}
      {comments.map((one) => (
        <div key={one.id}>
          <p className={styles.commentText}>{one.text}</p>
          <p className={styles.meta}>
            {one.byEmail} · {shortMoment(one.at)}
          </p>
        </div>
      ))}
      {status === 'open' && (
        <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
          <Textarea
            label={messages.comment}
            autosize
            minRows={1}
            maxRows={6}
            maxLength={MAX_APPEAL_ANSWER}
            value={text}
            error={isMissing && fieldMessage('required', messages.comment)}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value);
              setMissing(false);
            }}
          />
          {failure && <Notice tone="error" title={failure.message} />}
          <div className={styles.buttons}>
            <Button type="submit" variant="default" size="sm" loading={isLoading} disabled={!online}>
              {messages.addComment}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}

/** Renders one appeal: the decision, what its owner says, who looks after it, remarks, and the answer. */
export function AppealItem({ appeal }: { appeal: Appeal }) {
  const { id, about, slug, ownerId, text, reason, reasonBy, status, assignedTo, assignedEmail } = appeal;
  const { email } = useCurrentAdmin();
  const [decide] = useDecideAppealMutation();
  const [decision, setDecision] = useState<'accepted' | 'refused'>('refused');
  const [isAsking, setAsking] = useState(false);
  const title = about === 'card' ? messages.appealOfCard(slug) : messages.appealOfAccount;
  const isOpen = status === 'open';
  const accepts = decision === 'accepted';
  const ask = (next: typeof decision) => {
    setDecision(next);
    setAsking(true);
  };
  return (
    <article className={entries.entry} aria-label={title} data-decided={!isOpen || undefined}>
      <header className={entries.head}>
        <h2 className={entries.title}>{title}</h2>
        <StatusBadge tone={TONES[status]}>{messages.appealStatuses[status]}</StatusBadge>
      </header>
      <p className={styles.meta}>
        <Link to={userHref(ownerId)}>{messages.account}</Link> ·{' '}
        {messages.appealAt(shortMoment(appeal.createdAt))}
      </p>
      <p className={styles.meta}>{messages.appealReason(reason, reasonBy)}</p>
      <blockquote className={styles.text}>{text}</blockquote>
      {isOpen ? (
        <>
          {reasonBy === email && <p className={styles.meta}>{messages.ownDecision}</p>}
          <div className={styles.assign}>
            <AssignField about="appeals" id={id} assignedTo={assignedTo} assignedEmail={assignedEmail} />
          </div>
          <Comments appeal={appeal} />
          <div className={entries.buttons}>
            <Button variant="light" onClick={() => ask('accepted')}>
              {messages.accept}
            </Button>
            <Button variant="light" color="red" onClick={() => ask('refused')}>
              {messages.refuse}
            </Button>
          </div>
        </>
      ) : (
        <>
          <div role="status" className={styles.outcome}>
            <p>{messages.appealOutcome(appeal.decidedBy, messages.appealStatuses[status])}</p>
            <p className={styles.meta}>{appeal.answer}</p>
          </div>
          <Comments appeal={appeal} />
        </>
      )}
      <AskDialog
        opened={isAsking && isOpen}
        title={accepts ? messages.acceptTitle : messages.refuseTitle}
        confirm={accepts ? messages.accept : messages.refuse}
        danger={!accepts}
        reason={{ label: messages.appealAnswer, help: messages.appealAnswerHelp }}
        onClose={() => setAsking(false)}
        onConfirm={(answer) => decide({ appealId: id, status: decision, answer })}
      >
        {accepts ? messages.acceptText[about] : messages.refuseText}
      </AskDialog>
    </article>
  );
}
