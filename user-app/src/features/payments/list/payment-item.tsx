import { useId } from 'react';
import { Button } from '@mantine/core';
import { formatPrice } from 'shared-lib/model/booking';
import type { Payment } from 'shared-lib/model/payments';
import { Link } from 'shared-lib/router';
import { useOnline } from 'shared-lib/ui/offline-notice';
import { StatusBadge, type StatusTone } from 'shared-lib/ui/status-badge';
import { dayInWords, timeInWords } from '../../../booking-data/booking-times';
import { paths } from '../../../paths';
import styles from './list.module.css';
import { messages } from './messages';
import { listedState, stripeAddress, type ListedState } from './payment-totals';

const TONES: Readonly<Record<ListedState, StatusTone>> = {
  open: 'neutral',
  processing: 'info',
  kept: 'info',
  stuck: 'error',
  paid: 'success',
  partly: 'neutral',
  refunding: 'info',
  refunded: 'neutral',
  disputed: 'error',
  void: 'neutral',
};

/** Renders one online payment, with what became of it and the ways on. */
export function PaymentItem({
  payment,
  zone,
  onRefund,
}: {
  payment: Payment;
  zone: string;
  onRefund: (payment: Payment) => void;
}) {
  const titleId = useId();
  const online = useOnline();
  const { customerName, serviceName, amount, currency, refunded, refunding, fee, net, dispute } = payment;
  const state = listedState(payment);
  const money = (value: number, of = currency) => formatPrice(value, of);
  const moment = (instant: number) => `${dayInWords(instant, zone)}, ${timeInWords(instant, zone)}`;
  const lines = [
    fee !== null && net !== null && payment.balanceCurrency !== ''
      ? messages.feeAndNet(money(fee, payment.balanceCurrency), money(net, payment.balanceCurrency))
      : '',
    state === 'kept' ? messages.kept(money(amount)) : '',
    refunded > 0 ? messages.refundedPart(money(refunded)) : '',
    refunding > 0 ? messages.refundingPart(money(refunding)) : '',
  ].filter(Boolean);
  return (
    <li>
      <article aria-labelledby={titleId} className={styles.item}>
        <div className={styles.head}>
          <h3 id={titleId}>{customerName || payment.id}</h3>
          {state !== 'kept' && <span className={styles.amount}>{money(amount)}</span>}
          <StatusBadge tone={TONES[state]}>{messages.states[state]}</StatusBadge>
          {!payment.livemode && <StatusBadge tone="neutral">{messages.test}</StatusBadge>}
        </div>
        <p className={styles.quiet}>
          {payment.kind !== 'full' && state !== 'kept' && `${messages.kinds[payment.kind]} · `}
          {serviceName} · {moment(payment.paidAt ?? payment.createdAt)}
        </p>
        {lines.length > 0 && <p className={styles.quiet}>{lines.join(' · ')}</p>}
        {state === 'stuck' && <p className={styles.problem}>{messages.stuck}</p>}
        {state === 'disputed' && dispute && (
          <p className={styles.problem}>
            {dispute.answerBy === null ? messages.disputed : messages.disputeUntil(moment(dispute.answerBy))}
          </p>
        )}
        <div className={styles.ways}>
          <Link to={`${paths.bookings}?reserva=${payment.bookingId}`}>{messages.seeBooking}</Link>
          {payment.paymentIntentId !== '' && (
            <a href={stripeAddress(payment)} target="_blank" rel="noopener noreferrer">
              {messages.seeInStripe}
            </a>
          )}
          {payment.receiptUrl !== '' && (
            <a href={payment.receiptUrl} target="_blank" rel="noopener noreferrer">
              {messages.receipt}
            </a>
          )}
          {payment.status === 'paid' && amount > refunded + refunding && state !== 'disputed' && (
            <Button
              variant="light"
              color="red"
              size="compact-md"
              disabled={!online}
              aria-label={messages.refundOf(customerName)}
              onClick={() => onRefund(payment)}
            >
              {messages.refund}
            </Button>
          )}
        </div>
      </article>
    </li>
  );
}
