import { Switch } from '@mantine/core';
import type { NotificationChoice, User } from 'shared-lib/domain';
import { SectionCard } from 'shared-lib/ui/section-card';
import { useAnchor } from '../../ui/use-anchor';
import { messages } from './messages';
import { SavedMark } from './saved-mark';
import styles from './settings-page.module.css';
import { useSetting } from './use-setting';

type Kind = keyof NotificationChoice;

/** Renders the switches of one channel of notifications; all are on by default. */
function NoticeSwitches({ user, kinds }: { user: User; kinds: readonly Kind[] }) {
  const chosen = user.settings?.notifications ?? {};
  const { value, state, change } = useSetting<NotificationChoice>(chosen, (notifications) => ({
    notifications,
  }));
  return (
    <>
      <div className={styles.switches}>
        {kinds.map((kind) => (
          <Switch
            key={kind}
            label={messages.notificationKinds[kind]}
            checked={value[kind] ?? chosen[kind] ?? true}
            onChange={(event) => change({ ...chosen, ...value, [kind]: event.currentTarget.checked })}
          />
        ))}
      </div>
      <SavedMark state={state} />
    </>
  );
}

/** Renders the choice of mail, which each mail links to. */
export function EmailsSection({ user }: { user: User }) {
  return (
    <SectionCard title={messages.emails} text={messages.emailsText} anchor={useAnchor('emails')}>
      <NoticeSwitches user={user} kinds={['bookings', 'payments']} />
    </SectionCard>
  );
}

/** Renders the choice of optional notifications in the bell. */
export function BellSection({ user }: { user: User }) {
  return (
    <SectionCard title={messages.bell} text={messages.bellText}>
      <NoticeSwitches user={user} kinds={['templates']} />
    </SectionCard>
  );
}
