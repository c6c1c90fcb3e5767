import { useState } from 'react';
import { Modal, TextInput } from '@mantine/core';
import { loadBookingData } from 'shared-lib/data';
import { BOOKING_LIMITS, instantOf, localDateOf } from 'shared-lib/domain/booking';
import { useKeptDraft } from 'shared-lib/draft';
import { useUid } from 'shared-lib/store';
import { DAY_MS } from 'shared-lib/time';
import { zoneInWords } from '../../../booking-data/booking-times';
import { askOverlap } from '../ask-overlap';
import { useBlockTimeMutation } from '../booking-writes';
import { messages } from '../messages';
import { DialogFooter } from '../../../ui/dialog-footer';
import styles from './dialogs.module.css';
import { OverlapQuestion } from './overlap-question';

const words = messages.blocking;

/** Longest block, in milliseconds. */
const BLOCK_MAX_MS = 31 * DAY_MS;

interface BlockDialogProps {
  /** Start to begin with, in milliseconds since the epoch; `null` while the dialog is closed. */
  initial: number | null;
  zone: string;
  onClose: () => void;
}

/** Asks for a span of time to block. What was typed is there again until it is blocked, or given up by 'Cancelar'. */
export function BlockDialog({ initial, zone, onClose }: BlockDialogProps) {
  return (
    <Modal opened={initial !== null} onClose={onClose} title={words.title}>
      {initial !== null && <BlockForm initial={initial} zone={zone} onClose={onClose} />}
    </Modal>
  );
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
  return end - start > BLOCK_MAX_MS ? words.tooLong : { start, end };
}

function BlockForm({ initial, zone, onClose }: BlockDialogProps & { initial: number }) {
  const [blockId] = useState(() => loadBookingData().then((data) => data.newTimeBlockId()));
  const [empty] = useState(() => {
    const day = localDateOf(initial, zone);
    return { fromDay: day, fromTime: '09:00', toDay: day, toTime: '14:00', title: '' };
  });
  const { draft, edit, discard } = useKeptDraft(`${useUid()}:block`, empty);
  const end = () => {
    discard();
    onClose();
  };
  const [wrong, setWrong] = useState<string | null>(null);
  const [send, request] = useBlockTimeMutation();
  const { problem, question } = askOverlap(request);

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
      onChange={(event) => {
        const { value } = event.currentTarget;
        setWrong(null);
        // One day is what is meant most: its end follows its beginning.
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
      {wrong && (
        <p role="alert" className={styles.error}>
          {wrong}
        </p>
      )}
      <DialogFooter
        problem={problem}
        isPending={request.isLoading}
        close={messages.byHand.cancel}
        submit={words.submit}
        onClose={end}
      />
      <OverlapQuestion {...question} onConfirm={() => void block(true)} />
    </form>
  );
}
