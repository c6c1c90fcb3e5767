import { useState } from 'react';
import { Button, NativeSelect } from '@mantine/core';
import { Link, useLocation } from 'shared-lib/router';
import type { Admin, AdminRole } from 'shared-lib/model';
import { StatusBadge } from 'shared-lib/ui/status-badge';
import { useRemoveAdminMutation, useSetAdminRoleMutation } from '../../../admin-data/admin-writes';
import { roleName, roleOf, roleOptions } from '../../../admin-data/role-names';
import { paths, userHref } from '../../../paths';
import { useCurrentAdmin } from '../../../session/admin-context';
import { AskDialog } from '../../../ui/dialogs/ask-dialog';
import { shortDay } from '../../../ui/dates';
import lines from '../../../ui/lists/lines.module.css';
import { adminMessages as messages } from '../admin-messages';
import { detailMessages } from '../detail-messages';
import styles from './admins.module.css';

/** Renders one administrator. */
export function AdminLine({ admin }: { admin: Admin }) {
  const { id, name, email, createdAt, role, selfRegistered } = admin;
  const { id: own } = useCurrentAdmin();
  const { search } = useLocation();
  const [remove] = useRemoveAdminMutation();
  const [isAsking, setAsking] = useState(false);
  const [chosen, setChosen] = useState<AdminRole | null>(null);
  const [setRole] = useSetAdminRoleMutation();
  return (
    <li className={lines.line}>
      <span className={lines.words}>
        <span className={styles.who}>
          <Link to={userHref(id, paths.admins) + search} state={{ keepScroll: true }}>
            {name}
          </Link>
          {id === own && <StatusBadge tone="accent">{messages.you}</StatusBadge>}
          {selfRegistered && <StatusBadge tone="warning">{messages.cameIn}</StatusBadge>}
        </span>
        <span className={styles.note}>
          {email} · {messages.since(shortDay(createdAt))}
        </span>
      </span>
      <span className={styles.buttons}>
        <NativeSelect
          aria-label={messages.roleOf(email)}
          data={role === null ? [{ value: '', label: roleName(null) }, ...roleOptions] : roleOptions}
          value={role ?? ''}
          onChange={({ currentTarget: { value } }) => setChosen(roleOf(value) ?? null)}
        />
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
        opened={chosen !== null}
        title={messages.roleTitle(email, roleName(chosen))}
        confirm={messages.roleConfirm}
        onClose={() => setChosen(null)}
        onConfirm={async () => (chosen ? setRole({ uid: id, email, role: chosen }) : {})}
      >
        {chosen && `${messages.roleTexts[chosen]} ${messages.roleNow}`}
      </AskDialog>
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
