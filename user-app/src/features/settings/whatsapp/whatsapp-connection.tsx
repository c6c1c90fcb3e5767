import { useRef, useState } from 'react';
import { Button } from '@mantine/core';
import type { WhatsAppConnection as Connection } from 'shared-lib/model/booking';
import { failureOf, useUid } from 'shared-lib/store';
import { ConfirmDialog } from 'shared-lib/ui/confirm-dialog';
import { LoadError } from 'shared-lib/ui/load-error';
import { Notice } from 'shared-lib/ui/notice';
import { SkeletonBlock, SkeletonRegion } from 'shared-lib/ui/skeletons';
import { deviceZone, startInWords } from '../../../booking-data/booking-times';
import {
  useDisconnectWhatsAppMutation,
  useWhatsAppQuery,
} from '../../../booking-data/endpoints/whatsapp-endpoints';
import { hourInWords } from '../messages';
import styles from '../settings-page.module.css';
import { ConnectionForm } from './connection-form';
import { messages } from './messages';
import { TemplateGuide } from './template-guide';

/** Renders 'Envío automático por WhatsApp': the owner's connection to the WhatsApp Cloud API. */
export function WhatsAppConnection() {
  const { data, error, isFetching, refetch } = useWhatsAppQuery(useUid());
  const heading = useRef<HTMLHeadingElement>(null);
  const [removals, setRemovals] = useState(0);
  const read = () => void refetch();
  const afterRemoval = async () => {
    await refetch();
    setRemovals(removals + 1);
    // The button that had the focus is gone.
    heading.current?.focus();
  };
  return (
    <section aria-labelledby="whatsapp-automatico" className={styles.part}>
      <h3 id="whatsapp-automatico" ref={heading} tabIndex={-1}>
        {messages.title}
      </h3>
      <p className={styles.quiet}>{messages.text}</p>
      {data ? (
        <>
          {data.connection && <State connection={data.connection} onRemoved={() => void afterRemoval()} />}
          <TemplateGuide />
          <ConnectionForm key={removals} stored={data.connection} onSaved={read} />
        </>
      ) : isFetching ? (
        <SkeletonRegion label={messages.loading}>
          <SkeletonBlock height={120} radius={8} />
        </SkeletonRegion>
      ) : (
        <LoadError message={error?.message ?? ''} onRetry={read} />
      )}
    </section>
  );
}

/** Renders whose number it is, whether reminders leave, and the button that removes the connection. */
function State({ connection, onRemoved }: { connection: Connection; onRemoved: () => void }) {
  const [remove, removing] = useDisconnectWhatsAppMutation();
  const [asks, setAsks] = useState(false);
  const { displayPhone, verifiedName, hour, stopped } = connection;
  const end = async () => {
    const answer = await remove();
    if (answer.error) return;
    setAsks(false);
    onRemoved();
  };
  return (
    <>
      {stopped ? (
        <Notice tone="warning" title={messages.stoppedAt(startInWords(stopped.at, deviceZone()))}>
          <p>{messages.stopped[stopped.problem]}</p>
        </Notice>
      ) : (
        <p role="status">
          <strong>{messages.connected(displayPhone, verifiedName)}</strong>{' '}
          {messages.sendsAt(hourInWords(hour))}
        </p>
      )}
      <div className={styles.buttons}>
        <Button variant="default" onClick={() => setAsks(true)}>
          {messages.remove}
        </Button>
      </div>
      <ConfirmDialog
        opened={asks}
        title={messages.removeAsk}
        confirm={messages.remove}
        danger
        busy={removing.isLoading}
        onConfirm={() => void end()}
        onCancel={() => setAsks(false)}
      >
        <p>{messages.removeText}</p>
        {removing.error && (
          <p role="alert" className={styles.error}>
            {failureOf(removing.error)?.message}
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}
