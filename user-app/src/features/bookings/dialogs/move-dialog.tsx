import { useState } from 'react';
import { Modal } from '@mantine/core';
import { callFunction } from 'shared-lib/data';
import type { Booking } from 'shared-lib/domain/booking';
import { showToast } from 'shared-lib/toast';
import { momentInWords } from '../../../booking-data/booking-times';
import { messages } from '../messages';
import { useAskedForTime } from '../use-asked';
import { DialogFooter } from './dialog-footer';
import styles from './dialogs.module.css';
import { OverlapQuestion } from './overlap-question';
import { TimeChooser } from './time-chooser';

const words = messages.moveDialog;

interface MoveDialogProps {
  booking: Booking;
  zone: string;
  /** Where it was dragged to, in milliseconds since the epoch; without it a day and an hour are chosen here. */
  draggedTo?: number;
  onClose: () => void;
}

/** Gives a booking another time: names the old one and the new one, and says that who booked is told. */
export function MoveDialog({ booking, zone, draggedTo, onClose }: MoveDialogProps) {
  const [start, setStart] = useState<number | null>(draggedTo ?? booking.start);
  // What the dialog began with: a change meanwhile is refused, and said.
  const [seen] = useState(booking.sequence);
  const { pending, problem, ask, question } = useAskedForTime();
  const length = booking.end - booking.start;
  const isElsewhere = start !== null && start !== booking.start;

  const move = async (overlap: boolean) => {
    if (start === null) return;
    const isDone = await ask('move', () =>
      callFunction('moveBooking', { bookingId: booking.id, sequence: seen, start, overlap }),
    );
    if (!isDone) return;
    showToast('success', words.done);
    onClose();
  };

  return (
    <Modal
      opened
      onClose={onClose}
      title={draggedTo === undefined ? words.title : words.ask}
      closeOnClickOutside={pending === null}
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
            onChange={setStart}
          />
        )}
        <p className={styles.text} aria-live="polite">
          <strong>
            {isElsewhere ? words.then(momentInWords(start, start + length, zone)) : words.chooseFirst}
          </strong>
        </p>
        <p className={styles.soft}>
          {booking.customer.email ? words.told(booking.customer.name) : words.notTold}
        </p>
        <DialogFooter
          problem={problem}
          isPending={pending !== null}
          close={messages.reasonDialog.keep}
          submit={words.confirm}
          isDisabled={!isElsewhere}
          onClose={onClose}
        />
      </form>
      <OverlapQuestion {...question} isPending={pending !== null} onConfirm={() => move(true)} />
    </Modal>
  );
}
