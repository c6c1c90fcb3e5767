import { useState } from 'react';
import { Button, Radio, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconArrowMerge } from '@tabler/icons-react';
import { isolated } from 'shared-lib/model';
import type { Customer } from 'shared-lib/model/booking';
import { useUid } from 'shared-lib/store';
import { Modal } from 'shared-lib/ui/layers';
import { useSuggestedCustomersQuery } from '../../booking-data/endpoints/customer-endpoints';
import { DialogFooter } from '../../ui/dialog-footer';
import styles from './customers-page.module.css';
import { messages } from './messages';
import { useMergePeopleMutation } from './person-writes';

const words = messages.merge;

/** Renders the button that merges another record of the same person into this one, and the dialog to choose that record. */
export function MergePerson({ person }: { person: Customer }) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconArrowMerge size={18} aria-hidden />}
        onClick={() => setAsks(true)}
      >
        {words.button}
      </Button>
      <Modal opened={asks} onClose={() => setAsks(false)} title={words.title(isolated(person.name))}>
        <MergeForm kept={person} onClose={() => setAsks(false)} />
      </Modal>
    </>
  );
}

function MergeForm({ kept, onClose }: { kept: Customer; onClose: () => void }) {
  const uid = useUid();
  const [typed, setTyped] = useState(kept.name);
  const [search] = useDebouncedValue(typed.trim(), 250);
  const { data = [], isFetching } = useSuggestedCustomersQuery({ uid, search });
  const others = data.filter(({ id }) => id !== kept.id);
  const [chosenId, setChosenId] = useState('');
  const chosen = others.find(({ id }) => id === chosenId);
  const [merge, { isLoading }] = useMergePeopleMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const send = async () => {
    setProblem(chosen ? null : words.missing);
    if (!chosen) return;
    const { error } = await merge({ keptId: kept.id, mergedId: chosen.id, name: kept.name });
    if (error) setProblem(error.message ?? '');
    else onClose();
  };
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p>{words.text}</p>
      <TextInput
        type="search"
        label={words.search}
        maxLength={80}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={styles.results}>
        {others.length > 0 ? (
          <Radio.Group label={words.found} value={chosenId} onChange={setChosenId}>
            <div className={styles.choices}>
              {others.map(({ id, name, email, phone }) => (
                <Radio
                  key={id}
                  value={id}
                  label={name}
                  description={[email, phone].filter(Boolean).join(' · ')}
                />
              ))}
            </div>
          </Radio.Group>
        ) : (
          !isFetching && <p className={styles.soft}>{words.none}</p>
        )}
      </div>
      {chosen && <p role="status">{words.consequence(kept.name, chosen.name)}</p>}
      <DialogFooter
        problem={problem}
        isPending={isLoading}
        close={words.cancel}
        submit={words.submit}
        onClose={onClose}
      />
    </form>
  );
}
