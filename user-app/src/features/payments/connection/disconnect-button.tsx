import { useState } from 'react';
import { Button } from '@mantine/core';
import { ConfirmDialog } from 'shared-lib/ui/confirm-dialog';
import { useDisconnectPaymentsMutation } from './connection-writes';
import { messages } from './messages';
import styles from './stripe-connection.module.css';

interface DisconnectButtonProps {
  disabled: boolean;
  /** Number of bookings that await their payment. */
  awaiting: number;
  onFailure: (message: string) => void;
}

/** Renders the button that ends the connection, after saying what happens to bookings. */
export function DisconnectButton({ disabled, awaiting, onFailure }: DisconnectButtonProps) {
  const [asks, setAsks] = useState(false);
  const [disconnect, { isLoading }] = useDisconnectPaymentsMutation();
  const confirm = async () => {
    const answer = await disconnect();
    setAsks(false);
    if ('error' in answer && answer.error?.message) onFailure(answer.error.message);
  };
  return (
    <>
      <Button variant="subtle" color="red" disabled={disabled} onClick={() => setAsks(true)}>
        {messages.disconnect}
      </Button>
      <ConfirmDialog
        opened={asks}
        danger
        title={messages.askDisconnect}
        confirm={messages.disconnect}
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsks(false)}
      >
        <div className={styles.consequences}>
          {messages.askDisconnectText.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {awaiting > 0 && <p>{messages.awaiting(awaiting)}</p>}
        </div>
      </ConfirmDialog>
    </>
  );
}
