import { useState, type FormEvent } from 'react';
import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { findContextProblem } from 'shared-lib/model';
import { useAuth, useUid } from 'shared-lib/store';
import { useAddContextMutation, useRemoveContextMutation } from './context-writes';
import { messages } from './messages';
import styles from './share-dialog.module.css';

const NONE: string[] = [];

interface ContextChoiceProps {
  /** Label of the chosen context; empty for none. */
  chosen: string;
  onChoose: (label: string) => void;
}

/** Renders the choice of the place or occasion where a card is shared, and ways to add and remove one. */
export function ContextChoice({ chosen, onChoose }: ContextChoiceProps) {
  const uid = useUid();
  const { user } = useAuth();
  const [adding, setAdding] = useState(false);
  const [added, setAdded] = useState<string[]>(NONE);
  const [remove, { isLoading: isRemoving }] = useRemoveContextMutation();
  const stored = user?.contexts ?? NONE;
  // Shown at once; the record follows.
  const labels = [...new Set([...stored, ...added])];

  if (adding)
    return (
      <NewContext
        present={labels}
        onDone={(label) => {
          setAdding(false);
          if (label === null) return;
          setAdded((before) => [...before, label]);
          onChoose(label);
        }}
      />
    );
  return (
    <div className={styles.context}>
      <NativeSelect
        label={messages.context}
        description={messages.contextHelp}
        value={chosen}
        onChange={(event) => onChoose(event.currentTarget.value)}
        data={[{ value: '', label: messages.noContext }, ...labels.map((label) => ({ value: label, label }))]}
      />
      <div className={styles.row}>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          {messages.addContext}
        </Button>
        {chosen !== '' && (
          <ActionIcon
            variant="default"
            size={44}
            aria-label={messages.removeContext(chosen)}
            disabled={isRemoving}
            onClick={() => {
              setAdded((before) => before.filter((label) => label !== chosen));
              onChoose('');
              void remove({ uid, label: chosen });
            }}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        )}
      </div>
    </div>
  );
}

/** Renders the form of a new context; what was typed stays when it is refused. */
function NewContext({
  present,
  onDone,
}: {
  present: readonly string[];
  /** Gets the label, or `null` for none. */
  onDone: (label: string | null) => void;
}) {
  const uid = useUid();
  const [label, setLabel] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [add, { isLoading, error }] = useAddContextMutation();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = findContextProblem(label, present);
    setProblem(found && messages.contextProblems[found]);
    if (found || isLoading) return;
    const wanted = label.trim().replace(/\s+/g, ' ');
    const answer = await add({ uid, label: wanted });
    if (!answer.error) onDone(wanted);
  };
  return (
    <form className={styles.context} noValidate onSubmit={(event) => void submit(event)}>
      <TextInput
        label={messages.contextLabel}
        placeholder={messages.contextExample}
        value={label}
        error={problem ?? error?.message}
        data-autofocus
        autoFocus
        onChange={(event) => setLabel(event.currentTarget.value)}
      />
      <div className={styles.row}>
        <Button type="submit" loading={isLoading}>
          {messages.addContext}
        </Button>
        <Button variant="default" onClick={() => onDone(null)}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
