import { isolated } from 'shared-lib/model';
import { Button } from '@mantine/core';
import type { Booking } from 'shared-lib/model/booking';
import { useAnswerBookingMutation, type BookingAnswer } from '../../../booking-data/endpoints/answer-writes';
import { describeRefusal } from '../../../booking-data/describe-refusal';
import { messages } from '../messages';
import styles from './task-list.module.css';

/** Renders the button that answers a waiting booking in place, and the reason when it is refused. */
export function BookingAnswerButton({
  booking,
  action,
}: {
  booking: Booking;
  action: BookingAnswer['action'];
}) {
  const [answer, { isLoading, error }] = useAnswerBookingMutation();
  const problem = describeRefusal(error);
  return (
    <span className={styles.answer}>
      <Button
        variant="light"
        mih={44}
        loading={isLoading}
        aria-label={messages.answersNamed[action](isolated(booking.customer.name))}
        onClick={() => void answer({ booking, action })}
      >
        {messages.answers[action]}
      </Button>
      {problem && (
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </span>
  );
}
