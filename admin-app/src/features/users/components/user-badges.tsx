import type { IndexedUser } from 'shared-lib/model';
import { StatusBadge } from 'shared-lib/ui/status-badge';
import { messages } from '../messages';
import styles from './users.module.css';

/** Renders an account's state in words. */
export function UserBadges({ user }: { user: Pick<IndexedUser, 'disabled' | 'isAdmin'> }) {
  return (
    <span className={styles.badges}>
      <StatusBadge tone={user.disabled ? 'error' : 'success'}>
        {user.disabled ? messages.suspended : messages.active}
      </StatusBadge>
      {user.isAdmin && <StatusBadge tone="accent">{messages.admin}</StatusBadge>}
    </span>
  );
}
