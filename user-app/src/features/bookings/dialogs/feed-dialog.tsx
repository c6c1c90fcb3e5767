import { useState } from 'react';
import { Button, Modal, TextInput } from '@mantine/core';
import { resolveEndpoints } from 'shared-lib/config';
import { callFunction } from 'shared-lib/data';
import { showToast } from 'shared-lib/toast';
import { Notice } from 'shared-lib/ui/notice';
import { messages } from '../messages';
import { useAsked } from '../use-asked';
import styles from './dialogs.module.css';

const words = messages.feed;

/** The secret address by which the owner's own calendar reads the bookings: shown once, renewed and taken back here. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const [address, setAddress] = useState<string | null>(null);
  const { pending, problem, ask } = useAsked();

  const create = () =>
    ask('create', async () => {
      const { path } = await callFunction('createCalendarFeed', {});
      setAddress(resolveEndpoints().origins.shell + path);
    });
  const revoke = async () => {
    if (!(await ask('revoke', () => callFunction('revokeCalendarFeed', {})))) return;
    setAddress(null);
    showToast('success', words.revoked);
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
    <Modal opened onClose={onClose} title={words.title} size="lg">
      <div className={styles.form}>
        <p className={styles.text}>{words.text}</p>
        {address === null ? (
          <p className={styles.soft}>{words.renewText}</p>
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
          <Button
            variant="default"
            loading={pending === 'revoke'}
            disabled={pending !== null && pending !== 'revoke'}
            onClick={() => void revoke()}
          >
            {words.revoke}
          </Button>
          <Button
            variant={address === null ? 'filled' : 'default'}
            loading={pending === 'create'}
            disabled={pending !== null && pending !== 'create'}
            onClick={() => void create()}
          >
            {address === null ? words.create : words.renew}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
