import { Textarea } from '@mantine/core';
import { BOOKING_LIMITS } from 'shared-lib/model/booking';
import { bookingMessages as messages } from './messages';
import { OverlapNotice } from './overlap-notice';
import styles from './own-note.module.css';
import { useOwnNote, type SaveNote } from './use-own-note';

interface OwnNoteProps {
  /** Identifies the note, with the account's id. */
  draftKey: string;
  stored: string;
  save: SaveNote;
}

/** Renders the owner's private note, which is autosaved, with the state of its save. */
export function OwnNote({ draftKey, stored, save }: OwnNoteProps) {
  const { note, state, overlaps, change, resolve } = useOwnNote(stored, save, draftKey);
  return (
    <div>
      <OverlapNotice
        fields={overlaps.map(() => messages.ownNote)}
        onKeepOwn={() => resolve('mine')}
        onTakeStored={() => resolve('theirs')}
      />
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
