import { useState } from 'react';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import { FREEZE_HOURS, MAX_FREEZE_MESSAGE, READ_ONLY_FLAG } from 'shared-lib/model';
import { HOUR_MS } from 'shared-lib/time';
import { ConfirmDialog } from 'shared-lib/ui/confirm-dialog';
import { Notice } from 'shared-lib/ui/notice';
import { SectionCard } from 'shared-lib/ui/section-card';
import { useFreeze } from 'shared-lib/flags';
import { useAuthor } from '../../../session/admin-context';
import { ORDERS } from '../../../paths';
import { useOrder } from '../../../ui/lists/use-order';
import styles from '../settings.module.css';
import { useDescribedFlagsQuery } from '../settings-endpoints';
import { useTurnReadOnlyMutation } from './flag-writes';
import { messages } from './messages';

/** Choice of an end by hand. */
const BY_HAND = '';

/** Renders the emergency flag: while it is on, the rules and functions refuse every change of everybody. */
export function ReadOnlySection() {
  const { data } = useDescribedFlagsQuery();
  const flag = data?.find(({ id }) => id === READ_ONLY_FLAG);
  const author = useAuthor();
  const [asking, setAsking] = useState(false);
  const [message, setMessage] = useState('');
  const [hours, setHours] = useState(BY_HAND);
  const [send, { isLoading }] = useTurnReadOnlyMutation();
  const freeze = useFreeze();
  useOrder(ORDERS.freeze, () => setAsking(!freeze));
  const revision = flag?.revision ?? null;
  const turnOn = async () => {
    const until = hours === BY_HAND ? null : Date.now() + Number(hours) * HOUR_MS;
    const { error } = await send({ author, freeze: { message: message.trim(), until }, revision });
    if (!error) setAsking(false);
  };
  return (
    <SectionCard title={messages.readOnly} text={messages.readOnlyText}>
      {freeze && (
        <Notice tone="warning" title={messages.readOnlyIsOn}>
          {freeze.message && <p>{messages.freezeSays(freeze.message)}</p>}
          {freeze.until !== null && <p>{messages.freezeUntil(freeze.until)}</p>}
        </Notice>
      )}
      <div>
        {freeze ? (
          <Button loading={isLoading} onClick={() => void send({ author, freeze: null, revision })}>
            {messages.turnOff}
          </Button>
        ) : (
          <Button variant="light" color="red" disabled={!data} onClick={() => setAsking(true)}>
            {messages.turnOn}
          </Button>
        )}
      </div>
      <ConfirmDialog
        opened={asking}
        title={messages.turnOnQuestion}
        confirm={messages.turnOn}
        danger
        busy={isLoading}
        onConfirm={() => void turnOn()}
        onCancel={() => setAsking(false)}
      >
        <div className={styles.freezeForm}>
          <p>{messages.turnOnConsequence}</p>
          <Textarea
            label={messages.freezeMessage}
            description={messages.freezeMessageHelp}
            autosize
            minRows={2}
            maxRows={5}
            maxLength={MAX_FREEZE_MESSAGE}
            value={message}
            onChange={({ currentTarget }) => setMessage(currentTarget.value)}
          />
          <NativeSelect
            label={messages.freezeEnds}
            value={hours}
            data={[
              { value: BY_HAND, label: messages.freezeByHand },
              ...FREEZE_HOURS.map((count) => ({
                value: String(count),
                label: messages.freezeAfter(count),
              })),
            ]}
            onChange={({ currentTarget }) => setHours(currentTarget.value)}
          />
        </div>
      </ConfirmDialog>
    </SectionCard>
  );
}
