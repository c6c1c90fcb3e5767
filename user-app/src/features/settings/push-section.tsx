import { Switch } from '@mantine/core';
import type { User } from 'shared-lib/model';
import { useUid } from 'shared-lib/store';
import { LoadError } from 'shared-lib/ui/load-error';
import { SectionCard } from 'shared-lib/ui/section-card';
import { usePushStateQuery, useTurnPushMutation } from './account-writes';
import { messages } from './messages';
import { NoticeSwitches } from './notifications-section';
import styles from './settings-page.module.css';

const words = messages.push;

/** Renders whether this device is notified, and of what; the choice of kinds holds on all devices of the account. */
export function PushSection({ user }: { user: User }) {
  const uid = useUid();
  const { data: state, error, isFetching, refetch } = usePushStateQuery(uid);
  const [turn, { isLoading }] = useTurnPushMutation();
  const isOn = state === 'on';
  return (
    <SectionCard title={words.title} text={words.text}>
      {error && !isFetching ? (
        <LoadError message={error.message ?? ''} onRetry={() => void refetch()} />
      ) : state === 'unavailable' ? (
        <p className={styles.quiet}>{words.unavailable}</p>
      ) : state === 'denied' ? (
        <p className={styles.quiet}>{words.denied}</p>
      ) : (
        <>
          <Switch
            label={words.here}
            checked={isOn}
            disabled={state === undefined || isLoading}
            onChange={(event) => void turn({ uid, on: event.currentTarget.checked })}
          />
          {isOn && <NoticeSwitches user={user} channel="push" />}
        </>
      )}
    </SectionCard>
  );
}
