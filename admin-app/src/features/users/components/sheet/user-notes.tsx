import { useState } from 'react';
import { Button, Textarea } from '@mantine/core';
import { MAX_NOTE, type AccountNote, type UserDetail } from 'shared-lib/model';
import { useStoredDraft } from 'shared-lib/draft';
import { fieldMessage } from 'shared-lib/errors';
import { failureOf } from 'shared-lib/store';
import { ConfirmDialog } from 'shared-lib/ui/confirm-dialog';
import { useOnline } from 'shared-lib/ui/offline-notice';
import { useCurrentAdmin } from '../../../../session/admin-context';
import { shortMoment } from '../../../../ui/dates';
import lines from '../../../../ui/lists/lines.module.css';
import { helpMessages as messages } from '../../help-messages';
import { useChangeNotesMutation } from '../../help-writes';
import { SheetSection } from './sheet-section';
import styles from './sheet.module.css';

const EMPTY = { text: '' };

interface UserNotesProps {
  user: UserDetail;
  /** Called with the notes after a change. */
  onDone: (change: Pick<UserDetail, 'notes'>) => void;
}

/** Renders administrators' notes on an account, the latest first, and a field for another one. */
export function UserNotes({ user: { uid, notes }, onDone }: UserNotesProps) {
  const { id: own } = useCurrentAdmin();
  const { draft, edit, discard } = useStoredDraft(`account-note:${own}:${uid}`, EMPTY);
  const [isMissing, setMissing] = useState(false);
  const [change, { isLoading, originalArgs, error }] = useChangeNotesMutation();
  const [removing, setRemoving] = useState<AccountNote | null>(null);
  const online = useOnline();
  const isAdding = isLoading && originalArgs?.change.kind === 'add';
  const add = async () => {
    const text = draft.text.trim();
    setMissing(text === '');
    if (text === '') return;
    const { data } = await change({ uid, change: { kind: 'add', text } });
    if (!data) return;
    discard();
    onDone(data);
  };
  const remove = async ({ id: noteId }: AccountNote) => {
    const { data } = await change({ uid, change: { kind: 'remove', noteId } });
    setRemoving(null);
    if (data) onDone(data);
  };
  return (
    <SheetSection title={messages.notes}>
      <p className={styles.note}>{messages.notesText}</p>
      {notes.length === 0 ? (
        <p className={styles.note}>{messages.noNotes}</p>
      ) : (
        <ul className={lines.lines}>
          {notes.map((note) => (
            <li key={note.id} className={lines.line}>
              <span className={lines.words}>
                <span className={styles.noteText}>{note.text}</span>
                <span className={styles.note}>{messages.noteBy(note.byEmail, shortMoment(note.at))}</span>
              </span>
              <Button
                variant="subtle"
                size="compact-md"
                disabled={!online}
                aria-label={messages.removeNoteOf(shortMoment(note.at))}
                onClick={() => setRemoving(note)}
              >
                {messages.removeNote}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Textarea
        label={messages.note}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={MAX_NOTE}
        value={draft.text}
        error={isMissing ? fieldMessage('required', messages.note) : failureOf(error)?.message}
        onChange={({ currentTarget }) => {
          const { value } = currentTarget;
          setMissing(false);
          edit(() => ({ text: value }));
        }}
      />
      <div className={styles.buttons}>
        <Button variant="default" disabled={!online} loading={isAdding} onClick={() => void add()}>
          {messages.addNote}
        </Button>
      </div>
      <ConfirmDialog
        opened={removing !== null}
        title={messages.removeTitle}
        confirm={messages.removeNote}
        danger
        busy={isLoading && !isAdding}
        onConfirm={() => void (removing && remove(removing))}
        onCancel={() => setRemoving(null)}
      >
        {removing && messages.removeText(removing.text)}
      </ConfirmDialog>
    </SheetSection>
  );
}
