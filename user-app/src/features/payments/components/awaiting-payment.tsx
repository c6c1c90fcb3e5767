import { isolated } from 'shared-lib/model';
import { useId, useState } from 'react';
import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { formatPrice, isZone, type Booking } from 'shared-lib/model/booking';
import { useUid } from 'shared-lib/store';
import { showToast } from 'shared-lib/toast';
import { ConfirmDialog } from 'shared-lib/ui/confirm-dialog';
import { useOnline } from 'shared-lib/ui/offline-notice';
import { SectionCard } from 'shared-lib/ui/section-card';
import { useAvailabilityQuery } from '../../../booking-data/endpoints/availability-endpoints';
import { dayInWords, deviceZone, momentInWords, timeInWords } from '../../../booking-data/booking-times';
import { messages } from '../messages';
import { usePayBookingMutation } from '../payment-writes';
import styles from './payments.module.css';

/** Renders the bookings that are still to be paid, soonest first. */
export function AwaitingPayment({ bookings }: { bookings: readonly Booking[] }) {
  const { data: hours } = useAvailabilityQuery(useUid());
  const zone = hours && isZone(hours.zone) ? hours.zone : deviceZone();
  const [requested, setRequested] = useState<Booking | null>(null);
  const [pay, { isLoading }] = usePayBookingMutation();

  return (
    <SectionCard title={messages.awaiting} text={messages.awaitingText}>
      <ul className={styles.list} aria-label={messages.awaiting}>
        {bookings.map((booking) => (
          <Owed key={booking.id} booking={booking} zone={zone} onPaid={() => setRequested(booking)} />
        ))}
      </ul>
      <ConfirmDialog
        opened={requested !== null}
        title={messages.askPaid(isolated(requested?.customer.name ?? ''))}
        confirm={messages.markPaid}
        busy={isLoading}
        onConfirm={() => {
          if (requested) void pay(requested).finally(() => setRequested(null));
        }}
        onCancel={() => setRequested(null)}
      >
        {requested && messages.askPaidText(formatPrice(requested.service.price, requested.service.currency))}
      </ConfirmDialog>
    </SectionCard>
  );
}

function Owed({ booking, zone, onPaid }: { booking: Booking; zone: string; onPaid: () => void }) {
  const titleId = useId();
  const online = useOnline();
  const { customer, service, start, end, id, status, payment } = booking;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      showToast('success', messages.copied, { id: 'copied' });
    } catch {
      showToast('warning', messages.copyFailed, { id: 'copied' });
    }
  };
  return (
    <li>
      <article aria-labelledby={titleId} className={styles.item}>
        <div className={styles.head}>
          <h3 id={titleId}>{customer.name}</h3>
          <span className={styles.price}>{formatPrice(service.price, service.currency)}</span>
        </div>
        <p className={styles.quiet}>
          {isolated(service.name)} · {momentInWords(start, end, zone)}
        </p>
        {status === 'pending_payment' && payment.dueAt !== undefined && (
          <p className={styles.quiet}>
            {messages.payBy(`${dayInWords(payment.dueAt, zone)}, ${timeInWords(payment.dueAt, zone)}`)}
          </p>
        )}
        <div className={styles.owedFoot}>
          <span className={styles.reference}>
            {messages.reference}: <code>{id}</code>
            <Tooltip label={messages.copyReference}>
              <ActionIcon
                variant="subtle"
                size={32}
                aria-label={messages.copyReference}
                onClick={() => void copy()}
              >
                <IconCopy size={18} aria-hidden />
              </ActionIcon>
            </Tooltip>
          </span>
          <Button
            variant="light"
            disabled={!online}
            title={online ? undefined : messages.offline}
            onClick={onPaid}
          >
            {messages.markPaid}
          </Button>
        </div>
      </article>
    </li>
  );
}
