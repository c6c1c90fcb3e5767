import { useId, useState } from 'react';
import { Button } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { moveRequestEnd, openMoveRequest, type Booking } from 'shared-lib/model/booking';
import { feeProblem, moneyReceived } from 'shared-lib/model/payments';
import { useUid } from 'shared-lib/store';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadError } from 'shared-lib/ui/load-error';
import { Notice } from 'shared-lib/ui/notice';
import { SkeletonBlock, SkeletonLines, SkeletonRegion } from 'shared-lib/ui/skeletons';
import { Drawer } from 'shared-lib/ui/layers';
import { useBookingQuery } from '../../../booking-data/endpoints/booking-endpoints';
import { useSaveBookingNoteMutation } from '../../../booking-data/endpoints/note-writes';
import { OwnNote } from '../../../booking-data/own-note';
import { useWhenOver } from '../../../booking-data/use-when-over';
import { LoadingOrOffline } from '../../../ui/loading-or-offline';
import { allowedActions, hasFee, type OwnerAction } from '../booking-actions';
import { useActOnBookingMutation, useCancelFollowingMutation } from '../booking-writes';
import { describeRefusal } from '../../../booking-data/describe-refusal';
import { messages } from '../messages';
import { useIsWide } from '../../../ui/use-is-wide';
import { useLogSubject } from '../../../ui/use-log-subject';
import { BookingDetails } from './booking-details';
import styles from './booking-panel.module.css';
import { ReceiptButton } from './receipt-button';
import { FeeDialog } from '../dialogs/fee-dialog';
import { MoveDialog } from '../dialogs/move-dialog';
import { ReasonDialog } from '../dialogs/reason-dialog';

interface BookingPanelProps {
  /** Id of the open booking; `null` while none is open. */
  bookingId: string | null;
  zone: string;
  onClose: () => void;
}

/** Renders one booking with its actions, beside the agenda; on a phone in place of it. */
export function BookingPanel({ bookingId, zone, onClose }: BookingPanelProps) {
  const isWide = useIsWide();
  return (
    <Drawer
      opened={bookingId !== null}
      onClose={onClose}
      position="right"
      size={isWide ? 480 : '100%'}
      title={messages.panel.title}
      closeButtonProps={{ 'aria-label': messages.panel.close, size: 44 }}
    >
      {bookingId !== null && <FollowedBooking key={bookingId} bookingId={bookingId} zone={zone} />}
    </Drawer>
  );
}

function FollowedBooking({ bookingId, zone }: { bookingId: string; zone: string }) {
  useLogSubject('bookingId', bookingId);
  const uid = useUid();
  const { data, error, isFetching, refetch } = useBookingQuery({ uid, bookingId });
  if (data === undefined && isFetching)
    return (
      <LoadingOrOffline>
        <SkeletonRegion label={messages.panel.loading}>
          <SkeletonBlock height={32} width="70%" />
          <SkeletonLines lines={4} />
          <SkeletonBlock height={40} />
        </SkeletonRegion>
      </LoadingOrOffline>
    );
  if (data === undefined) return <LoadError message={error?.message ?? ''} onRetry={() => void refetch()} />;
  if (data === null)
    return (
      <EmptyState icon={<IconCalendarOff size={28} stroke={1.5} />} title={messages.panel.gone}>
        {messages.panel.goneText}
      </EmptyState>
    );
  return <OpenBooking booking={data} zone={zone} />;
}

/** Actions that a booking waits for; the first of them is emphasised. */
const ANSWERS: ReadonlySet<OwnerAction | 'reschedule'> = new Set([
  'confirm',
  'accept-move',
  'pay',
  'complete',
]);

/** Returns the label of an action's button; beside the answers to a request, the appointment is what is cancelled. */
function labelOf(action: OwnerAction | 'reschedule', hasRequest: boolean): keyof typeof messages.actions {
  if (action === 'reschedule') return 'move';
  return action === 'cancel' && hasRequest ? 'cancelAppointment' : action;
}

