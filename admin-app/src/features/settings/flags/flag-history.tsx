import { useEffect, useState } from 'react';
import { Button } from '@mantine/core';
import { listAudit, revertAudited } from 'shared-lib/data';
import type { AuditEntry } from 'shared-lib/domain';
import { AppError, describeError } from 'shared-lib/errors';
import { showErrorToast, showToast } from 'shared-lib/toast';
import { ConfirmDialog } from 'shared-lib/ui/confirm-dialog';
import { Notice } from 'shared-lib/ui/notice';
import { timeAgo } from 'shared-lib/ui/time-ago';
import { authorOf, describeAudit } from '../../../audit-words';
import { useAuthor } from '../../../session/admin-context';
import styles from '../settings.module.css';
import { messages } from './messages';

const SHOWN = 10;

/** The last changes of a flag, each of which can be taken back. */
export function FlagHistory({ id }: { id: string }) {
  const author = useAuthor();
  const [now] = useState(Date.now);
  const [entries, setEntries] = useState<AuditEntry[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [asked, setAsked] = useState<{ entry: AuditEntry; superseded: boolean } | null>(null);
  const [isReverting, setReverting] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    listAudit({ collection: 'featureFlags', docId: id }, null, SHOWN).then(
      (page) => isCurrent && setEntries(page.entries),
      (error: unknown) => isCurrent && setFailure(describeError(error).message),
    );
    return () => {
      isCurrent = false;
    };
  }, [id]);

  const revert = async (entry: AuditEntry, confirmed: boolean) => {
    setReverting(true);
    try {
      await revertAudited(author, entry, { confirmed });
      setAsked(null);
      showToast('success', messages.reverted);
    } catch (error) {
      if (error instanceof AppError && error.code === 'audit-superseded')
        setAsked({ entry, superseded: true });
      else showErrorToast(error);
    } finally {
      setReverting(false);
    }
  };

  return (
    <section className={styles.history} aria-label={messages.history}>
      <h3>{messages.history}</h3>
      {failure && <Notice tone="error" title={failure} />}
      {entries?.length === 0 && <p className={styles.hint}>{messages.noHistory}</p>}
      <ul>
        {entries?.map((entry) => (
          <li key={entry.id}>
            <p>
              {authorOf(entry)} {describeAudit(entry)}{' '}
              <time className={styles.hint} dateTime={new Date(entry.at).toISOString()}>
                {timeAgo(entry.at, now)}
              </time>
            </p>
            {entry.before !== null && (
              <Button
                variant="subtle"
                size="compact-md"
                aria-label={messages.revertNamed(describeAudit(entry))}
                onClick={() => setAsked({ entry, superseded: false })}
              >
                {messages.revert}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        opened={asked !== null}
        title={messages.revertQuestion}
        confirm={messages.revert}
        busy={isReverting}
        onConfirm={() => asked && void revert(asked.entry, asked.superseded)}
        onCancel={() => setAsked(null)}
      >
        {asked && (asked.superseded ? messages.superseded : describeAudit(asked.entry))}
      </ConfirmDialog>
    </section>
  );
}
