import { useState } from 'react';
import { Button } from '@mantine/core';
import type { AdminInvite } from 'shared-lib/model';
import { StatusBadge } from 'shared-lib/ui/status-badge';
import { roleName } from '../../../admin-data/role-names';
import { useAuthor } from '../../../session/admin-context';
import { AskDialog } from '../../../ui/dialogs/ask-dialog';
import { shortDay } from '../../../ui/dates';
import lines from '../../../ui/lists/lines.module.css';
import { adminMessages as messages } from '../admin-messages';
import { useClearInviteMutation, useInviteAgainMutation, useRevokeInviteMutation } from '../user-writes';
import styles from './admins.module.css';

function stateOf({ acceptedAt, expiresAt }: AdminInvite, now: number) {
  if (acceptedAt !== null) {
    return {
      tone: 'success',
      word: messages.accepted,
      when: messages.acceptedAt(shortDay(acceptedAt)),
    } as const;
  }
  return expiresAt > now
    ? ({ tone: 'info', word: messages.pending, when: messages.until(shortDay(expiresAt)) } as const)
    : ({ tone: 'warning', word: messages.expired, when: messages.expiredAt(shortDay(expiresAt)) } as const);
}

/** Renders one invitation. */
export function InvitationLine({ invite, invitedBy }: { invite: AdminInvite; invitedBy: string }) {
  const { email, role } = invite;
  const author = useAuthor();
  const [now] = useState(() => Date.now());
  const [isAsking, setAsking] = useState(false);
  const [send, { isLoading: isSending }] = useInviteAgainMutation();
  const [revoke] = useRevokeInviteMutation();
  const [clear] = useClearInviteMutation();
  const { tone, word, when } = stateOf(invite, now);
  const isOpen = word === messages.pending;
  return (
    <li className={lines.line}>
      <span className={lines.words}>
        <span className={styles.who}>
          {email}
          <StatusBadge tone={tone}>{word}</StatusBadge>
        </span>
        <span className={styles.note}>
          {roleName(role)} · {when} · {messages.by(invitedBy)}
        </span>
      </span>
      {isOpen ? (
        <span className={styles.buttons}>
          <Button
            variant="subtle"
            loading={isSending}
            aria-label={messages.sendAgainTo(email)}
            disabled={role === null}
            onClick={() => role !== null && void send({ email, role })}
          >
            {messages.sendAgain}
          </Button>
          <Button
            variant="subtle"
            color="red"
            aria-label={messages.revokeOf(email)}
            onClick={() => setAsking(true)}
          >
            {messages.revoke}
          </Button>
        </span>
      ) : (
        // What is over already takes nothing from anybody.
        <Button
          variant="subtle"
          color="red"
          aria-label={messages.clearOf(email)}
          onClick={() => void clear({ author, email })}
        >
          {messages.clear}
        </Button>
      )}
      <AskDialog
        opened={isAsking}
        title={messages.revokeTitle(email)}
        confirm={messages.revoke}
        danger
        onClose={() => setAsking(false)}
        onConfirm={() => revoke({ author, email })}
      >
        {messages.revokeText}
      </AskDialog>
    </li>
  );
}
