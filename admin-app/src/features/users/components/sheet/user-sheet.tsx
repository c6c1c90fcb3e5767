import { useState } from 'react';
import type { UserDetail } from 'shared-lib/model';
import { Notice } from 'shared-lib/ui/notice';
import { StatusBadge } from 'shared-lib/ui/status-badge';
import { ORDERS } from '../../../../paths';
import { useOrder } from '../../../../ui/lists/use-order';
import { OfflineLine } from '../../../../ui/offline-line';
import { detailMessages as messages } from '../../detail-messages';
import { messages as listMessages } from '../../messages';
import type { UserAction } from '../../user-actions';
import { ActionDialog } from '../action-dialog';
import { LetterDialog } from '../letter-dialog';
import { UserActions } from '../user-actions';
import { UserActivity } from './user-activity';
import { UserBadges } from '../user-badges';
import { UserCards } from './user-cards';
import { UserFacts } from './user-facts';
import { UserFlags } from './user-flags';
import { UserHelp } from './user-help';
import { UserNotes } from './user-notes';
import { UserTemplates } from './user-templates';
import styles from './sheet.module.css';

interface UserSheetProps {
  user: UserDetail;
  /** Called after an action with the changed data. */
  onDone: (change: Partial<UserDetail>) => void;
}

/** Renders an account's details with the actions on it. */
export function UserSheet({ user, onDone }: UserSheetProps) {
  const [action, setAction] = useState<UserAction | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const ask = (next: UserAction) => {
    setAction(next);
    setAsking(true);
  };
  useOrder(ORDERS.act, () => {
    if (!user.disabled && !user.isAdmin) ask({ kind: 'suspend' });
  });
  return (
    <div className={styles.sheet}>
      <OfflineLine />
      <div>
        <h2 className={styles.name}>{user.name || listMessages.noName}</h2>
        <p className={styles.email}>{user.email}</p>
        <div className={styles.badges}>
          <UserBadges user={user} />
          <StatusBadge tone={user.emailVerified ? 'neutral' : 'warning'}>
            {user.emailVerified ? messages.verified : messages.unverified}
          </StatusBadge>
        </div>
      </div>
      {user.disabled && (
        <Notice tone="info" title={messages.suspendedTitle}>
          {user.disabledReason || messages.noReason}
        </Notice>
      )}
      <UserActions user={user} onAsk={ask} />
      <UserCards cards={user.cardList} onAsk={ask} />
      <UserHelp user={user} onAsk={ask} onWrite={() => setWriting(true)} />
      <UserNotes user={user} onDone={onDone} />
      <UserFacts user={user} />
      <UserTemplates user={user} />
      <UserFlags user={user} />
      <UserActivity user={user} />
      <p className={styles.note}>{messages.logged}</p>
      <LetterDialog user={user} opened={isWriting} onClose={() => setWriting(false)} />
      {action && (
        <ActionDialog
          action={action}
          opened={isAsking}
          user={user}
          onDone={onDone}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
