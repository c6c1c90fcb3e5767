import { useState } from 'react';
import { Button, Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCalendarOff } from '@tabler/icons-react';
import { callFunction, loadBookingData } from 'shared-lib/data';
import type { Booking } from 'shared-lib/domain/booking';
import { useUid } from 'shared-lib/store';
import { showToast } from 'shared-lib/toast';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadError } from 'shared-lib/ui/load-error';
import { Notice } from 'shared-lib/ui/notice';
import { SkeletonBlock, SkeletonLines, SkeletonRegion } from 'shared-lib/ui/skeletons';
import { useBookingQuery } from '../../../booking-data/booking-endpoints';
import { OwnNote } from '../../../booking-data/own-note';
import { useWhenOver } from '../../../booking-data/use-when-over';
import { LoadingOrOffline } from '../../../ui/loading-or-offline';
import { allowedActions, type OwnerAction } from '../booking-actions';
import { messages } from '../messages';
import { useAsked } from '../use-asked';
import { BookingDetails } from './booking-details';
import styles from './booking-panel.module.css';
import { MoveDialog } from '../dialogs/move-dialog';
import { ReasonDialog } from '../dialogs/reason-dialog';

interface BookingPanelProps {
  /** `null` while none is open. */
  bookingId: string | null;
  zone: string;
  onClose: () => void;
}

/** Everything about one booking and what can be done with it, beside the agenda; on a phone in its place. */
export function BookingPanel({ bookingId, zone, onClose }: BookingPanelProps) {
  const isWide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
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

function OpenBooking({ booking, zone }: { booking: Booking; zone: string }) {
  const [dialog, setDialog] = useState<'reject' | 'cancel' | 'move' | null>(null);
  const [now, setNow] = useState(Date.now);
  useWhenOver(booking.start, setNow);
  const { pending, problem, ask, forget } = useAsked();
  const actions = allowedActions(booking, now);

  const act = async (action: OwnerAction, reason = '') => {
    const { id: bookingId, sequence } = booking;
    const isDone = await ask(action, () =>
      callFunction('actOnBooking', { bookingId, sequence, action, reason }),
    );
    if (!isDone) return false;
    showToast('success', messages.done[action]);
    return true;
  };
  const open = (action: OwnerAction | 'reschedule') => {
    forget();
    if (action === 'reschedule') setDialog('move');
    else if (action === 'reject' || action === 'cancel') setDialog(action);
    else void act(action);
  };

  return (
    <div className={styles.panel}>
      {problem && !dialog && <Notice tone="warning" title={problem} />}
      <BookingDetails booking={booking} zone={zone} />
      {actions.length > 0 && (
        <div className={styles.actions}>
          {actions.map((action, index) => (
            <Button
              key={action}
              variant={index === 0 ? 'filled' : 'default'}
              color={action === 'cancel' || action === 'reject' ? 'red' : undefined}
              {...((action === 'cancel' || action === 'reject') && { variant: 'light' })}
              loading={pending === action}
              disabled={pending !== null && pending !== action}
              onClick={() => open(action)}
            >
              {messages.actions[action === 'reschedule' ? 'move' : action]}
            </Button>
          ))}
        </div>
      )}
      <OwnNote
        stored={booking.ownerNote}
        save={(note) => loadBookingData().then((data) => data.saveBookingNote(booking.id, note))}
      />
      <ReasonDialog
        action={dialog === 'reject' || dialog === 'cancel' ? dialog : null}
        customer={booking.customer}
        isPending={pending !== null}
        problem={problem}
        onConfirm={async (action, reason) => {
          if (await act(action, reason)) setDialog(null);
        }}
        onClose={() => setDialog(null)}
      />
      {dialog === 'move' && <MoveDialog booking={booking} zone={zone} onClose={() => setDialog(null)} />}
    </div>
  );
}
