import { Switch } from '@mantine/core';
import type { NotificationChoice, User } from 'shared-lib/domain';
import { SectionCard } from 'shared-lib/ui/section-card';
import { messages } from './messages';
import { SavedMark } from './saved-mark';
import styles from './settings-page.module.css';
import { useSetting } from './use-setting';

const KINDS = ['bookings', 'payments', 'templates'] as const;

/** What the bell rings for; everything, until somebody says otherwise. */
export function NotificationsSection({ user }: { user: User }) {
  const chosen = user.settings?.notifications ?? {};
  const { value, state, change } = useSetting<NotificationChoice>(chosen, (notifications) => ({
    notifications,
  }));
  return (
    <SectionCard title={messages.notifications} text={messages.notificationsText}>
      <div className={styles.switches}>
        {KINDS.map((kind) => (
          <Switch
            key={kind}
            label={messages.notificationKinds[kind]}
            checked={value[kind] ?? chosen[kind] ?? true}
            onChange={(event) => change({ ...chosen, ...value, [kind]: event.currentTarget.checked })}
          />
        ))}
      </div>
      <SavedMark state={state} />
    </SectionCard>
  );
}
