import { Button } from '@mantine/core';
import { ACCOUNT_HELPS, type UserDetail } from 'shared-lib/model';
import { useCurrentAdmin } from '../../../../session/admin-context';
import { useMay } from '../../../../session/permissions';
import { detailMessages as messages } from '../../detail-messages';
import { helpMessages } from '../../help-messages';
import type { UserAction } from '../../user-actions';
import { SheetSection } from './sheet-section';
import styles from './sheet.module.css';

interface UserHelpProps {
  user: UserDetail;
  onAsk: (action: UserAction) => void;
  /** Opens a letter to the account. */
  onWrite: () => void;
}

/** Renders the actions by which an administrator helps an account's owner. Each is confirmed, and logged. */
export function UserHelp({ user, onAsk, onWrite }: UserHelpProps) {
  const maySupport = useMay('support');
  const mayAdminister = useMay('administrators');
  const { id: own } = useCurrentAdmin();
  const offered = ACCOUNT_HELPS.filter((help) => {
    if (help === 'second-factor') return mayAdminister && user.isAdmin && user.uid !== own;
    return maySupport && (help !== 'verify-email' || !user.emailVerified);
  });
  return (
    <SheetSection title={messages.help}>
      <p className={styles.note}>{messages.helpText}</p>
      <div className={styles.buttons}>
        <Button variant="default" onClick={onWrite}>
          {helpMessages.write}
        </Button>
        {offered.map((help) => (
          <Button key={help} variant="default" onClick={() => onAsk({ kind: 'help', help })}>
            {messages.helps[help].button}
          </Button>
        ))}
        {maySupport && !user.isAdmin && (
          <Button variant="light" color="red" onClick={() => onAsk({ kind: 'delete' })}>
            {messages.deleteAccount}
          </Button>
        )}
      </div>
    </SheetSection>
  );
}
