import { useState } from 'react';
import { Button } from '@mantine/core';
import type { Admin } from 'shared-lib/model';
import { Link } from 'shared-lib/router';
import 'shared-lib/ui/component-sheets.css';
import { useAdminsQuery } from '../admin-data/admin-endpoints';
import { useKeepAdminMutation, useRemoveAdminMutation } from '../admin-data/admin-writes';
import { userHref } from '../paths';
import { AskDialog } from '../ui/dialogs/ask-dialog';
import { shortMoment } from '../ui/dates';
import lines from '../ui/lists/lines.module.css';
import { messages } from './messages';
import styles from './who-came-in.module.css';

/**
 * Renders the administrators whom the open policy let in, to keep or remove each; nothing where there are none.
 *
 * @param props.isOpen - True while the policy still lets everybody in.
 */
export function WhoCameIn({ isOpen }: { isOpen: boolean }) {
  const { data = [] } = useAdminsQuery();
  const undecided = data.filter(({ selfRegistered }) => selfRegistered);
  if (undecided.length === 0) return null;
  return (
    <section aria-label={messages.cameIn} className={styles.section}>
      <h3 className={styles.title}>{messages.cameIn}</h3>
      <p className={styles.note}>{isOpen ? messages.cameInWhileOpen : messages.cameInText}</p>
      <ul className={lines.lines} aria-label={messages.cameIn}>
        {undecided.map((admin) => (
          <UndecidedLine key={admin.id} admin={admin} />
        ))}
      </ul>
    </section>
  );
}

function UndecidedLine({ admin: { id: uid, name, email, createdAt } }: { admin: Admin }) {
  const [keep, { isLoading: isKeeping }] = useKeepAdminMutation();
  const [remove] = useRemoveAdminMutation();
  const [isAsking, setAsking] = useState(false);
  return (
    <li className={lines.line}>
      <span className={lines.words}>
        <Link to={userHref(uid)}>{name}</Link>
        <span className={styles.note}>
          {email} · {messages.since(shortMoment(createdAt))}
        </span>
      </span>
      <span className={styles.buttons}>
        <Button
          variant="default"
          loading={isKeeping}
          aria-label={messages.keepOf(email)}
          onClick={() => void keep({ uid, email })}
        >
          {messages.keep}
        </Button>
        <Button
          variant="subtle"
          color="red"
          aria-label={messages.removeOf(email)}
          onClick={() => setAsking(true)}
        >
          {messages.remove}
        </Button>
      </span>
      <AskDialog
        opened={isAsking}
        title={messages.removeTitle(email)}
        confirm={messages.removeConfirm}
        danger
        onClose={() => setAsking(false)}
        onConfirm={() => remove({ uid, email })}
      >
        {messages.removeText}
      </AskDialog>
    </li>
  );
}
