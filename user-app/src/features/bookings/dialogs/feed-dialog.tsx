import { useState } from 'react';
import { Button, TextInput } from '@mantine/core';
import { resolveEndpoints } from 'shared-lib/config';
import { useUid } from 'shared-lib/store';
import { showToast } from 'shared-lib/toast';
import { ConfirmDialog } from 'shared-lib/ui/confirm-dialog';
import { LoadError } from 'shared-lib/ui/load-error';
import { Notice } from 'shared-lib/ui/notice';
import { OpenDialog } from 'shared-lib/ui/open-dialog';
import { SkeletonBlock, SkeletonRegion } from 'shared-lib/ui/skeletons';
import { useCreateCalendarFeedMutation, useRevokeCalendarFeedMutation } from '../booking-writes';
import { useHasCalendarFeedQuery } from '../calendar-feed-endpoint';
import { describeRefusal } from '../../../booking-data/describe-refusal';
import { LoadingOrOffline } from '../../../ui/loading-or-offline';
import { messages } from '../messages';
import styles from './dialogs.module.css';

const words = messages.feed;

/**
 * Shows, renews and revokes the secret address by which the owner's own calendar reads the bookings. The address is
 * shown once.
 */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const { data: hasAddress, error, isFetching, refetch } = useHasCalendarFeedQuery(useUid());
  return (
    <OpenDialog onClose={onClose} title={words.title} size="lg">
      <div className={styles.form}>
        <p className={styles.text}>{words.text}</p>
        {hasAddress !== undefined ? (
          <FeedAddress hasAddress={hasAddress} onChange={() => void refetch()} />
        ) : isFetching ? (
          <LoadingOrOffline>
            <SkeletonRegion>
              <SkeletonBlock height={42} />
            </SkeletonRegion>
          </LoadingOrOffline>
        ) : (
          <LoadError message={error?.message ?? ''} onRetry={() => void refetch()} />
        )}
      </div>
    </OpenDialog>
  );
}

/** Renders what can be done once it is known whether there is an address: a new one ends the one before. */
function FeedAddress({ hasAddress, onChange }: { hasAddress: boolean; onChange: () => void }) {
  const [create, creation] = useCreateCalendarFeedMutation();
  const [revoke, revocation] = useRevokeCalendarFeedMutation();
  const [asksToRevoke, setAsksToRevoke] = useState(false);
  const address = creation.data ? resolveEndpoints().origins.shell + creation.data.path : null;
  const problem = describeRefusal(creation.error ?? revocation.error);

  const renew = async () => {
    revocation.reset();
    const { error } = await create();
    if (!error) onChange();
  };
  const end = async () => {
    const { error } = await revoke();
    setAsksToRevoke(false);
    if (error) return;
    creation.reset();
    onChange();
  };
  const copy = async (whole: string) => {
    try {
      await navigator.clipboard.writeText(whole);
      showToast('success', words.copied);
    } catch {
      showToast('warning', words.copyFailed);
    }
  };

  return (
    <>
      {address === null ? (
        hasAddress && <p className={styles.soft}>{words.renewText}</p>
      ) : (
        <>
          <Notice tone="warning" title={words.once} />
          <TextInput
            label={words.address}
            value={address}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button onClick={() => void copy(address)}>{words.copy}</Button>
          <section className={styles.form} aria-label={words.how}>
            <h3 className={styles.heading}>{words.how}</h3>
            <dl className={styles.steps}>
              {words.steps.map(({ name, text }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
            <p className={styles.soft}>{words.slow}</p>
          </section>
        </>
      )}
      {problem && <Notice tone="error" title={problem} />}
      <div className={styles.buttons}>
        {hasAddress && (
          <Button
            variant="default"
            loading={revocation.isLoading}
            disabled={creation.isLoading}
            onClick={() => setAsksToRevoke(true)}
          >
            {words.revoke}
          </Button>
        )}
        <Button
          variant={address === null ? 'filled' : 'default'}
          loading={creation.isLoading}
          disabled={revocation.isLoading}
          onClick={() => void renew()}
        >
          {hasAddress ? words.renew : words.create}
        </Button>
      </div>
      <ConfirmDialog
        opened={asksToRevoke}
        title={words.revokeAsk}
        confirm={words.revoke}
        danger
        busy={revocation.isLoading}
        onConfirm={() => void end()}
        onCancel={() => setAsksToRevoke(false)}
      >
        {words.revokeText}
      </ConfirmDialog>
    </>
  );
}
