import { useState } from 'react';
import { Button, TextInput } from '@mantine/core';
import { formatPrice } from 'shared-lib/model/booking';
import { chargeable, type Payment } from 'shared-lib/model/payments';
import { failureOf } from 'shared-lib/store';
import { OpenDialog } from 'shared-lib/ui/open-dialog';
import { parsePrice, priceInput } from '../../../ui/inputs/price-input';
import styles from './list.module.css';
import { messages } from './messages';
import { useRefundPaymentMutation } from './refund-writes';

/** Asks how much of a payment is given back. */
export function RefundDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { amount, refunded, refunding, currency, customerName } = payment;
  const most = amount - refunded - refunding;
  const [typed, setTyped] = useState(() => priceInput(most, currency));
  const [isChecked, setChecked] = useState(false);
  const [refund, { isLoading, error }] = useRefundPaymentMutation();
  const requested = parsePrice(typed, currency);
  const isPossible =
    requested !== null &&
    requested > 0 &&
    requested <= most &&
    (requested === most || chargeable(requested, currency) === requested);
  const mostInWords = formatPrice(most, currency);
  const failure = failureOf(error);

  const submit = async () => {
    setChecked(true);
    if (!isPossible) return;
    if (!(await refund({ payment, amount: requested })).error) onClose();
  };

  return (
    <OpenDialog onClose={onClose} title={messages.refundOf(customerName)}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextInput
          label={messages.refundAmount}
          description={messages.refundHelp(mostInWords)}
          value={typed}
          error={isChecked && !isPossible ? messages.refundInvalid(mostInWords) : undefined}
          inputMode="decimal"
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {failure && (
          <p role="alert" className={styles.problem}>
            {failure.code === 'booking-changed' ? messages.refundChanged : failure.message}
          </p>
        )}
        <div className={styles.buttons}>
          <Button variant="default" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" color="red" loading={isLoading}>
            {isPossible ? messages.refundNow(formatPrice(requested, currency)) : messages.refund}
          </Button>
        </div>
      </form>
    </OpenDialog>
  );
}
