import { isolated } from 'shared-lib/model';
import { useState } from 'react';
import { REFUSAL_WINDOW_MS, type Booking } from 'shared-lib/model/booking';
import { OpenDialog } from 'shared-lib/ui/open-dialog';
import { momentInWords } from '../../../booking-data/booking-times';
import { askOverlap } from '../ask-overlap';
import { useMoveBookingMutation, useMoveFollowingMutation } from '../booking-writes';
import { messages } from '../messages';
import { DialogFooter } from '../../../ui/dialog-footer';
import styles from './dialogs.module.css';
import { OverlapQuestion } from './overlap-question';
import { SeriesScope, useFollowing, type Scope } from './series-scope';
import { TimeChooser } from './time-chooser';

const words = messages.moveDialog;

interface MoveDialogProps {
  booking: Booking;
  zone: string;
  /** Start that the booking was dragged to, in milliseconds since the epoch; without it the dialog asks for one. */
  draggedTo?: number;
  onClose: () => void;
}

/** Asks for confirmation of a booking's new time, naming the old and the new one, and that the customer gets mail. */
export function MoveDialog({ booking, zone, draggedTo, onClose }: MoveDialogProps) {
  const [start, setStart] = useState<number | null>(draggedTo ?? booking.start);
  // The booking as it was when the dialog was opened: if it changes in the meantime, the move is refused with a message.
  const [seen] = useState(booking.sequence);
  const following = useFollowing(booking);
  const [scope, setScope] = useState<Scope>('one');
  const isSeries = following > 1 && scope === 'following';
  const one = useMoveBookingMutation();
  const all = useMoveFollowingMutation();
  const [send, request] = isSeries ? all : one;
  const { problem, question } = askOverlap(request);
  const length = booking.end - booking.start;
  const [now] = useState(Date.now);
  const isElsewhere = start !== null && start !== booking.start;
  const isPast = isElsewhere && start <= now;
  const losesFee =
    isElsewhere && booking.payment.online?.card?.state === 'kept' && start - now < REFUSAL_WINDOW_MS;

  const move = async (overlap: boolean) => {
    if (start === null) return;
    const { error } = await send({ bookingId: booking.id, sequence: seen, start, overlap });
    if (!error) onClose();
  };

  return (
    <OpenDialog
      onClose={onClose}
      title={draggedTo === undefined ? words.title : words.ask}
      closeOnClickOutside={!request.isLoading}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void move(false);
        }}
      >
        <p className={styles.text}>{words.now(momentInWords(booking.start, booking.end, zone))}</p>
        {draggedTo === undefined && (
          <TimeChooser
            service={booking.service}
            zone={zone}
            ignore={booking.id}
            initial={{ start: booking.start, hasTime: true }}
            min={now}
            onChange={setStart}
          />
        )}
        <p className={styles.text} aria-live="polite">
          <strong>
            {isPast
              ? words.past
              : isElsewhere
                ? words.then(momentInWords(start, start + length, zone))
                : words.chooseFirst}
          </strong>
        </p>
        <SeriesScope following={following} value={scope} onChange={setScope} />
        {isSeries && <p className={styles.soft}>{messages.series.movedAlike}</p>}
        <p className={styles.soft}>
          {booking.customer.email ? words.told(isolated(booking.customer.name)) : words.notTold}
        </p>
        {losesFee && !isPast && <p className={styles.text}>{words.noFee}</p>}
        <DialogFooter
          problem={problem}
          isPending={request.isLoading}
          close={messages.reasonDialog.keep}
          submit={isSeries ? messages.series.move(following) : words.confirm}
          isDisabled={!isElsewhere || isPast}
          onClose={onClose}
        />
      </form>
      <OverlapQuestion {...question} onConfirm={() => void move(true)} />
    </OpenDialog>
  );
}
