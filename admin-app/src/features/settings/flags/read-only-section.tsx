import { useState } from 'react';
import { Button } from '@mantine/core';
import type { StoredFlag } from 'shared-lib/data';
import { ConfirmDialog } from 'shared-lib/ui/confirm-dialog';
import { Notice } from 'shared-lib/ui/notice';
import { SectionCard } from 'shared-lib/ui/section-card';
import { useAuthor } from '../../../session/admin-context';
import { useTurnReadOnlyMutation } from './flag-writes';
import { messages } from './messages';

interface ReadOnlySectionProps {
  flag: StoredFlag | undefined;
  /** True once it is known whether the flag exists. */
  isKnown: boolean;
}

/** Renders the emergency flag: while it is on, the rules and functions refuse every change of everybody. */
export function ReadOnlySection({ flag, isKnown }: ReadOnlySectionProps) {
  const author = useAuthor();
  const [asking, setAsking] = useState(false);
  const [send, { isLoading }] = useTurnReadOnlyMutation();
  const isOn = flag?.enabled === true;
  const turn = async (enabled: boolean) => {
    const { error } = await send({ author, enabled, revision: flag?.revision ?? null });
    if (!error) setAsking(false);
  };
  return (
    <SectionCard title={messages.readOnly} text={messages.readOnlyText}>
      {isOn && <Notice tone="warning" title={messages.readOnlyIsOn} />}
      <div>
        {isOn ? (
          <Button loading={isLoading} onClick={() => void turn(false)}>
            {messages.turnOff}
          </Button>
        ) : (
          <Button variant="light" color="red" disabled={!isKnown} onClick={() => setAsking(true)}>
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
        onConfirm={() => void turn(true)}
        onCancel={() => setAsking(false)}
      >
        {messages.turnOnConsequence}
      </ConfirmDialog>
    </SectionCard>
  );
}
