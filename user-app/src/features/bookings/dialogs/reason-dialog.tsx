import { useState } from 'react';
import { Textarea } from '@mantine/core';
import { BOOKING_LIMITS, formatPrice, type Booking } from 'shared-lib/domain/booking';
import { OpenDialog } from 'shared-lib/ui/open-dialog';
import { messages } from '../messages';
import { DialogFooter } from '../../../ui/dialog-footer';
import styles from './dialogs.module.css';

type Ending = 'reject' | 'cancel';

interface ReasonDialogProps {
  /** Action to confirm; `null` while the dialog is closed. */
  action: Ending | null;
  booking: Booking;
  isPending: boolean;
  problem: string | null;
  onConfirm: (action: Ending, reason: string) => Promise<void>;
  onClose: () => void;
}

/**
 * Asks for confirmation and a reason before a booking ends, as the customer is told. Typed text stays when the action
 * fails.
 */
export function ReasonDialog({ action, booking, isPending, problem, onConfirm, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  if (action === null) return null;
  const words = messages.reasonDialog[action];
  const { customer, service, payment } = booking;
  // Whoever is called off gets everything back (`paymentAfterVoid`).
  const owed = (payment.online?.paid ?? 0) - (payment.online?.refunded ?? 0);
  return (
    <OpenDialog onClose={onClose} title={words.title} closeOnClickOutside={!isPending}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void onConfirm(action, reason.trim());
        }}
      >
        <p className={styles.text}>
          {customer.email ? words.text(customer.name) : messages.reasonDialog.noMail}
        </p>
        {owed > 0 && (
          <p className={styles.text}>
            {messages.reasonDialog.givesBack(formatPrice(owed, service.currency))}
          </p>
        )}
        <Textarea
          label={messages.reasonDialog.reason}
          description={messages.reasonDialog.reasonHelp}
          rows={3}
          maxLength={BOOKING_LIMITS.reason}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
        <DialogFooter
          problem={problem}
          isPending={isPending}
          close={messages.reasonDialog.keep}
          submit={words.confirm}
          color="red"
          onClose={onClose}
        />
      </form>
    </OpenDialog>
  );
}
