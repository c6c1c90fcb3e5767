import { useId } from 'react';
import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { messages } from '../messages';
import { useSavePaymentReceiptMutation } from '../receipt-writes';
import styles from './booking-panel.module.css';

/** Renders the button that saves the receipt of a booking's payment, with a note that it is no invoice. */
export function ReceiptButton({ bookingId }: { bookingId: string }) {
  const [save, { isLoading }] = useSavePaymentReceiptMutation();
  const note = useId();
  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconFileText size={18} aria-hidden />}
        loading={isLoading}
        aria-describedby={note}
        onClick={() => void save({ bookingId })}
      >
        {messages.receipt.save}
      </Button>
      <p id={note} className={styles.note}>
        {messages.receipt.note}
      </p>
    </div>
  );
}
