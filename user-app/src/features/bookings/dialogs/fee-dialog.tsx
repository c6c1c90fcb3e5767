import { isolated } from 'shared-lib/model';
import { useState } from 'react';
import { TextInput } from '@mantine/core';
import { formatPrice, type Booking } from 'shared-lib/model/booking';
import { chargeable, leastCharge } from 'shared-lib/model/payments';
import { failureOf } from 'shared-lib/store';
import { OpenDialog } from 'shared-lib/ui/open-dialog';
import { parsePrice, priceInput } from '../../../ui/inputs/price-input';
import { useChargeNoShowMutation } from '../booking-writes';
import { messages } from '../messages';
import { DialogFooter } from '../../../ui/dialog-footer';
import styles from './dialogs.module.css';

const words = messages.feeDialog;

/** Asks for the amount of the no-show fee to charge to the saved card: at most the agreed one. */
export function FeeDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { customer, service, payment } = booking;
  const { currency } = service;
  const most = payment.online?.due ?? 0;
  const least = leastCharge(currency);
  const [typed, setTyped] = useState(() => priceInput(most, currency));
  const [isChecked, setChecked] = useState(false);
  const [charge, { isLoading, error }] = useChargeNoShowMutation();
  const requested = parsePrice(typed, currency);
  const isPossible =
    requested !== null &&
    requested >= least &&
    requested <= most &&
    chargeable(requested, currency) === requested;
  const money = (amount: number) => formatPrice(amount, currency);
  const failure = failureOf(error);

  const submit = async () => {
    setChecked(true);
    if (!isPossible) return;
    const attempts = payment.online?.card?.attempts ?? 0;
    const answer = await charge({ bookingId: booking.id, amount: requested, attempts, name: customer.name });
    if (!answer.error) onClose();
  };

  return (
    <OpenDialog
      onClose={onClose}
      title={words.title(isolated(customer.name))}
      closeOnClickOutside={!isLoading}
    >
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p className={styles.text}>{words.text(money(most))}</p>
        <TextInput
          label={words.amount}
          value={typed}
          error={isChecked && !isPossible ? words.invalid(money(least), money(most)) : undefined}
          inputMode="decimal"
          autoComplete="off"
          data-autofocus
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <DialogFooter
          problem={failure && (failure.code === 'booking-changed' ? words.changed : failure.message)}
          isPending={isLoading}
          close={words.close}
          submit={isPossible ? words.confirm(money(requested)) : words.submit}
          color="red"
          onClose={onClose}
        />
      </form>
    </OpenDialog>
  );
}
