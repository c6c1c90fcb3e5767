import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import type { AuditEntry } from 'shared-lib/model';
import { failureOf } from 'shared-lib/store';
import { showToast } from 'shared-lib/toast';
import { SUPERSEDED, useRevertChangeMutation } from '../../../admin-data/revert-change';
import { describeAudit, type Names } from '../../../audit-words';
import { useAuthor } from '../../../session/admin-context';
import { AskDialog } from '../../../ui/dialogs/ask-dialog';
import { messages } from '../messages';

interface RevertButtonProps {
  entry: AuditEntry;
  names: Names;
  onReverted: () => void;
}

/** Renders the button that reverts a change; asks again when later changes followed it. */
export function RevertButton({ entry, names, onReverted }: RevertButtonProps) {
  const author = useAuthor();
  const [isAsking, setAsking] = useState(false);
  const [isSuperseded, setSuperseded] = useState(false);
  const [send] = useRevertChangeMutation();

  const revert = async () => {
    const answer = await send({ author, entry, confirmed: isSuperseded, fails: 'screen' });
    if (answer.error) {
      if (failureOf(answer.error)?.code === SUPERSEDED) setSuperseded(true);
      return answer;
    }
    showToast('success', answer.data === 'proposed' ? messages.revertProposed : messages.reverted);
    onReverted();
    return answer;
  };

  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowBackUp size={18} aria-hidden />}
        aria-label={messages.revertOf(describeAudit(entry, names))}
        onClick={() => setAsking(true)}
      >
        {messages.revert}
      </Button>
      <AskDialog
        opened={isAsking}
        title={isSuperseded ? messages.supersededTitle : messages.revertTitle}
        confirm={isSuperseded ? messages.revertAnyway : messages.revert}
        danger={isSuperseded}
        onConfirm={revert}
        onClose={() => {
          setAsking(false);
          setSuperseded(false);
        }}
      >
        <p>{describeAudit(entry, names)}</p>
        <p>{isSuperseded ? messages.supersededText : messages.revertText}</p>
      </AskDialog>
    </>
  );
}
