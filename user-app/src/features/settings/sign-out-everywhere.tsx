import { useState } from 'react';
import { Button, Group, Modal, Text } from '@mantine/core';
import { signOutEverywhere } from 'shared-lib/auth';
import { showErrorToast } from 'shared-lib/toast';
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
      <Modal opened={asking} onClose={() => setAsking(false)} title={messages.everywhereTitle} centered>
        <Text>{messages.everywhereText}</Text>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={() => setAsking(false)} disabled={busy}>
            {messages.cancel}
          </Button>
          <Button color="red" onClick={confirm} loading={busy}>
            {messages.everywhereConfirm}
          </Button>
        </Group>
      </Modal>
    </>
  );
}
