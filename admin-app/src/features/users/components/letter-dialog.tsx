import { NativeSelect } from '@mantine/core';
import { isOneOf, LETTER_KINDS, type LetterKind, type UserDetail } from 'shared-lib/model';
import { useStoredDraft } from 'shared-lib/draft';
import { useCurrentAdmin } from '../../../session/admin-context';
import { WriteDialog } from '../../../ui/dialogs/write-dialog';
import { helpMessages as messages } from '../help-messages';
import { useWriteToAccountMutation } from '../help-writes';

interface Letter {
  kind: LetterKind;
  text: string;
}

const EMPTY: Letter = { kind: 'answer', text: '' };

interface LetterDialogProps {
  user: UserDetail;
  opened: boolean;
  onClose: () => void;
}

/** Renders a letter to an account: one of some subjects, and free text, which is stored as a draft until it is sent. */
export function LetterDialog({ user: { uid, name, email }, opened, onClose }: LetterDialogProps) {
  const { id: own } = useCurrentAdmin();
  const { draft, edit, discard } = useStoredDraft<Letter>(`letter:${own}:${uid}`, EMPTY);
  const [send, sending] = useWriteToAccountMutation();
  return (
    <WriteDialog
      opened={opened}
      onClose={onClose}
      title={messages.letterTitle(name || email)}
      words={{ text: messages.letterText, help: messages.letterHelp, send: messages.sendLetter }}
      text={draft.text}
      onText={(text) => edit((before) => ({ ...before, text }))}
      onSend={(text) => send({ uid, letter: draft.kind, text })}
      onSent={discard}
      sending={sending}
    >
      <NativeSelect
        label={messages.letterKind}
        value={draft.kind}
        data={LETTER_KINDS.map((value) => ({ value, label: messages.letterKinds[value] }))}
        onChange={({ currentTarget: { value: kind } }) =>
          isOneOf(LETTER_KINDS, kind) && edit((before) => ({ ...before, kind }))
        }
      />
    </WriteDialog>
  );
}
