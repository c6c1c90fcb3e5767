import { useState } from 'react';
import { Button } from '@mantine/core';
import { ConfirmDialog } from 'shared-lib/ui/confirm-dialog';
import { useSignOutEverywhereMutation } from '../account-writes';
import { messages } from '../messages';

/**
 * Ends the sessions of every device, after a confirmation. The guard of the route then redirects to the sign-in page.
 */
export function SignOutEverywhere() {
  const [asking, setAsking] = useState(false);
  const [signOut, { isLoading, isSuccess }] = useSignOutEverywhereMutation();

  const confirm = async () => {
    const { error } = await signOut();
    if (error) setAsking(false);
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
        busy={isLoading || isSuccess}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        <p>{messages.everywhereText}</p>
      </ConfirmDialog>
    </>
  );
}
