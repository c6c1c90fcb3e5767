import { useState } from 'react';
import { Button } from '@mantine/core';
import { Link, useLocation } from 'shared-lib/router';
import type { Admin } from 'shared-lib/domain';
import { StatusBadge } from 'shared-lib/ui/status-badge';
import { useRemoveAdminMutation } from '../../../admin-data/admin-writes';
import { userHref } from '../../../paths';
import { useCurrentAdmin } from '../../../session/admin-context';
import { AskDialog } from '../../../ui/ask-dialog';
import { shortDay } from '../../../ui/dates';
import lines from '../../../ui/lines.module.css';
import { adminMessages as messages } from '../admin-messages';
import { detailMessages } from '../detail-messages';
import styles from './admins.module.css';

/** Renders one administrator. */
export function AdminLine({ admin: { id, name, email, createdAt } }: { admin: Admin }) {
  const { id: own } = useCurrentAdmin();
  const { search } = useLocation();
  const [remove] = useRemoveAdminMutation();
  const [isAsking, setAsking] = useState(false);
  return (
    <li className={lines.line}>
      <span className={lines.words}>
        <span className={styles.who}>
          <Link to={userHref(id) + search} state={{ keepScroll: true }}>
            {name}
          </Link>
          {id === own && <StatusBadge tone="accent">{messages.you}</StatusBadge>}
        </span>
        <span className={styles.note}>
          {email} · {messages.since(shortDay(createdAt))}
        </span>
      </span>
      <Button
        variant="subtle"
        color="red"
        aria-label={messages.removeOf(email)}
        onClick={() => setAsking(true)}
      >
        {messages.remove}
      </Button>
      <AskDialog
        opened={isAsking}
        title={detailMessages.removeTitle(email)}
        confirm={detailMessages.remove}
        danger
        onClose={() => setAsking(false)}
        onConfirm={() => remove({ uid: id, email })}
      >
        {id === own ? detailMessages.removeSelf : detailMessages.removeText}
      </AskDialog>
    </li>
  );
}
