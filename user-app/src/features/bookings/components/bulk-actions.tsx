import { useState } from 'react';
import { Button } from '@mantine/core';
import type { Booking, LocalDate } from 'shared-lib/model/booking';
import { ConfirmDialog } from 'shared-lib/ui/confirm-dialog';
import type { OtherTimes } from '../agenda/other-times';
import { BULK_ACTIONS, bulkStep, type BulkAction, type OwnerAction } from '../booking-actions';
import { useActOnBookingsMutation } from '../booking-writes';
import { messages } from '../messages';
import { BookingList } from './booking-list';
import styles from './bulk-actions.module.css';

const text = messages.bulk;

interface ChoosableBookingsProps {
  bookings: readonly Booking[];
  /** Times of other calendars, by date. */
  others?: ReadonlyMap<LocalDate, OtherTimes> | undefined;
  zone: string;
  label: string;
  pathOf: (booking: Booking) => string;
}

/** Renders a list of bookings, several of which can be chosen and ended at once. */
export function ChoosableBookings({ bookings, others, zone, label, pathOf }: ChoosableBookingsProps) {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [requested, setRequested] = useState<BulkAction | null>(null);
  const [send, { isLoading }] = useActOnBookingsMutation();
  // Bookings that another window has removed from the list in the meantime aren't chosen any more.
  const chosen = bookings.filter(({ id }) => ids?.has(id));

  const toggle = ({ id }: Booking) =>
    setIds((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  const stop = () => {
    setIds(null);
    setRefused({});
  };
  const act = async (action: BulkAction) => {
    const { steps, rest } = sorted(chosen, action);
    const { data } = await send({ action, steps });
    setRequested(null);
    if (!data) return;
    const left = { ...Object.fromEntries(rest.map(({ id }) => [id, text.impossible])), ...data.refused };
    setRefused(left);
    setIds(new Set(Object.keys(left)));
  };

  if (ids === null)
    return (
      <div className={styles.whole}>
        <Button variant="subtle" className={styles.corner} onClick={() => setIds(new Set())}>
          {text.begin}
        </Button>
        <BookingList bookings={bookings} others={others} zone={zone} label={label} pathOf={pathOf} />
      </div>
    );
  const failures = Object.keys(refused).length;
  return (
    <>
      <div className={styles.begin}>
        <Button variant="subtle" onClick={() => setIds(new Set(bookings.map(({ id }) => id)))}>
          {text.all}
        </Button>
        <Button variant="subtle" onClick={stop}>
          {text.end}
        </Button>
      </div>
      <BookingList
        bookings={bookings}
        zone={zone}
        label={label}
        pathOf={pathOf}
        choice={{ chosen: ids, onToggle: toggle, refused }}
      />
      <div role="region" aria-label={text.region} className={styles.bar} data-bottom-bar>
        <p role="status" className={styles.count}>
          {failures > 0 ? text.refused(failures) : text.chosen(chosen.length)}
        </p>
        {BULK_ACTIONS.map((action) => (
          <Button
            key={action}
            variant="default"
            color={action === 'cancel' ? 'red' : undefined}
            disabled={chosen.length === 0}
            onClick={() => setRequested(action)}
          >
            {text.actions[action]}
          </Button>
        ))}
      </div>
      {requested && (
        <Question
          action={requested}
          bookings={chosen}
          isPending={isLoading}
          onConfirm={() => void act(requested)}
          onCancel={() => setRequested(null)}
        />
      )}
    </>
  );
}

/** Sorts bookings into those that an action can be taken on, each with its step, and the rest. */
function sorted(bookings: readonly Booking[], action: BulkAction) {
  const now = Date.now();
  const steps: { booking: Booking; action: OwnerAction }[] = [];
  const rest: Booking[] = [];
  for (const booking of bookings) {
    const step = bulkStep(booking, action, now);
    if (step) steps.push({ booking, action: step });
    else rest.push(booking);
  }
  return { steps, rest };
}

interface QuestionProps {
  action: BulkAction;
  bookings: readonly Booking[];
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for one confirmation for all of the chosen bookings, and says to how many the action doesn't apply. */
function Question({ action, bookings, isPending, onConfirm, onCancel }: QuestionProps) {
  const { steps, rest } = sorted(bookings, action);
  const isPaid = steps.some(({ booking: { payment } }) => {
    const { paid, refunded } = payment.online ?? { paid: null, refunded: 0 };
    return (paid ?? 0) > refunded;
  });
  return (
    <ConfirmDialog
      opened
      title={steps.length > 0 ? text.questions[action](steps.length) : text.impossible}
      confirm={text.confirms[action]}
      danger={action === 'cancel'}
      busy={isPending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {steps.length > 0 && <p>{text.texts[action]}</p>}
      {action === 'cancel' && isPaid && <p>{text.givesBack}</p>}
      {rest.length > 0 && <p>{text.rest(rest.length)}</p>}
    </ConfirmDialog>
  );
}
