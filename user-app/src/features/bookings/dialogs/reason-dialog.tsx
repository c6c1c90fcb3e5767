import { useState } from 'react';
import { isolated } from 'shared-lib/model';
import { Textarea } from '@mantine/core';
import { BOOKING_LIMITS, formatPrice, type Booking } from 'shared-lib/model/booking';
import { useStoredDraft } from 'shared-lib/draft';
import { OpenDialog } from 'shared-lib/ui/open-dialog';
import { messages } from '../messages';
import { DialogFooter } from '../../../ui/dialog-footer';
import styles from './dialogs.module.css';
import { SeriesScope, useFollowing, type Scope } from './series-scope';

type Ending = 'reject' | 'cancel';

const NO_REASON = { reason: '' };

interface ReasonDialogProps {
  /** Action to confirm; `null` while the dialog is closed. */
  action: Ending | null;
  booking: Booking;
  isPending: boolean;
  problem: string | null;
  /** Ends the booking, or those that follow it too; answers whether it did. */
  onConfirm: (action: Ending, reason: string, scope: Scope) => Promise<boolean>;
  onClose: () => void;
}

/**
 * Asks for confirmation and a reason before a booking ends, as the customer is notified. The typed reason is stored as a draft until the
 * booking has ended.
 */
export function ReasonDialog({ action, isPending, onClose, ...props }: ReasonDialogProps) {
  if (action === null) return null;
  return (
    <OpenDialog
      onClose={onClose}
      title={messages.reasonDialog[action].title}
      closeOnClickOutside={!isPending}
    >
      <ReasonForm {...props} action={action} isPending={isPending} onClose={onClose} />
    </OpenDialog>
  );
}

function ReasonForm({
  action,
  booking,
  isPending,
  problem,
  onConfirm,
  onClose,
}: ReasonDialogProps & { action: Ending }) {
  const { draft, edit, discard } = useStoredDraft(
    `${booking.userId}:booking-ending:${booking.id}`,
    NO_REASON,
  );
  const words = messages.reasonDialog[action];
  const following = useFollowing(booking);
  const [scope, setScope] = useState<Scope>('one');
  const isSeries = action === 'cancel' && following > 1;
  const { customer, service, payment } = booking;
  // A visitor whose booking the owner cancels gets everything back (`paymentAfterVoid`).
  const owed = (payment.online?.paid ?? 0) - (payment.online?.refunded ?? 0);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void onConfirm(action, draft.reason.trim(), isSeries ? scope : 'one').then(
          (isDone) => isDone && discard(),
        );
      }}
    >
      <p className={styles.text}>
        {customer.email ? words.text(isolated(customer.name)) : messages.reasonDialog.noMail}
      </p>
      {owed > 0 && (
        <p className={styles.text}>{messages.reasonDialog.givesBack(formatPrice(owed, service.currency))}</p>
      )}
      {isSeries && <SeriesScope following={following} value={scope} onChange={setScope} />}
      <Textarea
        label={messages.reasonDialog.reason}
        description={messages.reasonDialog.reasonHelp}
        rows={3}
        maxLength={BOOKING_LIMITS.reason}
        value={draft.reason}
        onChange={(event) => {
          const reason = event.currentTarget.value;
          edit(() => ({ reason }));
        }}
        data-autofocus
      />
      <DialogFooter
        problem={problem}
        isPending={isPending}
        close={messages.reasonDialog.keep}
        submit={isSeries && scope === 'following' ? messages.series.cancel(following) : words.confirm}
        color="red"
        onClose={onClose}
      />
    </form>
  );
}
