import { Anchor, Button } from '@mantine/core';
import type { QueuedMail, WorkState } from 'shared-lib/model';
import { Link } from 'shared-lib/router';
import { SectionCard } from 'shared-lib/ui/section-card';
import { timeAgo } from 'shared-lib/ui/time-ago';
import { userHref } from '../../paths';
import { messages } from './messages';
import { useRetryWorkMutation } from './work-endpoints';
import styles from './work.module.css';

/** Most mails of each kind that the function lists. */
const SHOWN = 10;

const isBookingMail = ({ recipient, id, ownerId }: QueuedMail) =>
  recipient === 'visitor' || !id.startsWith(ownerId);

/** Returns the name of a mail, with whom it goes to where that isn't clear. */
function nameOf(mail: QueuedMail): string {
  const name = messages.templates[mail.template] ?? mail.template;
  if (!isBookingMail(mail)) return name;
  return mail.recipient === 'visitor' ? messages.toVisitor(name) : messages.toOwner(name);
}

interface QueueProps {
  mail: WorkState['mail'];
  now: number;
  /** Called after something was tried again. */
  onChange: () => void;
}

/** Renders the mail that waits and that failed, oldest and latest first, with ways to try it again. */
export function MailQueue({ mail, now, onChange }: QueueProps) {
  const [retry, { isLoading, originalArgs }] = useRetryWorkMutation();
  const { waiting, lost, failed } = mail;
  const again = async (input: Parameters<typeof retry>[0]) => {
    if (!('error' in (await retry(input)))) onChange();
  };
  const isRunning = (which: 'failed' | 'waiting') =>
    isLoading && originalArgs?.kind === 'mails' && originalArgs.which === which;
  const hasTried = waiting.some(({ failure }) => failure !== '');
  return (
    <SectionCard title={messages.mail} text={messages.queue(mail)}>
      {(hasTried || failed > 0) && (
        <div className={styles.buttons}>
          {hasTried && (
            <Button
              variant="default"
              loading={isRunning('waiting')}
              onClick={() => void again({ kind: 'mails', which: 'waiting' })}
            >
              {messages.retryWaiting}
            </Button>
          )}
          {failed > 0 && (
            <Button
              variant="default"
              loading={isRunning('failed')}
              onClick={() => void again({ kind: 'mails', which: 'failed' })}
            >
              {messages.retryFailed}
            </Button>
          )}
        </div>
      )}
      <MailList
        title={messages.waiting}
        mails={waiting}
        note={messages.oldest(waiting.length)}
        now={now}
        onRetry={(id) => void again({ kind: 'mail', id })}
      />
      <MailList
        title={messages.lost}
        mails={lost}
        note={messages.latest(lost.length)}
        now={now}
        onRetry={(id) => void again({ kind: 'mail', id })}
      />
    </SectionCard>
  );
}

interface MailListProps {
  title: string;
  mails: readonly QueuedMail[];
  /** Note on which of all are shown. */
  note: string;
  now: number;
  onRetry: (id: string) => void;
}

function MailList({ title, mails, note, now, onRetry }: MailListProps) {
  if (mails.length === 0) return null;
  return (
    <section aria-label={messages.mailList(title)}>
      <h3 className={styles.subtitle}>{title}</h3>
      {mails.length === SHOWN && <p className={styles.hint}>{note}</p>}
      <ul className={styles.list}>
        {mails.map((mail) => (
          <MailLine key={mail.id} mail={mail} now={now} onRetry={onRetry} />
        ))}
      </ul>
    </section>
  );
}

/** Returns the time of a mail's next attempt in words. */
function nextOf({ dueAt, attempts, failure }: QueuedMail, now: number): string {
  if (dueAt === null) return messages.noNext;
  if (attempts > 0 && failure === '') return messages.sending;
  return dueAt <= now ? messages.nextNow : messages.nextAt(dueAt);
}

function MailLine({ mail, now, onRetry }: Pick<MailListProps, 'now' | 'onRetry'> & { mail: QueuedMail }) {
  const { id, ownerId, createdAt, dueAt, attempts, failure } = mail;
  const age = timeAgo(createdAt, now);
  return (
    <li>
      <div className={styles.line}>
        <div className={styles.words}>
          <p className={styles.name}>{nameOf(mail)}</p>
          <p className={styles.hint}>{[age, messages.attemptsOf(attempts), nextOf(mail, now)].join(' · ')}</p>
          {failure && (
            <p className={styles.hint}>
              <code>{failure}</code>
            </p>
          )}
          {ownerId && (
            <Anchor
              component={Link}
              to={userHref(ownerId)}
              className={styles.account}
              aria-label={messages.accountOf(nameOf(mail), age)}
            >
              {messages.account}
            </Anchor>
          )}
        </div>
        {(dueAt === null || failure !== '') && (
          <Button
            variant="default"
            size="compact-md"
            aria-label={messages.retryMailOf(nameOf(mail), age)}
            onClick={() => onRetry(id)}
          >
            {messages.retryMail}
          </Button>
        )}
      </div>
    </li>
  );
}
