import { useState } from 'react';
import { Button, Drawer } from '@mantine/core';
import { saveFlag, type StoredFlag } from 'shared-lib/data';
import type { DescribedFlag } from 'shared-lib/domain';
import { showToast } from 'shared-lib/toast';
import { Notice } from 'shared-lib/ui/notice';
import { useAuthor } from '../../../session/admin-context';
import { ConflictDialog } from '../conflict-dialog';
import styles from '../settings.module.css';
import { useEdit } from '../use-edit';
import { checkFlag, FlagFields, type FlagProblems } from './flag-fields';
import { FlagHistory } from './flag-history';
import { FlagReach } from './flag-reach';
import { messages } from './messages';

/** What can be edited of a flag. */
function editable({ name, description, enabled, rolloutPercentage, conditions, targetUsers }: StoredFlag) {
  const flag: DescribedFlag = { name, description, enabled, rolloutPercentage };
  return { ...flag, ...(conditions && { conditions }), ...(targetUsers && { targetUsers }) };
}

/** One flag beside the list; closed, it stays: only so the focus goes back to where it was. */
export function FlagDrawer({ flag, onClose }: { flag: StoredFlag | null; onClose: () => void }) {
  return (
    <Drawer opened={flag !== null} onClose={onClose} position="right" size="md" title={flag?.name}>
      {flag && <FlagForm key={flag.id} flag={flag} />}
    </Drawer>
  );
}

/** Edits one flag, says whom that touches, and shows how it came to be as it is. */
function FlagForm({ flag }: { flag: StoredFlag }) {
  const author = useAuthor();
  const edit = useEdit<DescribedFlag>({ value: editable(flag), revision: flag.revision }, (value, revision) =>
    saveFlag(author, flag.id, value, revision),
  );
  const [problems, setProblems] = useState<FlagProblems>({});
  const submit = async (form: HTMLFormElement) => {
    const found = checkFlag(edit.value);
    setProblems(found);
    if (Object.keys(found).length > 0) {
      // The fields are marked once the problems are drawn.
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    if (await edit.save()) showToast('success', messages.saved(flag.name));
  };
  // What was typed into a field goes with the edit.
  const [discards, setDiscards] = useState(0);
  const discard = () => {
    edit.discard();
    setProblems({});
    setDiscards((count) => count + 1);
  };
  return (
    <>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event.currentTarget);
        }}
      >
        <FlagFields key={discards} flag={edit.value} problems={problems} onChange={edit.change} />
        <FlagReach flag={edit.value} stored={flag} />
        {edit.failure && <Notice tone="error" title={edit.failure} />}
        <div className={styles.buttons}>
          <Button type="submit" disabled={!edit.isChanged} loading={edit.isSaving}>
            {messages.save}
          </Button>
          {edit.isChanged && (
            <Button variant="subtle" onClick={discard}>
              {messages.discard}
            </Button>
          )}
        </div>
      </form>
      <FlagHistory key={flag.revision} id={flag.id} />
      <ConflictDialog edit={edit} />
    </>
  );
}
