import type { BookingStatus } from 'shared-lib/model/booking';
import { StatusBadge, type StatusTone } from 'shared-lib/ui/status-badge';
import { bookingMessages } from './messages';

const TONES: Record<BookingStatus, StatusTone> = {
  pending_payment: 'warning',
  pending_confirmation: 'warning',
  confirmed: 'success',
  cancelled: 'neutral',
  completed: 'info',
  no_show: 'error',
  rejected: 'neutral',
  expired: 'neutral',
};

/**
 * Renders the status of a booking.
 *
 * @param props.asksMove - True while its visitor requests another hour, which waits for the owner.
 * @param props.attends - True once its visitor has said that they come.
 */
export function BookingStatusBadge({
  status,
  asksMove = false,
  attends = false,
}: {
  status: BookingStatus;
  asksMove?: boolean;
  attends?: boolean;
}) {
  if (asksMove) return <StatusBadge tone="warning">{bookingMessages.asksMove}</StatusBadge>;
  if (attends && status === 'confirmed')
    return <StatusBadge tone="success">{bookingMessages.attends}</StatusBadge>;
  return <StatusBadge tone={TONES[status]}>{bookingMessages.status[status]}</StatusBadge>;
}
