import { useState } from 'react';
import { Button } from '@mantine/core';
import { signOutEverywhere } from 'shared-lib/auth';
import { showErrorToast } from 'shared-lib/toast';
import { ConfirmDialog } from 'shared-lib/ui/confirm-dialog';
import { messages } from './messages';

/** Ends the sessions of every device, once confirmed. The guard of the route then leads to signing in. */
export function SignOutEverywhere() {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  const confirm = () => {
    setBusy(true);
    signOutEverywhere().catch((error: unknown) => {
      setBusy(false);
      setAsking(false);
      showErrorToast(error);
    });
  };

  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {messages.everywhere}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={messages.everywhereTitle}
        confirm={messages.everywhereConfirm}
        danger
        busy={busy}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        <p>{messages.everywhereText}</p>
      </ConfirmDialog>
    </>
  );
}
