import { Switch } from '@mantine/core';
import {
  NOTICE_CHOICES,
  wantsNotice,
  withNotice,
  type NoticeChannel,
  type NotificationChoice,
  type User,
} from 'shared-lib/model';
import { SectionCard } from 'shared-lib/ui/section-card';
import { useAnchor } from '../../ui/use-anchor';
import { messages } from './messages';
import { SavedMark } from './saved-mark';
import styles from './settings-page.module.css';
import { useSetting } from './use-setting';

interface NoticeSwitchesProps {
  user: User;
  channel: NoticeChannel;
  disabled?: boolean;
}

/** Renders the switches of one channel of notifications; all are on by default. */
export function NoticeSwitches({ user, channel, disabled }: NoticeSwitchesProps) {
  const chosen = user.settings?.notifications ?? {};
  const { value, state, change } = useSetting<NotificationChoice>(chosen, (notifications) => ({
    notifications,
  }));
  return (
    <>
      <div className={styles.switches}>
        {NOTICE_CHOICES[channel].map((kind) => (
          <Switch
            key={kind}
            label={messages.notificationKinds[kind]}
            disabled={disabled}
            checked={wantsNotice({ ...chosen, ...value }, kind, channel)}
            onChange={(event) =>
              change(withNotice({ ...chosen, ...value }, kind, channel, event.currentTarget.checked))
            }
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
      <NoticeSwitches user={user} channel="mail" />
    </SectionCard>
  );
}

/** Renders the choice of notifications in the bell. */
export function BellSection({ user }: { user: User }) {
  return (
    <SectionCard title={messages.bell} text={messages.bellText} anchor={useAnchor('campana')}>
      <NoticeSwitches user={user} channel="app" />
    </SectionCard>
  );
}
