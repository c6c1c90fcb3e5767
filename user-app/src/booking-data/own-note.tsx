import { Textarea } from '@mantine/core';
import { BOOKING_LIMITS } from 'shared-lib/domain/booking';
import { bookingMessages as messages } from './messages';
import styles from './own-note.module.css';
import { useOwnNote } from './use-own-note';

interface OwnNoteProps {
  stored: string;
  save: (note: string) => Promise<void>;
}

/** Renders the owner's private note, which saves by itself and says so. */
export function OwnNote({ stored, save }: OwnNoteProps) {
  const { note, state, change } = useOwnNote(stored, save);
  return (
    <div>
      <Textarea
        label={messages.ownNote}
        description={messages.ownNoteHelp}
        rows={3}
        maxLength={BOOKING_LIMITS.ownerNote}
        value={note}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <p role="status" className={styles.state}>
        {state === 'idle' ? '' : messages.noteStates[state]}
      </p>
    </div>
  );
}
