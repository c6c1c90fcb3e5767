import { useState } from 'react';
import { Button } from '@mantine/core';
import { getIndexedUsers, type StoredFlag } from 'shared-lib/data';
import { isIdleFlag, type DescribedFlag, type FlagProposal } from 'shared-lib/model';
import { Notice } from 'shared-lib/ui/notice';
import { Drawer } from 'shared-lib/ui/layers';
import { ConflictDialog } from '../conflict-dialog';
import styles from '../settings.module.css';
import { useEdit } from '../use-edit';
import { editableFlag } from './editable-flag';
import { checkFlag, FlagFields, type FlagProblems } from './flag-fields';
import { FlagHistory } from './flag-history';
import { FlagReach } from './flag-reach';
import { useChangeFlagMutation } from './flag-writes';
import { messages } from './messages';
import { ProposalPanel } from './proposal-panel';
import { useFlagApproval } from './use-flag-approval';

/** Returns the uids that no account has. */
async function findUnknownAccounts(uids: readonly string[]): Promise<string[]> {
  // Ids that no document can have would fail the whole question.
  const possible = uids.filter((uid) => /^(?!\.{1,2}$|__.*__$)[^/]{1,128}$/.test(uid));
  const found = new Set((await getIndexedUsers(possible)).map(({ uid }) => uid));
  return uids.filter((uid) => !found.has(uid));
}

interface FlagDrawerProps {
  flag: StoredFlag | null;
  /** Its change that waits for approval. */
  proposal: FlagProposal | undefined;
  onClose: () => void;
}

/** Renders one flag beside the list; it stays mounted when closed, so that the focus returns to where it was. */
export function FlagDrawer({ flag, proposal, onClose }: FlagDrawerProps) {
  return (
    <Drawer opened={flag !== null} onClose={onClose} position="right" size="md" title={flag?.name}>
      {flag && isIdleFlag(flag.id) && (
        <Notice tone="info" title={messages.idle}>
          <p>{messages.idleText}</p>
        </Notice>
      )}
      {flag && proposal && <ProposalPanel key={proposal.revision} flag={flag} proposal={proposal} />}
      {flag && <FlagForm key={flag.id} flag={flag} />}
    </Drawer>
  );
}

/** Renders the edit of one flag, the accounts that it affects, and its history. */
function FlagForm({ flag }: { flag: StoredFlag }) {
  const asksAnother = useFlagApproval() === 'by-another';
  const [change, request] = useChangeFlagMutation();
  const { id, name, revision } = flag;
  const edit = useEdit<DescribedFlag>(
    `flag:${id}`,
    { value: editableFlag(flag), revision },
    (value, baseRevision) => change({ id, name, value, baseRevision }),
    request,
  );
  const [problems, setProblems] = useState<FlagProblems>({});
  const submit = async (form: HTMLFormElement) => {
    const found = checkFlag(edit.value);
    const known = flag.targetUsers ?? [];
    const added = (edit.value.targetUsers ?? []).filter((uid) => !known.includes(uid));
    if (added.length > 0 && !found.targetUsers) {
      // Without an answer the function decides.
      const unknown = await findUnknownAccounts(added).catch(() => []);
      if (unknown.length > 0) found.targetUsers = messages.targetsUnknown(unknown);
    }
    setProblems(found);
    if (Object.keys(found).length > 0) {
      // The fields are marked once the problems are rendered.
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    await edit.save();
  };
  // Number of discarded edits: a new one also clears text typed into fields.
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
            {asksAnother ? messages.propose : messages.save}
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
