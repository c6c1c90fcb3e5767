import { useState } from 'react';
import { Button, Progress, TextInput } from '@mantine/core';
import { TEMPLATE_LIMITS } from 'shared-lib/model';
import { fieldMessage } from 'shared-lib/errors';
import { Modal } from 'shared-lib/ui/layers';
import dialog from '../../../ui/dialogs/dialog.module.css';
import { messages } from '../messages';
import { BulkOutcome } from './bulk-outcome';
import styles from './bulk.module.css';
import type { BulkItem } from './run-bulk';
import type { Bulk, BulkAction } from './use-bulk';

const text = messages.bulk;

interface BulkDialogProps {
  /** Action to confirm; `null` while the dialog is closed. */
  action: BulkAction | null;
  items: readonly BulkItem[];
  bulk: Bulk;
  onClose: () => void;
}

/** Asks for confirmation of an action on several templates, shows its progress, and then the outcome for each. */
export function BulkDialog({ action, items, bulk, onClose }: BulkDialogProps) {
  const { progress, all, result } = bulk;
  const busy = progress !== null;
  const close = () => {
    if (busy) return;
    bulk.forget();
    onClose();
  };
  // Its words stay while it closes.
  const [shown, setShown] = useState<BulkAction>('export');
  if (action && action !== shown) setShown(action);
  return (
    <Modal
      opened={action !== null}
      onClose={close}
      title={text.titles[shown](busy || result ? all : items.length)}
      withCloseButton={!busy}
      closeOnEscape={!busy}
      closeOnClickOutside={!busy}
    >
      {busy ? (
        <div className={styles.content}>
          <p role="status">{text.progress(progress, all)}</p>
          <Progress value={(progress / Math.max(all, 1)) * 100} aria-label={text.titles[shown](all)} />
          <div className={dialog.buttons}>
            <Button variant="default" onClick={bulk.stop}>
              {text.stop}
            </Button>
          </div>
        </div>
      ) : result ? (
        <BulkOutcome result={result} onUndo={() => void bulk.undo()} onClose={close} />
      ) : (
        action && <Question action={action} items={items} bulk={bulk} onClose={close} />
      )}
    </Modal>
  );
}

function Question({ action, items, bulk, onClose }: BulkDialogProps & { action: BulkAction }) {
  const [tag, setTag] = useState('');
  const [problem, setProblem] = useState('');
  const go = (isAdded: boolean) => {
    if (action !== 'tag') return void bulk.run(items, { action });
    const name = tag.trim();
    if (name === '' || name.length > TEMPLATE_LIMITS.tag)
      return setProblem(
        name === '' ? fieldMessage('required', text.tagField) : text.tagTooLong(TEMPLATE_LIMITS.tag),
      );
    return void bulk.run(items, { action, tag: { tag: name, isAdded } });
  };
  return (
    <form
      noValidate
      className={styles.content}
      onSubmit={(event) => {
        event.preventDefault();
        go(true);
      }}
    >
      <p>{text.texts[action]}</p>
      {action === 'tag' && (
        <TextInput
          label={text.tagField}
          value={tag}
          error={problem}
          data-autofocus
          onChange={({ currentTarget }) => {
            setTag(currentTarget.value);
            setProblem('');
          }}
        />
      )}
      <div className={dialog.buttons}>
        <Button variant="default" onClick={onClose}>
          {text.cancel}
        </Button>
        {action === 'tag' && (
          <Button variant="default" onClick={() => go(false)}>
            {text.untag}
          </Button>
        )}
        <Button type="submit">{text.confirm[action]}</Button>
      </div>
    </form>
  );
}
