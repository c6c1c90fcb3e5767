import { useState } from 'react';
import { TextInput } from '@mantine/core';
import { loadBookingData } from 'shared-lib/data';
import { BOOKING_LIMITS, instantOf, localDateOf } from 'shared-lib/model/booking';
import { useStoredDraft } from 'shared-lib/draft';
import { useUid } from 'shared-lib/store';
import { DAY_MS, HOUR_MS, MINUTE_MS } from 'shared-lib/time';
import { Modal } from 'shared-lib/ui/layers';
import { timeInWords, zoneInWords } from '../../../booking-data/booking-times';
import { askOverlap } from '../ask-overlap';
import { useBlockTimeMutation } from '../booking-writes';
import { messages } from '../messages';
import { DialogFooter } from '../../../ui/dialog-footer';
import styles from './dialogs.module.css';
import { OverlapQuestion } from './overlap-question';

const words = messages.blocking;

/** Longest block, in milliseconds. */
const MAX_BLOCK_MS = 31 * DAY_MS;

interface BlockDialogProps {
  /** Start to begin with, in milliseconds since the epoch; `null` while the dialog is closed. */
  initial: number | null;
  zone: string;
  onClose: () => void;
}

/** Asks for a span of time to block. The typed values are stored as a draft until the time is blocked, or 'Cancelar' is pressed. */
export function BlockDialog({ initial, zone, onClose }: BlockDialogProps) {
  return (
    <Modal opened={initial !== null} onClose={onClose} title={words.title}>
      {initial !== null && <BlockForm initial={initial} zone={zone} onClose={onClose} />}
    </Modal>
  );
}

/** Step of the suggested beginning, in milliseconds. */
const STEP_MS = 15 * MINUTE_MS;

/** Suggests the morning of a day; of today what is left of it, or the next hour. */
function suggest(day: number, now: number, zone: string) {
  const date = localDateOf(day, zone);
  const [morning, noon] = [instantOf(date, '09:00', zone), instantOf(date, '14:00', zone)];
  const start = Math.max(morning, Math.ceil(now / STEP_MS) * STEP_MS);
  const end = start < noon ? noon : start + HOUR_MS;
  return {
    fromDay: localDateOf(start, zone),
    fromTime: timeInWords(start, zone),
    toDay: localDateOf(end, zone),
    toTime: timeInWords(end, zone),
  };
}

/** Parses the four fields of a span, or returns their problem. */
function readStretch(
  { fromDay, fromTime, toDay, toTime }: Record<'fromDay' | 'fromTime' | 'toDay' | 'toTime', string>,
  zone: string,
): { start: number; end: number } | string {
  if ([fromDay, fromTime, toDay, toTime].includes('')) return words.incomplete;
  const start = instantOf(fromDay, fromTime, zone);
  const end = instantOf(toDay, toTime, zone);
  if (end <= start) return words.order;
  if (end <= Date.now()) return words.past;
  return end - start > MAX_BLOCK_MS ? words.tooLong : { start, end };
}

function BlockForm({ initial, zone, onClose }: BlockDialogProps & { initial: number }) {
  const [blockId] = useState(() => loadBookingData().then((data) => data.newTimeBlockId()));
  const [now] = useState(Date.now);
  const [empty] = useState(() => ({ ...suggest(initial, now, zone), title: '' }));
  const { draft, edit, discard } = useStoredDraft(`${useUid()}:block`, empty);
  const end = () => {
    discard();
    onClose();
  };
  const [wrong, setWrong] = useState<string | null>(null);
  const [send, request] = useBlockTimeMutation();
  const { problem, question } = askOverlap(request);
  // The error belongs to the end, as a block may begin in the past but not end there.
  const isOver = wrong === words.past || request.error?.code === 'in-past';

  const block = async (overlap: boolean) => {
    const stretch = readStretch(draft, zone);
    if (typeof stretch === 'string') {
      setWrong(stretch);
      return;
    }
    const { error } = await send({ blockId: await blockId, ...stretch, title: draft.title, overlap });
    if (!error) end();
  };
  const field = (name: Exclude<keyof typeof draft, 'title'>, type: 'date' | 'time') => (
    <TextInput
      type={type}
      label={words[name]}
      value={draft[name]}
      min={name === 'toDay' ? localDateOf(now, zone) : undefined}
      error={name === 'toTime' && isOver ? words.past : undefined}
      onChange={(event) => {
        const { value } = event.currentTarget;
        setWrong(null);
        request.reset();
        // Most blocks last within one day, so the end follows the beginning.
        edit((before) => ({
          ...before,
          [name]: value,
          ...(name === 'fromDay' && before.toDay < value && { toDay: value }),
        }));
      }}
    />
  );

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void block(false);
      }}
    >
      <p className={styles.text}>{words.text}</p>
      <div className={styles.halves}>
        {field('fromDay', 'date')}
        {field('fromTime', 'time')}
        {field('toDay', 'date')}
        {field('toTime', 'time')}
      </div>
      <TextInput
        label={words.name}
        description={words.nameHelp}
        maxLength={BOOKING_LIMITS.title}
        autoComplete="off"
        value={draft.title}
        onChange={(event) => {
          const { value } = event.currentTarget;
          edit((before) => ({ ...before, title: value }));
        }}
      />
      <p className={styles.soft}>{messages.time.zone(zoneInWords(zone))}</p>
      {wrong && !isOver && (
        <p role="alert" className={styles.error}>
          {wrong}
        </p>
      )}
      <DialogFooter
        problem={isOver ? null : problem}
        isPending={request.isLoading}
        close={messages.byHand.cancel}
        submit={words.submit}
        onClose={end}
      />
      <OverlapQuestion {...question} onConfirm={() => void block(true)} />
    </form>
  );
}
