import { useState } from 'react';
import { Button } from '@mantine/core';
import { saveFlag, type StoredFlag } from 'shared-lib/data';
import { READ_ONLY_FLAG } from 'shared-lib/domain';
import { showErrorToast } from 'shared-lib/toast';
import { ConfirmDialog } from 'shared-lib/ui/confirm-dialog';
import { Notice } from 'shared-lib/ui/notice';
import { SectionCard } from 'shared-lib/ui/section-card';
import { useAuthor } from '../../../session/admin-context';
import { messages } from './messages';

interface ReadOnlySectionProps {
  flag: StoredFlag | undefined;
  /** Whether it is known yet that there is none. */
  isKnown: boolean;
}

/** The switch for emergencies: on, the rules and functions refuse every change of everybody. */
export function ReadOnlySection({ flag, isKnown }: ReadOnlySectionProps) {
  const author = useAuthor();
  const [asking, setAsking] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const isOn = flag?.enabled === true;
  const turn = (enabled: boolean) => {
    setSaving(true);
    const described = {
      name: messages.readOnly,
      description: messages.readOnlyDescription,
      enabled,
      rolloutPercentage: 100,
    };
    saveFlag(author, READ_ONLY_FLAG, described, flag?.revision ?? null)
      .then(() => setAsking(false), showErrorToast)
      .finally(() => setSaving(false));
  };
  return (
    <SectionCard title={messages.readOnly} text={messages.readOnlyText}>
      {isOn && <Notice tone="warning" title={messages.readOnlyIsOn} />}
      <div>
        {isOn ? (
          <Button loading={isSaving} onClick={() => turn(false)}>
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
        busy={isSaving}
        onConfirm={() => turn(true)}
        onCancel={() => setAsking(false)}
      >
        {messages.turnOnConsequence}
      </ConfirmDialog>
    </SectionCard>
  );
}