function OpenBooking({ booking, zone }: { booking: Booking; zone: string }) {
  const [dialog, setDialog] = useState<'reject' | 'cancel' | 'move' | 'fee' | null>(null);
  const [now, setNow] = useState(Date.now);
  useWhenOver(booking.moveRequest ? moveRequestEnd(booking, booking.moveRequest) : booking.start, setNow);
  const [send, { isLoading, error, originalArgs, reset }] = useActOnBookingMutation();
  const [cancelFollowing, following] = useCancelFollowingMutation();
  const [saveNote] = useSaveBookingNoteMutation();
  const pending = isLoading ? originalArgs?.action : undefined;
  const problem = describeRefusal(error ?? following.error);
  const actions = allowedActions(booking, now);
  const hasRequest = openMoveRequest(booking, now) !== null;
  const isFeeOffered = hasFee(booking);
  const refusedFee = isFeeOffered ? feeProblem(booking, now) : null;
  const mayCharge = isFeeOffered && refusedFee === null;
  const feeNote = useId();

  const act = async (action: OwnerAction, reason = '') => {
    const { id: bookingId, sequence } = booking;
    return (await send({ bookingId, sequence, action, reason })).error === undefined;
  };
  const actOnFollowing = async (reason: string) => {
    const { id: bookingId, sequence } = booking;
    return (await cancelFollowing({ bookingId, sequence, reason })).error === undefined;
  };
  const open = (action: OwnerAction | 'reschedule') => {
    reset();
    following.reset();
    if (action === 'reschedule') setDialog('move');
    else if (action === 'reject' || action === 'cancel') setDialog(action);
    else void act(action);
  };

  return (
    <div className={styles.panel}>
      {problem && !dialog && <Notice tone="warning" title={problem} />}
      <BookingDetails booking={booking} zone={zone} now={now} />
      {(actions.length > 0 || isFeeOffered) && (
        <div className={styles.actions}>
          {isFeeOffered && (
            <Button
              disabled={isLoading}
              data-disabled={refusedFee !== null || undefined}
              aria-disabled={refusedFee !== null || undefined}
              aria-describedby={refusedFee ? feeNote : undefined}
              onClick={() => mayCharge && setDialog('fee')}
            >
              {messages.actions.fee}
            </Button>
          )}
          {actions.map((action, index) => (
            <Button
              key={action}
              variant={index === 0 && ANSWERS.has(action) && !isFeeOffered ? 'filled' : 'default'}
              color={action === 'cancel' || action === 'reject' ? 'red' : undefined}
              {...((action === 'cancel' || action === 'reject') && { variant: 'light' })}
              loading={pending === action}
              disabled={isLoading && pending !== action}
              onClick={() => open(action)}
            >
              {messages.actions[labelOf(action, hasRequest)]}
            </Button>
          ))}
        </div>
      )}
      {booking.erasedAt === undefined && moneyReceived(booking) && <ReceiptButton bookingId={booking.id} />}
      {refusedFee && (
        <p id={feeNote} className={styles.note}>
          {messages.panel.feeProblems[refusedFee]}
        </p>
      )}
      <OwnNote
        draftKey={`${booking.userId}:booking-note:${booking.id}`}
        stored={booking.ownerNote}
        save={(note) => saveNote({ bookingId: booking.id, note })}
      />
      <ReasonDialog
        action={dialog === 'reject' || dialog === 'cancel' ? dialog : null}
        booking={booking}
        isPending={isLoading || following.isLoading}
        problem={problem}
        onConfirm={async (action, reason, scope) => {
          const isDone = await (scope === 'following' ? actOnFollowing(reason) : act(action, reason));
          if (isDone) setDialog(null);
          return isDone;
        }}
        onClose={() => setDialog(null)}
      />
      {dialog === 'fee' && <FeeDialog booking={booking} onClose={() => setDialog(null)} />}
      {dialog === 'move' && <MoveDialog booking={booking} zone={zone} onClose={() => setDialog(null)} />}
    </div>
  );
}
