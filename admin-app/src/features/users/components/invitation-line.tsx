import { useState } from 'react';
import { Anchor, Button } from '@mantine/core';
import { revokeInvite } from 'shared-lib/data';
import type { AdminInvite } from 'shared-lib/domain';
import { showErrorToast, showToast } from 'shared-lib/toast';
import { StatusBadge } from 'shared-lib/ui/status-badge';
import { paths } from '../../../paths';
import { useAuthor } from '../../../session/admin-context';
import { AskDialog } from '../../../ui/ask-dialog';
import { shortDay } from '../../../ui/dates';
import lines from '../../../ui/lines.module.css';
import { adminMessages as messages } from '../admin-messages';
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

const mailTo = (email: string) => {
  const body = messages.mailBody(location.origin + paths.login);
  return `mailto:${email}?subject=${encodeURIComponent(messages.mailSubject)}&body=${encodeURIComponent(body)}`;
};

/** Somebody who was invited to administer. */
export function InvitationLine({ invite, invitedBy }: { invite: AdminInvite; invitedBy: string }) {
  const { email } = invite;
  const author = useAuthor();
  const [now] = useState(() => Date.now());
  const [isAsking, setAsking] = useState(false);
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
          {when} · {messages.by(invitedBy)}
        </span>
      </span>
      {isOpen ? (
        <span className={styles.buttons}>
          <Anchor href={mailTo(email)} aria-label={messages.writeTo(email)}>
            {messages.write}
          </Anchor>
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
          onClick={() => void revokeInvite(author, email).catch(showErrorToast)}
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
        onConfirm={async () => {
          await revokeInvite(author, email);
          showToast('success', messages.revoked(email));
        }}
      >
        {messages.revokeText}
      </AskDialog>
    </li>
  );
}
