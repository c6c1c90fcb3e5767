import { useState } from 'react';
import { Button } from '@mantine/core';
import type { AuditEntry } from 'shared-lib/model';
import { failureOf } from 'shared-lib/store';
import { showToast } from 'shared-lib/toast';
import { ConfirmDialog } from 'shared-lib/ui/confirm-dialog';
import { Notice } from 'shared-lib/ui/notice';
import { timeAgo } from 'shared-lib/ui/time-ago';
import { SUPERSEDED, useRevertChangeMutation } from '../../../admin-data/revert-change';
import {
  authorOf,
  describeAudit,
  formatValue,
  listChanges,
  nameField,
  useNames,
  type Names,
} from '../../../audit-words';
import { useAuthor } from '../../../session/admin-context';
import { useFlagHistoryQuery } from '../settings-endpoints';
import styles from '../settings.module.css';
import { messages } from './messages';

/** Renders the last changes of a flag, each of which can be reverted. */
export function FlagHistory({ id }: { id: string }) {
  const author = useAuthor();
  const [now] = useState(Date.now);
  const { currentData: entries, error } = useFlagHistoryQuery(id, { refetchOnMountOrArgChange: true });
  const [send, { isLoading: isReverting }] = useRevertChangeMutation();
  const [toRevert, setToRevert] = useState<{ entry: AuditEntry; superseded: boolean } | null>(null);
  const names = useNames(entries ?? []);

  const revert = async (entry: AuditEntry, confirmed: boolean) => {
    const answer = await send({ author, entry, confirmed, fails: 'toast' });
    if (answer.error && failureOf(answer.error)?.code !== SUPERSEDED) return;
    setToRevert(answer.error ? { entry, superseded: true } : null);
    if (!answer.error)
      showToast('success', answer.data === 'proposed' ? messages.revertProposed : messages.reverted);
  };

  return (
    <section className={styles.history} aria-label={messages.history}>
      <h3>{messages.history}</h3>
      {error && <Notice tone="error" title={error.message ?? ''} />}
      {entries?.length === 0 && <p className={styles.hint}>{messages.noHistory}</p>}
      <ul>
        {entries?.map((entry) => (
          <li key={entry.id}>
            <p>
              {authorOf(entry, names)} {describeAudit(entry, names)}{' '}
              <time className={styles.hint} dateTime={new Date(entry.at).toISOString()}>
                {timeAgo(entry.at, now)}
              </time>
            </p>
            {entry.before !== null && (
              <Button
                variant="subtle"
                size="compact-md"
                aria-label={messages.revertNamed(describeAudit(entry, names))}
                onClick={() => setToRevert({ entry, superseded: false })}
              >
                {messages.revert}
              </Button>
            )}
            <Changes entry={entry} names={names} />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        opened={toRevert !== null}
        title={messages.revertQuestion}
        confirm={messages.revert}
        busy={isReverting}
        onConfirm={() => toRevert && void revert(toRevert.entry, toRevert.superseded)}
        onCancel={() => setToRevert(null)}
      >
        {toRevert && (toRevert.superseded ? messages.superseded : describeAudit(toRevert.entry, names))}
      </ConfirmDialog>
    </section>
  );
}

/** Renders what each field of a change was and became, where its sentence doesn't say it. */
function Changes({ entry: { before, after }, names }: { entry: AuditEntry; names: Names }) {
  const changes = before && after ? listChanges(before, after) : [];
  if (changes.length < 2) return null;
  return (
    <ul className={styles.changes}>
      {changes.map(({ path, before: was, after: is }) => (
        <li key={path}>
          {messages.change(nameField(path), formatValue(path, was, names), formatValue(path, is, names))}
        </li>
      ))}
    </ul>
  );
}
