import { Anchor, Button } from '@mantine/core';
import type { QueuedMail, WorkState } from 'shared-lib/domain';
import { Link } from 'shared-lib/router';
import { SectionCard } from 'shared-lib/ui/section-card';
import { timeAgo } from 'shared-lib/ui/time-ago';
import { userHref } from '../../paths';
import { messages } from './messages';
import { useRetryWorkMutation } from './work-endpoints';
import styles from './work.module.css';

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
  const hasTried = waiting.some(({ attempts }) => attempts > 0);
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
      <MailTable
        title={messages.waiting}
        mails={waiting}
        note={messages.oldest(waiting.length)}
        now={now}
        onRetry={(id) => void again({ kind: 'mail', id })}
      />
      <MailTable
        title={messages.lost}
        mails={lost}
        note={messages.latest(lost.length)}
        now={now}
        onRetry={(id) => void again({ kind: 'mail', id })}
      />
    </SectionCard>
  );
}

interface MailTableProps {
  title: string;
  mails: readonly QueuedMail[];
  /** Which of all are shown. */
  note: string;
  now: number;
  onRetry: (id: string) => void;
}

function MailTable({ title, mails, note, now, onRetry }: MailTableProps) {
  if (mails.length === 0) return null;
  const { mailColumns: columns } = messages;
  return (
    <>
      <h3 className={styles.subtitle}>{title}</h3>
      <p className={styles.hint}>{note}</p>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={messages.mailTable(title)}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{columns.what}</th>
              <th scope="col">{columns.age}</th>
              <th scope="col" data-number>
                {columns.attempts}
              </th>
              <th scope="col">{columns.next}</th>
              <th scope="col">{columns.failure}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {mails.map((mail) => {
              const { id, ownerId, createdAt, dueAt, attempts, failure } = mail;
              const age = timeAgo(createdAt, now);
              return (
                <tr key={id}>
                  <th scope="row">
                    {ownerId ? (
                      <Anchor component={Link} to={userHref(ownerId)} title={messages.account}>
                        {nameOf(mail)}
                      </Anchor>
                    ) : (
                      nameOf(mail)
                    )}
                  </th>
                  <td>{age}</td>
                  <td data-number>{attempts}</td>
                  <td>
                    {dueAt === null
                      ? messages.noNext
                      : dueAt <= now
                        ? messages.nextNow
                        : messages.moment(dueAt)}
                  </td>
                  <td>{failure && <code>{failure}</code>}</td>
                  <td>
                    {(dueAt === null || attempts > 0) && (
                      <Button
                        variant="subtle"
                        size="compact-md"
                        aria-label={messages.retryMailOf(nameOf(mail), age)}
                        onClick={() => onRetry(id)}
                      >
                        {messages.retryMail}
                      </Button>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}
